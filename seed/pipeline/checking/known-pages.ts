import { createHash } from "node:crypto";

/** The addresses to which links may lead. */
export interface PageAddresses extends Iterable<string> {
  has(address: string): boolean;
}

/** Stands for all addresses together where a reading looked through them, as for the nearest name. */
const every = "*";

/** The addresses of a magazine's pages. It notes which were asked for, so that a reading is kept while their answers stand. */
export class KnownPages implements PageAddresses {
  private asked = new Set<string>();
  private digest: string | undefined;

  constructor(private readonly addresses: ReadonlySet<string>) {}

  has(address: string): boolean {
    this.asked.add(address);
    return this.addresses.has(address);
  }

  [Symbol.iterator](): Iterator<string> {
    this.asked.add(every);
    return this.addresses[Symbol.iterator]();
  }

  /** Does some work. @returns its result, and the addresses that it asked for, existing or not */
  askedBy<T>(work: () => T): [value: T, addresses: string[]] {
    const before = this.asked;
    this.asked = new Set();
    try {
      return [work(), [...this.asked]];
    } finally {
      this.asked = before;
    }
  }

  /** Returns a stamp that changes with the answer about an address. */
  stamp(address: string): string {
    if (address !== every) return this.addresses.has(address) ? "page" : "";
    this.digest ??= createHash("sha256")
      .update([...this.addresses].sort().join("\n"))
      .digest("hex");
    return this.digest;
  }
}
