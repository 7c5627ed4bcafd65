/** Shows every picture in both themes, at the sizes of covers and of phones. */
import type { Drawn } from "./all-pictures";
import { palette } from "./kit/palette";

const inTheme = (text: string, theme: "light" | "dark"): string => {
  const dark = /@media\(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/;
  const themed = theme === "dark" ? text.replace(dark, "$1") : text.replace(dark, "");
  return `data:image/svg+xml;base64,${Buffer.from(themed).toString("base64")}`;
};

/** Makes one self-contained HTML page. Each picture gets the rules of one theme, so that both are side by side. */
export const contactSheet = (drawn: readonly Drawn[]): string => {
  const rows = drawn.map(({ picture, path, text }) => {
    const both = (["light", "dark"] as const).map((theme) => {
      const source = inTheme(text, theme);
      const sizes = ["large", "small", "strip"].map((size) => `<img class="${size}" src="${source}" alt="">`);
      return `<div class="${theme}">${sizes.join("")}</div>`;
    });
    const weight = (Buffer.byteLength(text) / 1024).toFixed(1).replace(".", ",");
    const { title, description } = picture;
    return `<h2>${path} · ${weight} KB</h2><p>${title}. ${description}</p><section>${both.join("")}</section>`;
  });
  const style = `
body{margin:20px;font:15px/1.4 Georgia,serif;background:#fff;color:#111}
h2{margin:26px 0 0;font-size:17px}
p{margin:2px 0 6px}
section{display:grid;grid-template-columns:1fr 1fr;gap:10px}
section>div{display:grid;grid-template-columns:1fr 320px;gap:14px;padding:12px;align-items:start}
.light{background:${palette.light.paper}}
.dark{background:${palette.dark.paper}}
img{display:block}
.large{grid-row:1/3;width:100%}
.small{width:320px}
.strip{width:320px;aspect-ratio:9/4;object-fit:cover}`;
  const head = `<meta charset="utf-8"><title>Figurat</title><style>${style}</style>`;
  return `<!doctype html><html lang="sq">${head}${rows.join("\n")}</html>\n`;
};
