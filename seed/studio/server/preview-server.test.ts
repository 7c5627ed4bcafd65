import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { editionFrom } from "../../../app/library/edition/edition-source";
import { smallEdition } from "../../pipeline/fixtures/small-edition";
import { servePreview } from "./preview-server";

let folder: string;
let server: Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "preview "));
  mkdirSync(join(folder, "public/figures"), { recursive: true });
  writeFileSync(join(folder, "public/figures/guri.svg"), "<svg/>");
  writeFileSync(join(folder, "secret.svg"), "sekret");
  const page = async () =>
    new Response("<html><body>Faqja</body></html>", { headers: { "Content-Type": "text/html" } });
  const edition = editionFrom(smallEdition(["Guri bie."]).manifest, async () => null);
  const shown = { open: async () => edition, folders: [join(folder, "public")] };
  server = await servePreview(page, shown, "bilete");
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Requests a path unchanged: `fetch` would normalise it. */
function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; cookie: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path, headers: { host: `127.0.0.1:${port}`, ...headers } },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk) => (text += chunk));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, text, cookie: answer.headers["set-cookie"]?.[0] ?? "" }),
        );
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}

it("a page is opened with the ticket, which then goes with each of its files", async () => {
  const { status, text, cookie } = await ask("/physics/graviteti?studio=bilete");
  expect([status, text.includes("Faqja"), text.includes("<script>")]).toEqual([200, true, true]);
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
  const sent = { cookie: cookie.split(";")[0] ?? "" };
  expect(await ask("/figures/guri.svg", sent)).toMatchObject({ status: 200, text: "<svg/>" });
  expect((await ask("/figures/guri.svg")).status).toBe(401);
  expect((await ask("/figures/guri.svg", { ...sent, host: "evil.example" })).status).toBe(421);
});

it.each([
  "/../secret.svg",
  "/figures/../../secret.svg",
  "/..%2fsecret.svg",
  "/%2e%2e/secret.svg",
  "/figures/%00/../../secret.svg",
  "/..\\secret.svg",
  "/%",
])("no file outside the folders is handed out for %s", async (path) => {
  const { text } = await ask(`${path}?studio=bilete`);
  expect(text).not.toContain("sekret");
});
