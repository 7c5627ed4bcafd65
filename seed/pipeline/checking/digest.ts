import { createHash } from "node:crypto";

/** The first 8 hex digits of a SHA-256: enough to see that something changed. */
export const shortDigest = (text: string | Buffer): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 8);
