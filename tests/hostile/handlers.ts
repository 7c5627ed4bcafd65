import { each, type HostileClass } from "./hostile-class";

const unaided = [
  ...[
    "<img src=x onerror=harm()>",
    '<img src="/" onerror="harm()">',
    "<img src onerror=harm()>",
    "<image src=x onerror=harm()>",
  ],
  ...["<audio src=x onerror=harm()>", "<video src=x onerror=harm()>", "<video><source onerror=harm() src=x></video>"],
  ...[
    "<body onload=harm()>",
    "<body onpageshow=harm()>",
    "<html onload=harm()>",
    "<svg onload=harm()>",
    "<svg/onload=harm()>",
  ],
  ...[
    "<iframe onload=harm()></iframe>",
    "<object data=x onerror=harm()></object>",
    "<embed src=/favicon.svg onload=harm()>",
  ],
  ...["<details open ontoggle=harm()>", "<details name=a open ontoggle=harm()><summary>a</summary></details>"],
  ...["<input autofocus onfocus=harm()>", "<select autofocus onfocus=harm()>", "<textarea autofocus onfocus=harm()>"],
  ...[
    "<button autofocus onfocus=harm()>a",
    "<a autofocus href=/ onfocus=harm()>a</a>",
    "<p autofocus tabindex=0 onfocus=harm()>a",
  ],
  ...["<marquee onstart=harm()>a</marquee>", "<marquee loop=1 width=0 onfinish=harm()>a</marquee>"],
  ...[
    "<link rel=stylesheet href=/styles.css onload=harm()>",
    "<link rel=preload as=image href=/favicon.svg onload=harm()>",
  ],
  ...[
    "<style onload=harm()>p{}</style>",
    "<script src=/x.js onerror=harm()></script>",
    "<track onerror=harm() src=x default>",
  ],
  ...["<math><maction actiontype=toggle onclick=harm()><mi>x</mi><mi>y</mi></maction></math>"],
  ...[
    "<math onfocus=harm() tabindex=0 autofocus><mi>x</mi></math>",
    "<p oncontentvisibilityautostatechange=harm() class=table>a",
  ],
];

const events = [
  ...["click", "dblclick", "auxclick", "contextmenu", "mouseover", "mouseenter", "mousemove", "mousedown", "mouseup"],
  ...["pointerover", "pointerenter", "pointerdown", "pointerup", "focus", "focusin", "blur", "keydown", "copy", "cut"],
  ...[
    "wheel",
    "scroll",
    "toggle",
    "beforetoggle",
    "animationstart",
    "transitionend",
    "selectstart",
    "dragstart",
    "drop",
  ],
  ...["touchstart", "beforeinput", "securitypolicyviolation", "beforematch", "scrollend", "command"],
];
const carriers = [
  (event: string) => `<p on${event}="harm()" tabindex="0">prek</p>`,
  (event: string) => `<a href="/math" on${event}=harm()>lexo</a>`,
  (event: string) => `<math><mi on${event}='harm()'>x</mi></math>`,
  (event: string) => `<td on${event}=harm()><li ON${event.toUpperCase()}=harm()>a</li>`,
];

const disguised = [
  ..."\t\n\f\r/"
    .split("")
    .flatMap((gap) => [
      `<img${gap}src=x${gap}onerror=harm()>`,
      `<img src=x${gap}onerror${gap}=${gap}harm()>`,
      `<p${gap}onclick=harm()>a`,
    ]),
  '<img src="x"onerror="harm()">',
  "<img src='x'onerror='harm()'>",
  "<img src=`x` onerror=`harm()`>",
  "<img src=x:x onerror\n=\nharm()>",
  '<img src=x onerror="&#104;arm()">',
  '<img src=x onerror="&#x68;&#x61;rm&lpar;&rpar;">',
  '<img src=x onerror="harm&#40&#41">',
  "<img src=x onerror=\\u0068arm()>",
  "<img src=x onerror=eval('ha'+'rm()')>",
  "<img src=x onerror=top['ha\\x72m']()>",
  '<img src=x onerror="import(`data:text/javascript,harm()`)">',
  "<img src=x onerror=\"setTimeout('harm()')\">",
  '<img src=x onerror="new Function`harm()```">',
  "<img/src/onerror=harm()>",
  "<img src=x onerror=harm()//",
  "<img\u0000 src=x onerror=harm()>",
  "<img src=x on\u0000error=harm()>",
  "<img src=x \u0000onerror=harm()>",
  "<img src=x onerror\u000b=harm()>",
  "<img src=x ONERROR=harm()>",
  "<IMG SRC=x OnErRoR=harm()>",
  "<img alt='>' src=x onerror=harm()>",
  '<img alt="`><img src=x onerror=harm()>`" src=x>',
  '<img title="--><img src=x onerror=harm()>" src=/favicon.svg>',
  "<x onclick=harm()>a</x>",
  "<prizma-kartë onclick=harm() tabindex=0>a",
  "<a1 onfocus=harm() tabindex=1 autofocus>",
  '<p id=x tabindex=1 onfocusin="harm()">a</p><a href="#x">b</a>',
  '<p class="cap" onclick="harm()"><em onclick="harm()">a</em></p>',
];

export const handlers: HostileClass = {
  name: "handlers of events",
  bodies: [...unaided, ...each(events, carriers, (event, carry) => carry(event)), ...disguised],
};
