/**
 * `npm run bench:search`: measures how often the right page is found. It measures the size of the parts, and the CPU of
 * a query in workerd; `-- --against main` alternates with the search of another commit.
 */
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { type Quality, qualityOf, questions, searchParts } from "../search-quality";
import { printColdSearch, printPage } from "./search-cpu";

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function print(name: string, { total, first, firstThree, missed }: Quality) {
  console.log(
    `${name}: ${total} questions, first ${share(first, total)}, in the first three ${share(firstThree, total)}`,
  );
  for (const { query, found } of missed) console.log(`  ${query} → ${found.join(", ")}`);
}

print("tuned by", await qualityOf(questions.filter(({ heldOut }) => !heldOut)));
print("kept aside", await qualityOf(questions.filter(({ heldOut }) => heldOut)));

for (const { name, text } of searchParts) {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(`${name}: ${kilobytes(Buffer.byteLength(text))}, ${kilobytes(brotliCompressSync(text).length)} brotli`);
}

const { values: options } = parseArgs({
  options: { against: { type: "string" }, rounds: { type: "string", default: "9" } },
});
await printColdSearch(Number(options.rounds), options.against);
await printPage(Number(options.rounds));
