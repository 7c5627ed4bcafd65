/**
 * Imitates a Cloudflare account in which a Worker can be deployed. It has the fake API, and the Worker's public
 * address.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ApiError, type CloudflareStandIn, startStandIn } from "./cloudflare-stand-in";

const account = { id: "0123456789abcdef0123456789abcdef", name: "Shkolla ime" };

export interface CloudflareAccount {
  api: CloudflareStandIn;
  /** The public address, which responds after a Worker is deployed. The built Worker has tests of its own. */
  origin: string;
  /** Returns the upload of the Worker; empty if there is none. */
  uploaded(): string;
  close(): Promise<void>;
}

export async function openAccount({ withNamespace = false } = {}): Promise<CloudflareAccount> {
  let uploaded = "";
  const site = createServer((request, response) => {
    if (uploaded === "") request.socket.destroy();
    else response.writeHead(200, { "X-Edition": "kv" }).end('<main><script></script>{"slug":""}<svg>');
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const subdomain = { enabled: true, previews_enabled: true };
  const once = (there: unknown, code: number) => () =>
    uploaded === "" ? new ApiError(404, code, "This Worker does not exist") : there;
  const upload = (body: string) => {
    uploaded = body;
    return { id: "v", deployment_id: "d", startup_time_ms: 9, resources: { script: { etag: "e" } } };
  };
  const service = { id: "prizma", default_environment: { environment: "production", script: { id: "prizma" } } };
  const api = await startStandIn(
    {
      "GET /user/tokens/verify": () => ({ id: "t", status: "active" }),
      "GET /user": () => ({ id: "u", email: "redaksia@shkolla.al" }),
      "GET /accounts": () => [account],
      "GET /memberships": () => [{ account }],
      "GET /workers/services/prizma": once(service, 10090),
      "GET /workers/scripts/prizma/deployments": once({ deployments: [] }, 10007),
      "GET /workers/scripts/prizma/settings": once({ bindings: [], tags: [] }, 10007),
      "GET /workers/scripts/prizma/subdomain": () => subdomain,
      "POST /workers/scripts/prizma/subdomain": () => subdomain,
      "GET /workers/subdomain": () => ({ subdomain: "shkolla-ime" }),
      "POST /workers/scripts/prizma/assets-upload-session": () => ({ jwt: "j", buckets: [] }),
      // The first upload. Later wrangler adds a version beside the existing one, and then activates it.
      "PUT /workers/scripts/prizma": upload,
      "POST /workers/scripts/prizma/versions": upload,
      "POST /workers/scripts/prizma/deployments": () => ({ id: "d" }),
      "PATCH /workers/scripts/prizma/script-settings": () => ({}),
    },
    { withNamespace },
  );
  return {
    api,
    origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    uploaded: () => uploaded,
    async close() {
      await api.close();
      site.closeAllConnections();
      site.close();
    },
  };
}
