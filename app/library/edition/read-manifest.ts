/** Parses a manifest and checks it against its version. A lost list or an altered record makes it invalid. */
import type * as v from "valibot";
import { parse, parseJson } from "../../magazine/result";
import { type Manifest, manifestKey, manifestSchema, recordSchemas, versionText } from "../kv-layout";
import { hashText } from "./hash-text";

type Log = (line: string) => void;

/** Parses a manifest's text. @returns null if it is absent, of another schema or damaged; the log names the cause */
export async function readManifest(text: string | null, log: Log): Promise<Manifest | null> {
  if (text === null) return null;
  const parsed = parseJson(manifestSchema, text);
  if (!parsed.ok) {
    log(`${manifestKey}: ${parsed.problems[0]}`);
    return null;
  }
  const manifest = parsed.value;
  if ((await hashText(versionText(JSON.parse(text)))) !== manifest.version) {
    log(`${manifestKey}: damaged: its lists are not those of version ${manifest.version}`);
    return null;
  }
  const sound = <List extends ListName>(list: List) => soundRecords(recordSchemas[list], manifest[list], list, log);
  const lists = {
    categories: sound("categories"),
    authors: sound("authors"),
    contents: sound("contents"),
    projects: sound("projects"),
  };
  const isWhole = Object.entries(lists).every(([list, { length }]) => length === manifest[list as ListName].length);
  return { ...manifest, ...lists, ...(!isWhole && withoutMade) };
}

type ListName = keyof typeof recordSchemas;

/** What was made of the records at publication also shows those that were dropped. */
const withoutMade = { contentsJson: undefined, prerendered: undefined };

/** Drops records that do not fit the schema. The version proves the list complete, so only these records are lost. */
function soundRecords<S extends v.GenericSchema>(
  schema: S,
  records: unknown[],
  list: string,
  log: Log,
): v.InferOutput<S>[] {
  return records.flatMap((record, index) => {
    const parsed = parse(schema, record);
    if (parsed.ok) return [parsed.value];
    log(`${manifestKey}: ${list} ${index}: ${parsed.problems[0]}`);
    return [];
  });
}
