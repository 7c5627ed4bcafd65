import { useState } from "react";
import { formatNumber } from "../../magazine/albanian";
import {
  type AssignmentSnapshot,
  type ClassTable,
  classTable,
  explainingPairs,
  type Pile,
  pileOf,
} from "../../magazine/classroom/class-table";
import type { CollectedResult } from "../../magazine/classroom/collection";
import { csv } from "../../magazine/classroom/csv";
import { isMarked } from "../../magazine/classroom/result-code";
import { saveFile } from "../../play/save-file";
import { Button } from "../../ui/button";
import type { PileLimits } from "./class-memory";
import { ClassWall } from "./class-wall";
import { ErrorTable, ScrolledTable, TableTitle } from "./error-table";
import { errorWords } from "./error-words";
import { PileLimitFields } from "./pile-limits";
import { endMarks, gameWords, PupilTable } from "./pupil-table";

/** Shows where a class stands by errors, exercises and pupils; at a press what of it stands on the wall. */
export function ClassTables({
  snapshot,
  results,
  name,
  wallTitle,
  limits,
  onLimits,
  onSave,
}: {
  snapshot: AssignmentSnapshot;
  results: readonly CollectedResult[];
  name: string;
  /** What the class reads above its errors. */
  wallTitle: string;
  limits: PileLimits;
  onLimits: (limits: PileLimits) => void;
  /** Saves the assignment with its results as a file. */
  onSave: () => void;
}) {
  const [isOnWall, setOnWall] = useState(false);
  const table = classTable(snapshot, results);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-12" aria-label="Ku është klasa">
      <div className="flex flex-wrap gap-6">
        <Button onClick={() => setOnWall(true)}>Shfaqe në ekran</Button>
        <Button onClick={() => saveFile(csvFile(name, snapshot, table))}>Ruaje si CSV</Button>
        <Button onClick={onSave}>Ruaje si skedar</Button>
        <Button onClick={() => window.print()}>Shtype</Button>
      </div>
      {isOnWall ? <ClassWall title={wallTitle} table={table} onClose={() => setOnWall(false)} /> : null}
      <Errors {...{ table, snapshot }} />
      <Exercises {...{ table, snapshot }} />
      <Pupils {...{ table, limits, onLimits }} />
    </section>
  );
}

function Errors({ table, snapshot }: { table: ClassTable; snapshot: AssignmentSnapshot }) {
  const rows = table.errors.map((error) => ({
    id: `${error.item} ${JSON.stringify(error.first)}`,
    says: errorWords(error),
    typed: error.typed.length === 0 ? undefined : typedWords(error.typed),
    place: error.item + 1,
    title: snapshot.items[error.item]?.title,
    pupils: error.pupils.length,
  }));
  return (
    <section>
      <TableTitle>Gabimet</TableTitle>
      {rows.length === 0 ? <p>Askush nuk gaboi herën e parë.</p> : <ErrorTable rows={rows} />}
    </section>
  );
}

const typedWords = (typed: ClassTable["errors"][number]["typed"]) =>
  typed.map(({ typed: text, count }) => `„${text}“${count > 1 ? ` ×${count}` : ""}`).join(", ");

/** Below this share of pupils who solved it, an exercise is called hard. */
const hardShare = 0.5;

