/**
 * Measures what a school asks of the free plan, in bare workerd: a class of thirty that opens mechanics at once, a bell
 * at which thirty classes open two pages each, and the pack of each chapter. The second part of `npm run bench:visit`.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chapters } from "../../app/magazine/chapters";
import type { Pack } from "../../app/magazine/pack";
import { partNames, searchIndexPath } from "../../app/magazine/search/part-names";
import { realEdition, realMagazine } from "../real-magazine";
import { median, writePart } from "./performance-note";
import { type MeasuredServer, serve } from "./workerd";

const ours = readFileSync(fileURLToPath(new URL("../../build/worker/index.js", import.meta.url)), "utf8");
const values = Object.fromEntries(realEdition().entries);
const pupils = 30;
const classes = 30;
/** New processes for each figure. */
const rounds = Number(process.env.ROUNDS ?? 5);

const start = () => serve(ours, values, { kvApart: true });
const mechanics = "/physics/mechanics";

/** Connections at once. More than a thousand were refused. */
const connections = 60;

/** Requests all addresses, as many at once as there are connections. @returns CPU ms of a request, and how many had 200 */
async function askAll(
  server: MeasuredServer,
  addresses: readonly string[],
): Promise<{ cpu: number; answered: number }> {
  const before = server.cpu();
  const queue = [...addresses];
  let answered = 0;
  const connection = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const ask = () => fetch(server.origin + address, { headers: { "Sec-Fetch-Site": "same-origin" } });
      // A kept connection may close as it is used again. Browsers then ask once more, too.
      const response = await ask().catch(ask);
      await response.arrayBuffer();
      if (response.status === 200) answered++;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return { cpu: (server.cpu() - before) / addresses.length, answered };
}

const spread = (values: number[]) =>
  `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`;

/** The lessons that the classes open at the bell: each class another two of them. */
const lessons = realMagazine().contents.filter(({ contentTypeId }) => contentTypeId === 1);
const addressOf = (nth: number) => {
  const { categoryId = 1, slug = "" } = lessons[nth % lessons.length] ?? {};
  return `/${categoryId >= 7 ? "math" : "physics"}/${slug}`;
};
const bell = Array.from({ length: classes * pupils }, (_, i) => [i % classes, (i % classes) + 1].map(addressOf)).flat();

const measured = {
  one: [] as number[],
  cold: [] as number[],
  warm: [] as number[],
  bell: [] as number[],
  bellSeconds: [] as number[],
};
for (let round = 0; round < rounds; round++) {
  const alone = await start();
  measured.one.push((await askAll(alone, [mechanics])).cpu);
  alone.stop();
  const server = await start();
  const thirty = Array.from({ length: pupils }, () => mechanics);
  for (const [kind, figures] of [
    ["cold", measured.cold],
    ["warm", measured.warm],
  ] as const) {
    const { cpu, answered } = await askAll(server, thirty);
    if (answered !== pupils) throw new Error(`${kind}: ${answered} of ${pupils} were answered`);
    figures.push(cpu);
  }
  server.stop();
  const school = await start();
  const began = performance.now();
  const { cpu, answered } = await askAll(school, bell);
  if (answered !== bell.length) throw new Error(`the bell: ${answered} of ${bell.length} were answered`);
  measured.bell.push(cpu);
  measured.bellSeconds.push((performance.now() - began) / 1_000);
  school.stop();
}

// The requests of a pack that the Worker answers: its list, its pages and the parts of the search.
const server = await start();
const index = (await (await fetch(server.origin + searchIndexPath)).json()) as string;
const packs: { title: string; requests: number }[] = [];
for (const { name } of chapters) {
  const pack = (await (await fetch(`${server.origin}/api/packs/${name}`)).json()) as Pack;
  const parts = partNames(index).filter((part) => part.startsWith(`${name}-`)).length;
  packs.push({ title: pack.title, requests: 1 + pack.pages.length + parts });
}
server.stop();
const requests = packs.map((pack) => pack.requests);
const heaviest = packs.find((pack) => pack.requests === Math.max(...requests));
const whole = classes * pupils;
const number = (value: number) => value.toLocaleString("en-US");

writePart("school", [
  `Bare workerd, CPU ms a request with helper threads, KV apart; ${rounds} new processes each, medians, the least and the most.`,
  "",
  "| what | requests to the Worker | CPU ms a request |",
  "|---|---|---|",
  `| the first request of a process, mechanics | 1 | ${spread(measured.one)} |`,
  `| a class of ${pupils} opens mechanics at once, cold | ${pupils} | ${spread(measured.cold)} |`,
  `| the same again, warm | ${pupils} | ${spread(measured.warm)} |`,
  `| ${classes} classes open two lessons each at the bell, cold | ${number(bell.length)} in ${spread(measured.bellSeconds)} s | ${spread(measured.bell)} |`,
  `| a pupil takes a chapter along | ${Math.min(...requests)} to ${Math.max(...requests)}, median ${median(requests)} (most: ${heaviest?.title}) | |`,
  `| all ${number(whole)} pupils take one along, median | ${number(whole * median(requests))} | |`,
]);
console.log({ ...measured, packs });
