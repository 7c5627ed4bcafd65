import { clamp } from "../../play/clamp";
import { Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { afterTake, bestTake, groups, type Heaps, type Take, threadsWith, unpaired } from "./nim";

type Name = "a" | "b" | "c" | "fija" | "merr" | "makina" | "fundit";

/** The nail of the threads, the first thread's height, distances between threads and between beads. */
const nail = { x: 190, y: 58, pitch: 72 };
const bead = { pitch: 23, r: 10.4 };
/** Offset of the chosen beads, and of the handle under its thread. */
const [apart, hang] = [9, 31];
/** The columns of the groups, by their size. */
const columns = { 4: 234, 2: 286, 1: 332 } as const;
const small = { r: 5.6, pitch: 13.4 };
/** Values for the player who took the last bead. */
const [reader, machine] = [1, 2];

const heapsOf = ({ a, b, c }: Values<Name>): Heaps => [a, b, c];
const level = (thread: number) => nail.y + nail.pitch * thread;

/** Returns the reader's chosen take: never more beads than the thread has. */
function chosenTake({ fija, merr, ...values }: Values<Name>): Take {
  const thread = fija - 1;
  return { thread, beads: Math.min(merr, heapsOf({ fija, merr, ...values })[thread] ?? 0) };
}

/** Reads the machine's last take from a number of two digits, thread and beads. 12 is two of the first thread. */
const machineTake = ({ makina }: Values<Name>): Take | null =>
  makina < 10 ? null : { thread: Math.floor(makina / 10) - 1, beads: makina % 10 };

/** Returns the x of a bead's middle; beads are counted from the nail. */
const beadX = (place: number) => nail.x - 18 - bead.pitch * place;

function Thread({ thread, count, taken, gone }: { thread: number; count: number; taken: number; gone: number }) {
  const y = level(thread);
  const place = (i: number) => beadX(i) - (i >= count - taken ? apart : 0);
  return (
    <>
      <Segment from={[12, y]} to={[nail.x, y]} weight={1.2} />
      <rect x={nail.x - 3} y={y - 9} width="6" height="18" fill="currentColor" />
      {Array.from({ length: count + gone }, (_, i) => i).map((i) => (
        <Bead key={i} at={[place(i), y]} state={i >= count ? "gone" : i >= count - taken ? "taken" : "kept"} />
      ))}
    </>
  );
}

/** Draws a bead. It is hatched if it stays, in the spot colour if chosen, an empty ring if the machine took it. */
function Bead({ at: [x, y], state }: { at: Point; state: "kept" | "taken" | "gone" }) {
  if (state === "gone")
    return <circle cx={x} cy={y} r={bead.r} fill="var(--color-paper)" stroke="currentColor" strokeDasharray="2 3.4" />;
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={bead.r}
        fill={state === "kept" ? "var(--color-paper)" : "var(--spot)"}
        stroke="currentColor"
        strokeWidth="2"
      />
      {state === "kept" ? (
        <path
          d={`M${x - 7} ${y + 3}a8 8 0 0 0 11 4M${x - 3} ${y + 4}a6 6 0 0 0 8 -1M${x + 1} ${y + 4}a4 4 0 0 0 4 -4`}
          fill="none"
          stroke="currentColor"
        />
      ) : null}
    </>
  );
}

/** Offsets of a group's beads from its middle. Four are in a square, two side by side, one alone. */
const spots = {
  4: [-1, 1].flatMap((x) => [-1, 1].map((y): Point => [x, y])),
  2: [-1, 1].map((x): Point => [x, 0]),
  1: [[0, 0] as Point],
};

