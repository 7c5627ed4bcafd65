import type { MetaFunction } from "@remix-run/cloudflare";
import { pageTitle } from "../magazine/site";
import { OfflineScreen } from "../ui/absence/offline-screen";

export const meta: MetaFunction = () => [
  { title: pageTitle("Pa rrjet") },
  { name: "robots", content: "noindex" },
  { name: "description", content: "Çfarë ke me vete kur rrjeti mungon." },
];

/** Shows the page for an address that the device lacks offline (docs/decisions/025). */
export default function Offline() {
  return <OfflineScreen />;
}
