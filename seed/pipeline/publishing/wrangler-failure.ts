/** Translates wrangler's errors for an editor, and tells whether a retry can help. */
import { stripVTControlCharacters } from "node:util";
import { StoreFailure } from "./store";

interface Meaning {
  /**
   * Matches wrangler's output: messages and codes of Cloudflare's API. The HTTP status is printed only for a response
   * that is not JSON.
   */
  says: RegExp;
  message: string;
  lasting: boolean;
}

/** The first match counts. Codes: developers.cloudflare.com/api, errors of Workers KV and of the API itself. */
const meanings: Meaning[] = [
  {
    says: /limit exceeded for the day|free usage limit|code: 10048\b/i,
    message:
      "shkrimet falas të ditës në Cloudflare mbaruan (1000 në ditë, deri në mesnatë UTC); provo nesër, ajo që u shkrua nuk humbet",
    lasting: true,
  },
  {
    says: /"loggedIn": ?false|CLOUDFLARE_API_TOKEN environment variable|not logged in|did not login|code: (?:10000|10001|6003|9106|9109)\b|authentication error|invalid (?:access|api) token/i,
    message: "wrangler nuk ka hyrë në Cloudflare; hyr me: npx wrangler login",
    lasting: true,
  },
  {
    says: /more than one account available/i,
    message: "ke hyrë në disa llogari të Cloudflare-it; vër te CLOUDFLARE_ACCOUNT_ID atë të revistës",
    lasting: true,
  },
  {
    says: /namespace not found|code: 10013\b/i,
    message: "hapësira KV e revistës nuk gjendet më në këtë llogari; nise me: npm run deploy",
    lasting: true,
  },
  {
    says: /too many requests|throttling|rate.?limit|code: (?:971|10429)\b|-> 429\b/i,
    message: "Cloudflare kërkon të presim: shumë kërkesa njëherësh",
    lasting: false,
  },
  {
    says: /fetch failed|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|socket|other side closed|network/i,
    message: "lidhja me Cloudflare u ndërpre",
    lasting: false,
  },
  {
    says: /-> 5\d\d\b|internal (?:server )?error|service unavailable|bad gateway|malformed response/i,
    message: "Cloudflare nuk u përgjigj si duhet",
    lasting: false,
  },
];

/** Explains a failure. @param output all that wrangler printed before it failed */
export function explainFailure(output: string): StoreFailure {
  const plain = stripVTControlCharacters(output);
  const meaning = meanings.find(({ says }) => says.test(plain));
  if (meaning !== undefined) return new StoreFailure(meaning.message, meaning.lasting);
  const errorLine = plain
    .split("\n")
    .map((line) => line.trim())
    .find((line) => /error/i.test(line));
  return new StoreFailure(`wrangler nuk ia doli: ${(errorLine ?? plain.trim()).slice(0, 200)}`);
}

/** Makes the failure of a wrangler that was stopped after this many seconds. */
export const tookTooLong = (seconds: number) =>
  new StoreFailure(`Cloudflare nuk u përgjigj brenda ${seconds} sekondash`);
