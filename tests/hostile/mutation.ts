import { each, type HostileClass } from "./hostile-class";

/** Texts that become elements when they are parsed a second time in another place. */
const sleepers = [
  "<img src=x onerror=harm()>",
  "<script>harm()</script>",
  "<img title='</style><img src=x onerror=harm()>'>",
  "<a title='--></title></noscript></textarea></style></xmp><img src=x onerror=harm()>'>a</a>",
  "<svg onload=harm()>",
];

const mathParents = [
  (inside: string) => `<math><mtext><table><mglyph><style><!--</style>${inside}`,
  (inside: string) => `<math><mtext><mglyph><style>${inside}</style></mglyph></mtext></math>`,
  (inside: string) => `<math><annotation-xml encoding="text/html"><style>${inside}</style></annotation-xml></math>`,
  (inside: string) => `<math><annotation-xml encoding="application/xhtml+xml"><p>${inside}</p></annotation-xml></math>`,
  (inside: string) => `<form><math><mtext></form><form><mglyph><style></math>${inside}`,
  (inside: string) => `<math><mi><table><tr><td><mglyph></td></tr></table><malignmark><style>${inside}`,
  (inside: string) => `<math><mtext><option><fake><option></option><mglyph><style>${inside}</style></fake>`,
  (inside: string) =>
    `<math><semantics><mi>x</mi><annotation encoding="text/html">${inside}</annotation></semantics></math>`,
  (inside: string) => `<math></p><style><!--</style>${inside}--></style></math>`,
  (inside: string) => `<p><math><ms><b><xmp><![CDATA[${inside}]]></xmp></b></ms></math>`,
];
const svgParents = [
  (inside: string) => `<svg></p><style><a id="</style>${inside}">`,
  (inside: string) => `<svg><style>${inside}</style></svg>`,
  (inside: string) => `<svg><foreignObject><p>${inside}</p></foreignObject></svg>`,
  (inside: string) => `<svg><desc><noscript>${inside}</noscript></desc></svg>`,
  (inside: string) => `<svg><title><style><!--</style>${inside}--></title></svg>`,
  (inside: string) => `<svg><![CDATA[</svg>${inside}]]>`,
  (inside: string) => `<svg><a><style><p title="</style>${inside}">`,
  (inside: string) => `<svg><math><mtext><svg><style>${inside}</style></svg></mtext></math></svg>`,
];
const rawParents = [
  "noscript",
  "noembed",
  "noframes",
  "xmp",
  "plaintext",
  "textarea",
  "title",
  "style",
  "iframe",
  "listing",
].map((tag) => (inside: string) => `<${tag}><p title="</${tag}>${inside}">a</p>`);
const templates = [
  (inside: string) => `<template>${inside}</template>`,
  (inside: string) => `<template><template>${inside}</template></template>`,
  (inside: string) => `<template shadowrootmode=open>${inside}</template>`,
  (inside: string) => `<p><template shadowrootmode="closed"><slot></slot>${inside}</template>a</p>`,
  (inside: string) => `<table><template><tr><td>${inside}</td></tr></template></table>`,
];

export const mathMutation: HostileClass = {
  name: "mutation through MathML",
  bodies: each(mathParents, sleepers, (parent, inside) => parent(inside)),
};
export const svgMutation: HostileClass = {
  name: "mutation through SVG",
  bodies: [
    ...each(svgParents, sleepers, (parent, inside) => parent(inside)),
    "<svg><animate onbegin=harm() attributeName=x dur=1s>",
    "<svg><set attributeName=onmouseover to=harm()></svg>",
    "<svg><a><animate attributeName=href values=javascript:harm() /><text y=20>a</text></a></svg>",
    "<svg><script>harm()</script></svg>",
    "<svg><script href=data:,harm() /></svg>",
    "<svg><script>&#104;arm()</script></svg>",
    "<svg><handler type=text/javascript ev:event=load>harm()</handler></svg>",
  ],
};
export const rawTextMutation: HostileClass = {
  name: "mutation through raw text",
  bodies: each(rawParents, sleepers.slice(0, 4), (parent, inside) => parent(inside)),
};
export const templateMutation: HostileClass = {
  name: "mutation through templates",
  bodies: each(templates, sleepers, (parent, inside) => parent(inside)),
};
