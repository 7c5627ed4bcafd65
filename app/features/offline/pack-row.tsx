import { plural } from "../../magazine/albanian";
import { fileSize } from "../../magazine/file-size";
import type { Pack } from "../../magazine/pack";
import { PackButtons, PackStatus } from "./pack-controls";
import { type Device, keptOn } from "./pack-device";
import { packBytes } from "./pack-rules";
import { usePack } from "./use-pack";

/** Shows one chapter in the list of packs. It has its size and the buttons of its state. */
export function PackRow({
  pack,
  device,
  onChange,
}: {
  pack: Pack;
  device: Device | "unable" | null;
  onChange: () => void;
}) {
  const taking = usePack(pack, device, onChange);
  const files = device === "unable" ? null : device?.files;
  return (
    <section
      id={pack.chapter}
      className={`${pack.subject} grid grid-cols-[minmax(0,1fr)] items-end gap-x-gutter gap-y-5 rule-t-2 py-10 bar:grid-cols-[1fr_auto]`}
    >
      <div>
        <h2 className="text-[1.9rem]/[1.05] [overflow-wrap:anywhere]">
          <a href={`/${pack.subject}/${pack.chapter}`}>{pack.title}</a>
        </h2>
        <p className="pt-3 text-[0.92rem] text-mute">
          {plural(pack.lessons, "mësim", "mësime")}
          {files ? ` · ${fileSize(packBytes(pack, files))}` : ""}
        </p>
      </div>
      <PackButtons title={pack.title} pack={taking} able={keptOn(device, pack.chapter) !== undefined} />
      <PackStatus title={pack.title} pack={taking} />
    </section>
  );
}
