/** The top of the exported folder. It has a start page, a few words, and one folder with everything else. */
import { siteName } from "../../../app/magazine/site";

/** The folder below the start page. */
export const innerFolder = "prizma";

/**
 * The start page. Its script opens the magazine at once. If the script does not run, the folder is missing: the page
 * was opened inside a zip, from which Windows extracts only this one file.
 */
const doorPage = `<!doctype html>
<html lang="sq">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${siteName}</title>
<style>
body { max-width: 34rem; margin: 12vh auto; padding: 0 1.2rem; font: 1.15rem/1.5 Georgia, serif; color: #101318; background: #f6f7f6 }
svg { width: 5rem; fill: none; stroke: currentcolor; stroke-width: 2 }
h1 { margin: 0 0 1.2rem; padding-bottom: 0.6rem; border-bottom: 7px solid; font-size: 3rem; line-height: 1 }
a { color: inherit; font-weight: 700 }
@media (prefers-color-scheme: dark) { body { color: #f6f7f6; background: #101318 } }
</style>
<script src="${innerFolder}/hape.js"></script>
<noscript><meta http-equiv="refresh" content="0; url=${innerFolder}/index.html"></noscript>
</head>
<body>
<svg viewBox="0 0 58 30" aria-hidden="true"><path d="M0 13h17M24 2 36 27H12z"/><path d="M31 12.5 58 19" stroke="#4268ef"/><path d="M32.5 16.5 58 27" stroke="#a126b3"/></svg>
<h1>${siteName}</h1>
<p><a href="${innerFolder}/index.html">Hap revistën</a></p>
<p>Nuk hapet? Ndoshta dosja është ende e zipuar. Mbylle këtë faqe, kliko me të djathtën mbi skedarin zip, zgjidh
„Extract All…“ (nxirr të gjitha), dhe hape këtë skedar te dosja e re.</p>
</body>
</html>
`;

const words = `PRIZMA, revistë shkencore në shqip

Kliko dy herë mbi HAP-PRIZMEN.html. Nuk duhet rrjet dhe nuk duhet instaluar asgjë.

Mos e nxirr HAP-PRIZMEN.html nga dosja: pa dosjen "${innerFolder}" pranë nuk hapet.

Ku ruhet puna jote: te shfletuesi i këtij kompjuteri, jo në USB. Në një kompjuter tjetër nuk e gjen.
Te "Fletorja ime" mund ta marrësh me vete si skedar.

Për një server të shkollës: kopjo dosjen "${innerFolder}" ku të duash në server dhe hap index.html.
`;

/** Files at the top, with the script that opens the folder. */
export const doorFiles: [path: string, text: string][] = [
  ["HAP-PRIZMEN.html", doorPage],
  ["LEXO.txt", words],
  [`${innerFolder}/hape.js`, `location.replace("${innerFolder}/index.html");\n`],
];
