import { describe, expect, it } from "vitest";
import { explainFailure } from "./wrangler-failure";

const failed = (note: string) =>
  `\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m A request to the Cloudflare API (/accounts/a/storage/kv/namespaces/n/bulk) failed.\n\n  ${note}\n`;

describe("a failure of wrangler", () => {
  it.each([
    [failed("your account has reached its free usage limit for this operation for today [code: 10048]"), /mesnatë UTC/],
    [failed("KV put() limit exceeded for the day."), /mesnatë UTC/],
    [failed("Authentication error [code: 10000]"), /npx wrangler login/],
    ["In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable", /login/],
    ["More than one account available but unable to select one", /CLOUDFLARE_ACCOUNT_ID/],
    [failed("get namespace: 'namespace not found' [code: 10013]"), /npm run deploy/],
  ])("that lasts is not tried again, and says what to do: %s", (output, message) => {
    const failure = explainFailure(output);
    expect(failure.message).toMatch(message);
    expect(failure.lasting).toBe(true);
  });

  it.each([
    [failed("Please wait and consider throttling your request speed [code: 971]"), /kërkon të presim/],
    [failed("Too many requests"), /kërkon të presim/],
    ["Received a malformed response from the API\n  upstream\n  PUT /x -> 429 Too Many Requests", /kërkon të presim/],
    ["✘ [ERROR] fetch failed", /u ndërpre/],
    ["TypeError: terminated\n cause: SocketError: other side closed", /u ndërpre/],
    ["Received a malformed response from the API\n  <html>\n  PUT /x -> 500 Internal Server Error", /si duhet/],
    ["Received a malformed response from the API\n  PUT /x -> 503 oh", /si duhet/],
  ])("that passes is tried again: %s", (output, message) => {
    const failure = explainFailure(output);
    expect(failure.message).toMatch(message);
    expect(failure.lasting).toBe(false);
  });

  it("of another kind is told in wrangler's own words, without colours, and tried again", () => {
    const failure = explainFailure(failed("the moon is in the way"));
    expect(failure.message).toMatch(/^wrangler nuk ia doli: ✘ \[ERROR\] A request to the Cloudflare API/);
    expect(failure.message).not.toContain("\u001b");
    expect(failure.lasting).toBe(false);
    expect(explainFailure("  hm  ").message).toBe("wrangler nuk ia doli: hm");
    expect(explainFailure(`error ${"x".repeat(500)}`).message).toHaveLength("wrangler nuk ia doli: ".length + 200);
  });
});