/** Draws a column of groups. A line joins partners, and a group without a partner is in the spot colour. */
function Groups({ size, heaps }: { size: 4 | 2 | 1; heaps: Heaps }) {
  const [x, threads] = [columns[size], threadsWith(heaps, size)];
  const tied = threads.length > 1 ? threads.slice(0, 2) : [];
  return (
    <>
      <Label at={[x, 21]}>{size}</Label>
      {tied.length === 0 ? null : <Line points={tied.map((thread): Point => [x, level(thread)])} weight={2.4} />}
      {threads.map((thread) => {
        const alone = !tied.includes(thread);
        const half = size === 1 ? 11 : 17;
        const high = size === 4 ? 17 : 11;
        return (
          <g key={thread} stroke="currentColor">
            <rect
              x={x - half}
              y={level(thread) - high}
              width={2 * half}
              height={2 * high}
              rx="11"
              fill={alone ? "var(--tint)" : "var(--color-paper)"}
              {...(alone ? { stroke: "var(--spot)", strokeWidth: 3 } : { strokeWidth: 1.6 })}
            />
            {spots[size].map(([right, down]) => (
              <circle
                key={`${right} ${down}`}
                cx={x + (right * small.pitch) / 2}
                cy={level(thread) + (down * small.pitch) / 2}
                r={small.r}
                strokeWidth="1.2"
                fill={alone ? "var(--spot)" : "none"}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

const threadNames = ["e parë", "e dytë", "e tretë"] as const;

/** Names the sizes of the groups without a partner, such as "4, 2 dhe 1". It is empty where each has one. */
const aloneText = (heaps: Heaps) =>
  groups
    .filter((group) => unpaired(heaps) & group)
    .join(", ")
    .replace(/, (?=\d$)/, " dhe ");

/** Describes in words who took the last bead. Else it names the groups that the take leaves without a partner. */
function outcome(values: Values<Name>): string {
  if (values.fundit === reader) return "të fundit e more ti";
  if (values.fundit === machine) return "të fundit e mori makina";
  const alone = aloneText(afterTake(heapsOf(values), chosenTake(values)));
  if (alone === "") return "s’mbetet asnjë grup pa shok";
  return `pa shok ${alone.length === 1 ? "mbetet" : "mbeten"} ${alone}`;
}

function View({ values }: { values: Values<Name> }) {
  const [heaps, take, last] = [heapsOf(values), chosenTake(values), machineTake(values)];
  const count = heaps[take.thread] ?? 0;
  const cut = beadX(count - take.beads) + bead.pitch / 2 - apart / 2;
  const y = level(take.thread);
  const left = afterTake(heaps, take);
  return (
    <>
      {heaps.map((beads, thread) => (
        <Thread
          key={threadNames[thread]}
          thread={thread}
          count={beads}
          taken={thread === take.thread ? take.beads : 0}
          gone={last?.thread === thread ? last.beads : 0}
        />
      ))}
      <Label at={[206, 21]} anchor="end" italic>
        grupet nga
      </Label>
      {groups.map((size) => (
        <Groups key={size} size={size} heaps={left} />
      ))}
      {last === null ? null : (
        <Label at={[12, level(last.thread) - 19]} anchor="start" italic>
          {`makina mori ${last.beads}`}
        </Label>
      )}
      <Label at={[180, 284]} spot large>
        {outcome(values)}
      </Label>
      <Segment from={[cut, y - 17]} to={[cut, y + hang]} weight={3} spot />
      <Handle
        name="merr"
        second="fija"
        counts={take.beads}
        at={[cut, y + hang]}
        valuesAt={([x, down]) => {
          const thread = clamp(Math.round((down - hang - nail.y) / nail.pitch), 0, 2);
          return { fija: thread + 1, merr: (x + apart / 2 - beadX(heaps[thread] ?? 0) - bead.pitch / 2) / bead.pitch };
        }}
      />
    </>
  );
}

/**
 * Returns the values after a take. The next cut is on the fullest thread and takes nothing yet, so that the groups
 * show what the machine left.
 */
function played(values: Values<Name>, take: Take, by: number): Values<Name> {
  const [a, b, c] = afterTake(heapsOf(values), take);
  const fija = [a, b, c].indexOf(Math.max(a, b, c)) + 1;
  const makina = by === machine ? 10 * (take.thread + 1) + take.beads : 0;
  return { a, b, c, fija, merr: 0, makina, fundit: a + b + c === 0 ? by : 0 };
}

/** Returns the values after the machine's take, unless no bead is left. */
function answered(values: Values<Name>): Values<Name> {
  const take = bestTake(heapsOf(values));
  return take === null ? values : played(values, take, machine);
}

const beads = (label: string, start: number) => ({
  ...{ label, unit: "", min: 0, max: 7, step: 1, digits: 0, start },
  by: "buttons" as const,
});
const total = (values: Values<Name>) => heapsOf(values).reduce((sum, count) => sum + count, 0);
const position = (a: number, b: number, c: number): Values<Name> => ({
  ...{ a, b, c },
  fija: 3,
  merr: 0,
  makina: 0,
  fundit: 0,
});

/** Nim against a machine that makes no mistake. The groups without a partner decide before the first take. */
export const beadsAgainstMachine: TouchModel<Name> = {
  title: "Rruaza kundër makinës",
  settings: {
    merr: { label: "Rruaza që merr", unit: "", min: 0, max: 7, step: 1, digits: 0, start: 0, by: "handle" },
    fija: { label: "Fija", unit: "", min: 1, max: 3, step: 1, digits: 0, start: 3, by: "handle" },
    a: beads("Fija e parë", 3),
    b: beads("Fija e dytë", 4),
    c: beads("Fija e tretë", 5),
    makina: { label: "Makina mori", unit: "", min: 0, max: 37, step: 1, digits: 0, start: 0, by: "buttons" },
    fundit: { label: "Të fundit e mori", unit: "", min: 0, max: 2, step: 1, digits: 0, start: 0, by: "buttons" },
  },
  question: {
    text: "Fiton kush merr rruazën e fundit; në një radhë merret nga një fije e vetme. Makina s’gabon kurrë. A e mund dot?",
    choices: ["Po, nëse nis unë", "Po, nëse nis ajo", "Jo, kurrë"],
    right: 0,
    because:
      "Nëse çdo grup me 4, 2 ose 1 rruazë ka një shok, kush e ka radhën prish domosdo një çift, dhe tjetri e ndreq. Te 3, 4 e 5 një 2 është pa shok: merri dy nga fija e parë, pastaj ndreq çdo çift që prish makina.",
    shown: ({ fundit }) => fundit === reader,
  },
  actions: [
    {
      label: "Merri",
      apply: (values) => {
        const take = chosenTake(values);
        return take.beads === 0 ? values : answered(played(values, take, reader));
      },
    },
    {
      label: "Nis makina",
      apply: (values) => (values.makina === 0 && total(values) === 12 ? answered(values) : values),
    },
  ],
  View,
  height: 300,
  describe: (values) => {
    const { thread, beads: taken } = chosenTake(values);
    const last = machineTake(values);
    const lastTake = last === null ? "" : ` Makina mori ${last.beads} nga fija ${threadNames[last.thread]}.`;
    const [a, b, c] = heapsOf(values);
    return `Fijet kanë ${a}, ${b} dhe ${c} rruaza.${lastTake} ${taken === 0 ? "Tani: " : `Merr ${taken} nga fija ${threadNames[thread]}: `}${outcome(values)}.`;
  },
  readings: (values) => {
    const [a, b, c] = afterTake(heapsOf(values), chosenTake(values));
    return [
      ["Ti merr", String(chosenTake(values).beads)],
      ["Mbeten", `${a}, ${b}, ${c}`],
      ["Pa shok", aloneText([a, b, c]) || "asnjë"],
    ];
  },
  samples: [position(3, 4, 5), position(1, 4, 5), position(3, 5, 7), position(2, 4, 6)],
  columns: [
    { head: "fijet", cell: (values) => heapsOf(values).join(", ") },
    { head: "pa shok", cell: (values) => aloneText(heapsOf(values)) || "asnjë" },
    { head: "fiton", cell: (values) => (unpaired(heapsOf(values)) === 0 ? "kush luan i dyti" : "kush nis") },
  ],
};
