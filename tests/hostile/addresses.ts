import { base64, each, elsewhere, type HostileClass } from "./hostile-class";

const script = [
  "javascript:harm()",
  "JaVaScRiPt:harm()",
  " javascript:harm()",
  "java\tscript:harm()",
  "java\nscript:harm()",
  "java\rscript:harm()",
  "\u0001javascript:harm()",
  "javascript\t:harm()",
  "javascript&colon;harm()",
  "&#106;avascript:harm()",
  "&#x6A&#x61vascript:harm&lpar;&rpar;",
  "&#0000106avascript:harm()",
  "java&Tab;script:harm()",
  "java&NewLine;script:harm()",
  "javascript://%0aharm()",
  "javascript:%68arm()",
  "javascript:void(harm())",
  "javascript:'<script>harm()</script>'",
  "vbscript:harm()",
  "livescript:harm()",
  "feed:javascript:harm()",
  "view-source:javascript:harm()",
  "\u00a0javascript:harm()",
  "\u2028javascript:harm()",
];
const data = [
  "data:text/html,<script>parent.harm()</script>",
  `data:text/html;base64,${base64("<script>parent.harm()</script>")}`,
  "data:text/html;charset=utf-16,<script>harm()</script>",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='harm()'/>",
  `data:image/svg+xml;base64,${base64("<svg xmlns='http://www.w3.org/2000/svg'><script>harm()</script></svg>")}`,
  "data:text/javascript,harm()",
  "data:,harm()",
  "blob:null/harm()",
  "filesystem:https://harm.example/a",
  "about:blank",
];
const abroad = [
  `${elsewhere}/a`,
  "//harm.example/a",
  "/\\harm.example/a",
  "\\\\harm.example/a",
  "https:harm.example/a",
  "https:/harm.example/a",
  "http://harm.example/a",
  "/\t/harm.example/a",
  "ftp://harm.example/a",
  "ws://harm.example/a",
];
const links = [
  (url: string) => `<a href="${url}">lexo</a>`,
  (url: string) => `<math><mrow href="${url}" xlink:href="${url}"><mi>x</mi></mrow></math>`,
];
const frames = [
  (url: string) => `<iframe src="${url}"></iframe>`,
  (url: string) => `<object data="${url}"></object><embed src="${url}">`,
  (url: string) => `<svg><a href="${url}" xlink:href="${url}"><text y=20>a</text></a></svg>`,
  (url: string) => `<form action="${url}"><button formaction="${url}">a</button><input type=submit></form>`,
];

export const scriptAddresses: HostileClass = {
  name: "javascript: addresses",
  bodies: [
    ...each(script, links, (url, make) => make(url)),
    ...each(script.slice(0, 6), frames, (url, make) => make(url)),
  ],
};

export const dataAddresses: HostileClass = {
  name: "data: addresses",
  bodies: [...each(data, links, (url, make) => make(url)), ...each(data, frames, (url, make) => make(url))],
};

const loading = [
  (url: string) => `<img src="${url}" alt="">`,
  (url: string) => `<img src="/favicon.svg" srcset="${url} 2x" alt=""><picture><source srcset="${url}"><img></picture>`,
  (url: string) =>
    `<picture><source media="screen and (prefers-color-scheme:dark)" srcset="${url}#dark"><img src="${url}"></picture>`,
  (url: string) =>
    `<picture><source media="screen and (prefers-color-scheme:dark)" srcset="${url}/a.svg#dark"><img src="/a.svg"></picture>`,
  (url: string) => `<video src="${url}" poster="${url}" autoplay></video><audio src="${url}" autoplay></audio>`,
  (url: string) =>
    `<link rel=stylesheet href="${url}"><link rel=prefetch href="${url}"><link rel=dns-prefetch href="${url}">`,
  (url: string) =>
    `<table background="${url}"><tr><td background="${url}">a</td></tr></table><body background="${url}">`,
  (url: string) => `<math><mglyph src="${url}"/><mi mathbackground="url(${url})">x</mi></math>`,
  (url: string) => `<svg><image href="${url}"/><use href="${url}#a"/><feImage href="${url}"/></svg>`,
];

export const requests: HostileClass = {
  name: "requests that leave the site",
  bodies: [
    ...each(abroad, loading, (url, make) => make(url)),
    `<base href="${elsewhere}/"><img src="a.png" alt=""><a href="a">b</a>`,
    `<meta http-equiv=refresh content="0;url=${elsewhere}/">`,
    `<meta http-equiv="refresh" content="0;javascript:harm()">`,
    `<meta http-equiv=Link content="<${elsewhere}/a.css>; rel=stylesheet">`,
    `<a href="/math" ping="${elsewhere}/ping">lexo</a>`,
    `<iframe src="${elsewhere}/"></iframe>`,
    `<frameset><frame src="${elsewhere}/"></frameset>`,
    `<portal src="${elsewhere}/"></portal><fencedframe src="${elsewhere}"></fencedframe>`,
    `<input type=image src="${elsewhere}/a.png">`,
    `<isindex action="${elsewhere}" prompt=a>`,
    `<html manifest="${elsewhere}/a"><p>a`,
    `<img src="https&colon;//harm.example/a.png" alt="">`,
    `<img src="/a.png" lowsrc="${elsewhere}/a.png" dynsrc="${elsewhere}/a.png" longdesc="${elsewhere}">`,
    `<blockquote cite="${elsewhere}">a</blockquote><q cite="javascript:harm()">b</q>`,
    `<del cite="${elsewhere}">a</del>`,
    `<p attributionsrc="${elsewhere}"><a attributionsrc="${elsewhere}" href="/math">a</a>`,
  ],
};