function Exercises({ table, snapshot }: { table: ClassTable; snapshot: AssignmentSnapshot }) {
  return (
    <section>
      <TableTitle>Ushtrimet</TableTitle>
      <ScrolledTable name="Tabela e ushtrimeve">
        <caption className="sr-only">Si doli çdo ushtrim, mbi të gjithë nxënësit që e kishin</caption>
        <thead>
          <tr>
            {["Nr.", "Ushtrimi", "Vetë", "Me ndihmë", "Me zgjidhje", "Hapur"].map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.items.map(({ alone, helped, solution, open, of, points }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of an assignment never move.
            <tr key={index}>
              <td>{index + 1}</td>
              <th scope="row" className="min-w-[14rem]">
                {snapshot.items[index]?.title}
                {points === undefined && of > 0 && (alone + helped) / of < hardShare ? <b> · i vështirë</b> : null}
                {points === undefined || points.length === 0 ? null : (
                  <small className="block font-text font-normal">{pointWords(points)}</small>
                )}
              </th>
              {[alone, helped, solution, open].map((count, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: four columns.
                <td key={column} className="figures">
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </section>
  );
}

/** Says how points of a game are spread: „pikët nga 40 deri në 210, mesorja 120“. @param points the fewest first */
function pointWords(points: readonly number[]): string {
  const at = (index: number) => points[index] ?? 0;
  const { length } = points;
  if (length === 1) return `${at(0)} pikë`;
  const middle = (at(Math.floor((length - 1) / 2)) + at(Math.floor(length / 2))) / 2;
  return `pikët nga ${at(0)} deri në ${at(length - 1)}, mesorja ${formatNumber(middle, 1)}`;
}

const piles: Record<Pile, string> = { has: "E kanë", near: "Janë afër", again: "Duhet shpjeguar sërish" };

type PupilRow = ClassTable["pupils"][number];

function Pupils({
  table: { pupils },
  limits,
  onLimits,
}: {
  table: ClassTable;
  limits: PileLimits;
  onLimits: (limits: PileLimits) => void;
}) {
  const least = { has: limits.has / 100, near: limits.near / 100 };
  const pairs = explainingPairs(pupils, least);
  return (
    <section className="print:break-before-page">
      <TableTitle>Nxënësit</TableTitle>
      <dl className="class-piles pb-8">
        {(Object.keys(piles) as Pile[]).map((pile) => {
          const names = pupils.filter(({ share }) => pileOf(share, least) === pile).map(({ name }) => name);
          return (
            <div key={pile}>
              <dt>
                {piles[pile]} ({names.length}):{" "}
              </dt>
              <dd>{names.length === 0 ? "asnjë" : names.join(", ")}</dd>
            </div>
          );
        })}
      </dl>
      {pairs.length === 0 ? null : (
        <p className="max-w-[40em] pb-8">
          <b>Kush t’i shpjegojë kujt:</b> {pairs.map(({ explains, listens }) => `${explains} → ${listens}`).join(" · ")}
          . I pari zgjidhi vetë ushtrime që i dyti nuk i zgjidhi vetë.
        </p>
      )}
      <div className="pb-8">
        <PileLimitFields limits={limits} onMove={onLimits} />
      </div>
      <PupilTable
        rows={pupils.map((row) => ({
          id: row.collected.code,
          name: row.name,
          items: row.collected.result.items,
          minutes: minutes(row),
          isHasty: row.isHasty,
          notes: notesOf(row).join("; "),
        }))}
      />
    </section>
  );
}

/** A result tells minutes up to 63; that many may be more. Of paper they are not known. */
const minutes = ({ collected: { result } }: PupilRow) =>
  isMarked(result) ? "–" : result.minutes >= 63 ? "63+" : String(result.minutes);

/** Notes what a teacher may want to ask about. They accuse nobody. */
const notesOf = ({ collected: { result }, hasOtherEdition, isHasty, sameDevice, sameTyped }: PupilRow): string[] =>
  [
    isMarked(result) && "me dorë",
    sameDevice.length > 0 && `nga i njëjti telefon si ${sameDevice.join(", ")}`,
    sameTyped.length > 0 && `të shkruara njësoj si ${sameTyped.join(", ")}, me numra të tjerë`,
    isHasty && "shumë shpejt",
    hasOtherEdition && "botim tjetër: pa gabime të emërtuara",
  ].filter((note) => note !== false);

/** Returns the table as a file for a spreadsheet. */
const csvFile = (name: string, snapshot: AssignmentSnapshot, table: ClassTable) =>
  new File([csv(csvRows(snapshot, table))], `${name}.csv`, { type: "text/csv;charset=utf-8" });

/** Returns the rows of the file for a spreadsheet: a pupil a row. */
function csvRows(snapshot: AssignmentSnapshot, { pupils }: ClassTable): (string | number)[][] {
  const head = ["Nxënësi", ...snapshot.items.map((_, index) => `Ushtrimi ${index + 1}`), "Pjesa", "Minuta", "Shënim"];
  return [
    head,
    ...pupils.map((row) => [
      row.name,
      ...row.collected.result.items.map(({ end, game }) => (game ? gameWords(game) : endMarks[end][1])),
      formatNumber(row.share, 2),
      minutes(row),
      notesOf(row).join("; "),
    ]),
  ];
}
