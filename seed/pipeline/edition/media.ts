/** Adds to an edition the files that the deployed site lacks: pictures, films, printable sheets. */
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { canonicalJson, type Media, manifestKey, mediaKey, rollbackKey } from "../../../app/library/kv-layout";
import { type Edition, hash } from "./edition";
import { mediaTypes } from "./media-types";

/** Largest file in bytes. KV takes 25 MiB a value, and base64 makes four characters of three bytes. */
export const largestMedia = 18 * 1024 * 1024;

/** Tells whether a file can be published with an edition. */
export const mayTravel = (address: string, bytes: number): boolean =>
  extname(address).toLowerCase() in mediaTypes && bytes <= largestMedia;

/** Adds files to an edition. Their bytes get keys of their own, their addresses go into its manifests. */
export function withMedia({ manifest, entries }: Edition, files: { address: string; path: string }[]): Edition {
  if (files.length === 0) return { manifest, entries };
  const bodies = new Map<string, string>();
  const media: Record<string, Media> = {};
  for (const { address, path } of files) {
    const bytes = readFileSync(path);
    const text = bytes.toString("base64");
    const key = mediaKey(hash(text));
    bodies.set(key, text);
    media[address] = { key, type: mediaTypes[extname(address).toLowerCase()] ?? "", bytes: bytes.length };
  }
  const whole = { ...manifest, media };
  const text = canonicalJson(whole);
  const all = new Map([...bodies, ...entries, [rollbackKey(manifest.version), text], [manifestKey, text]] as const);
  return { manifest: whole, entries: all };
}
