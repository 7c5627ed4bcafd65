import { createHash } from "node:crypto";

/** Returns the first 8 hex digits of a SHA-256: enough to detect a change. */
export const shortDigest = (text: string | Buffer): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 8);
