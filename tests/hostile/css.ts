import { each, elsewhere, type HostileClass } from "./hostile-class";

const rules = [
  "position:fixed;inset:0;z-index:9999;background:red",
  `background:url(${elsewhere}/a.png)`,
  `background:url(javascript:harm())`,
  "width:expression(harm())",
  "behavior:url(#default#time2)",
  "-moz-binding:url(//harm.example/a.xml#b)",
  `list-style-image:url("${elsewhere}/b.png");content:url(${elsewhere}/c.png)`,
  `cursor:url(//harm.example/d.cur),auto`,
  "position:absolute;top:-200px;left:-200px;width:5000px;height:5000px",
  "margin:-9999px;transform:scale(50)",
  "backg\\72ound:url(//harm.example/e.png)",
  "x:\\75rl(//harm.example/f.png)",
  "--x:url(//harm.example/g.png);background:var(--x)",
  "animation:x 1ms",
];
const carriers = [
  (rule: string) => `<p style="${rule.replaceAll('"', "'")}">a</p>`,
  (rule: string) => `<style>main,body,p{${rule}}</style><p>a</p>`,
];

/** Styles that reach outside the lesson. The class names are the magazine's own, of elements that float over a page. */
const borrowed = [
  ...["skip", "top", "menu", "menu-close", "menu-button", "toast", "toasts", "cover bleed", "bleed", "story", "plate"],
  ...[
    "wrap body",
    "fixed inset-0 z-50",
    "absolute top-0 left-0 w-screen h-screen",
    "sr-only",
    "screen",
    "letters",
    "film",
  ],
];

export const css: HostileClass = {
  name: "CSS",
  bodies: [
    ...each(rules, carriers, (rule, carry) => carry(rule)),
    ...borrowed.map((name) => `<p class="${name}"><a class="${name}" href="/math">prek</a></p>`),
    `<style>@import "${elsewhere}/a.css";</style>`,
    `<style>@import url(//harm.example/b.css);@font-face{font-family:x;src:url(${elsewhere}/c.woff2)}p{font-family:x}</style>`,
    `<style>@namespace x url(javascript:harm());a[href^="/"]{background:url(${elsewhere}/d)}</style>`,
    '<link rel=stylesheet href="data:text/css,body{display:none}">',
    "<math><mstyle style='position:fixed;inset:0' mathcolor='red' mathsize='9999px'><mi>x</mi></mstyle></math>",
    "<math><mspace width='-9999px' height='9999px'/><mpadded lspace='-5000px' voffset='-5000px'><mi>x</mi></mpadded></math>",
    "<font size=7 color=red>a</font><center>b</center><p align=right bgcolor=red>c</p>",
    "<table width=99999 height=99999 border=99><tr><td nowrap width=99999>a</table>",
    "<img src=/favicon.svg width=99999 height=99999 hspace=9999 vspace=9999 alt=''>",
    "<dialog open>a</dialog><p popover id=p>b</p><button popovertarget=p>c</button>",
    "<p dir=rtl>a</p><bdo dir=rtl>b</bdo><p>\u202eab\u202c</p>",
    "<p hidden>a</p><p inert>b</p><p contenteditable>c</p><p draggable=true>d</p>",
  ],
};
