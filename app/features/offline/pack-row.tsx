import { plural } from "../../magazine/albanian";
import { fileSize } from "../../magazine/file-size";
import type { ListedPack } from "../../magazine/pack";
import { Picture } from "../../ui/picture";
import { PackStatus } from "./pack-controls";
import { type Device, keptOn } from "./pack-device";
import { packBytes } from "./pack-rules";
import { usePack } from "./use-pack";

/** Shows one pack in the list of packs. It has its picture, its size, and a ring that fills while it comes. */
export function PackRow({
  pack,
  device,
  onChange,
}: {
  pack: ListedPack;
  device: Device | "unable" | null;
  onChange: () => void;
}) {
  const taking = usePack(pack, device, onChange);
  const files = device === "unable" ? null : device?.files;
  return (
    <section
      id={pack.chapter}
      className={`${pack.subject ?? ""} pack-row rule-t-1${pack.cover === undefined ? "" : " has-picture"}`}
    >
      {pack.cover === undefined ? null : <Picture src={pack.cover} alt="" width={1200} height={800} loading="lazy" />}
      <div>
        <h2 className="text-[min(clamp(1.35rem,1.1rem+1.2vw,1.6rem),9vw-0.35rem)]/[1.05] text-deep [overflow-wrap:anywhere]">
          <a className="no-underline hover:underline" href={pack.front}>
            {pack.title}
          </a>
        </h2>
        <p className="pt-1 text-[0.88rem] text-balance text-mute">
          {pack.lessons > 0
            ? plural(pack.lessons, "mësim", "mësime")
            : "Detyra, klasa, kartelat, planet e orëve dhe lexuesi i kodeve"}
          {files ? ` · ${fileSize(packBytes(pack, files))}` : ""}
        </p>
      </div>
      <RingButtons title={pack.title} pack={taking} able={keptOn(device, pack.chapter) !== undefined} />
      <PackStatus title={pack.title} pack={taking} quiet />
    </section>
  );
}

/** What the ring's button does, and the drawing in it. */
const actions = {
  take: { name: "Merre me vete", mark: "M22 12V31M14.5 24 22 31.5 29.5 24" },
  renew: { name: "Përditësoje", mark: "M22 12V31M14.5 24 22 31.5 29.5 24" },
  stop: { name: "Ndale", mark: "M16 16H28V28H16Z" },
} as const;

/** Circumference of the ring, in hundredths of which its share is drawn. */
const whole = 100;

/** Shows the button of a pack's state in a ring, which is as full as the pack. A full one has a tick, and is removed. */
function RingButtons({
  title,
  pack: { state, take, remove, stop },
  able,
}: {
  title: string;
  pack: ReturnType<typeof usePack>;
  able: boolean;
}) {
  const isTaken = state.is === "taken";
  const action = state.is === "coming" ? "stop" : state.is === "stale" ? "renew" : "take";
  const { name, mark } = actions[action];
  const share = state.is === "coming" ? Math.round(whole * state.done) : state.is === "absent" ? 0 : whole;
  const ring = (
    <svg className="pack-ring" viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="20" />
      {share === 0 ? null : (
        <circle className="filled" cx="22" cy="22" r="20" pathLength={whole} strokeDasharray={`${share} ${whole}`} />
      )}
      <path d={isTaken ? "M13.5 23 19.5 29 31 15.5" : mark} />
    </svg>
  );
  return (
    <div className="flex items-center gap-4">
      {isTaken || state.is === "stale" ? (
        <button
          type="button"
          className="min-h-27.5 no-border cursor-pointer bg-transparent px-4 text-[0.92rem] font-semibold underline"
          aria-label={`Hiqe nga pajisja: ${title}`}
          onClick={remove}
        >
          Hiqe
        </button>
      ) : null}
      {isTaken ? (
        ring
      ) : (
        <button
          type="button"
          className="no-border cursor-pointer bg-transparent p-0 text-inherit disabled:cursor-default"
          disabled={action !== "stop" && !able}
          aria-label={`${name}: ${title}`}
          title={name}
          onClick={action === "stop" ? stop : take}
        >
          {ring}
        </button>
      )}
    </div>
  );
}
