/** Carries out wrangler's commands of KV by the requests that wrangler sends, without a process of its own. */
import { explainFailure } from "../../seed/pipeline/publishing/wrangler-failure";

interface ApiAnswer {
  success: boolean;
  errors: { code: number; message: string }[];
  result: unknown;
}

/**
 * Takes the place of `wrangler()` in `seed/pipeline/publishing/wrangler.ts`. `remote-publishing.test.ts` holds both to
 * the same answers and the same requests.
 *
 * @param args a command of wrangler's `kv`
 * @param input what wrangler reads from a file
 * @returns what wrangler prints
 * @throws StoreFailure
 */
export async function kvByRequests(args: string[], input?: unknown): Promise<string> {
  const namespace = `/${args[args.indexOf("--namespace-id") + 1]}`;
  const command = args.slice(0, 3).join(" ");
  switch (command) {
    case "kv namespace list":
      return JSON.stringify(await pages(""));
    case "kv key list":
      return JSON.stringify(await send("GET", `${namespace}/keys`));
    case "kv bulk get":
      return JSON.stringify(
        ((await send("POST", `${namespace}/bulk/get`, { keys: input })) as { values: object }).values,
      );
    case "kv bulk put":
      await send("PUT", `${namespace}/bulk`, input);
      return "Success!";
    case "kv bulk delete":
      await send("DELETE", `${namespace}/bulk`, input);
      return "Success!";
    default:
      throw new Error(`The command ${command} is not known here.`);
  }
}

async function pages(path: string): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let page = 1; ; page++) {
    const some = (await send("GET", `${path}?page=${page}`)) as unknown[];
    if (some.length === 0) return found;
    found.push(...some);
  }
}

/** Sends a request to the account's KV. @returns the result in its answer */
async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  const { CLOUDFLARE_API_BASE_URL: base, CLOUDFLARE_ACCOUNT_ID: account } = process.env;
  const address = `${base}/accounts/${account}/storage/kv/namespaces${path}`;
  const response = await fetch(address, { method, body: JSON.stringify(body) }).catch((error: unknown) => {
    throw explainFailure(String(error));
  });
  const text = await response.text();
  if (!text.startsWith("{")) throw explainFailure(`malformed response ${method} ${path} -> ${response.status}`);
  const { success, errors, result } = JSON.parse(text) as ApiAnswer;
  if (success) return result;
  throw explainFailure(errors.map(({ code, message }) => `${message} [code: ${code}]`).join("\n"));
}
