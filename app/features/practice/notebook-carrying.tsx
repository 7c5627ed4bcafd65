import { type ChangeEvent, useRef, useState } from "react";
import { plural } from "../../magazine/albanian";
import { saveFile } from "../../play/save-file";
import { Button } from "../../ui/button";
import { type Logs, mergeLogs, readNotebook, writeNotebook } from "./notebook-file";
import { practiceRecord } from "./practice-log";
import type { PracticedLesson } from "./practiced-lesson";

/** Exports the notebook to a file, imports one from another device, or deletes the notebook. */
export function NotebookCarrying({
  lessons,
  logs,
  hasNotes,
  onChange,
}: {
  lessons: readonly PracticedLesson[];
  logs: Logs;
  /** Whether the device has notes, damaged ones included. Without them there is nothing to export or delete. */
  hasNotes: boolean;
  onChange: () => void;
}) {
  const [notice, setNotice] = useState("");
  const [asking, setAsking] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  function save() {
    saveFile(new File([writeNotebook(logs)], "fletorja-prizma.json", { type: "application/json" }));
    setNotice("Skedari „fletorja-prizma.json“ u ruajt te shkarkimet.");
  }

  async function bring({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file === undefined) return;
    const brought = readNotebook(await file.text(), new Map(lessons.map(({ slug, count }) => [slug, count])));
    target.value = "";
    if (brought === null) {
      setNotice("Ky skedar nuk është fletore e Prizmës; asgjë nuk ndryshoi.");
      return;
    }
    const written = [...brought.logs].map(([slug, log]) => {
      const record = practiceRecord(slug);
      return record.write(mergeLogs(record.read() ?? {}, log));
    });
    const left = brought.damaged === 0 ? "" : ` Pa u lexuar të plota: ${plural(brought.damaged, "mësim", "mësime")}.`;
    setNotice(
      written.every(Boolean)
        ? `U bashkuan shënimet e ${plural(written.length, "mësimi", "mësimeve")}.${left}`
        : "Shfletuesi nuk i ruajti dot të gjitha: kujtesa e tij është plot ose e mbyllur.",
    );
    onChange();
  }

  function forget() {
    for (const { slug } of lessons) practiceRecord(slug).forget();
    setAsking(false);
    setNotice("Fletorja u harrua.");
    onChange();
  }
  return (
    <section aria-label="Fletorja si skedar" className="grid gap-8 print:hidden">
      <p className="max-w-[36em]">
        Fletorja mbahet vetëm në këtë pajisje dhe nuk dërgohet askund.{" "}
        {hasNotes
          ? "Ta çosh te një pajisje tjetër? Ruaje si skedar dhe hape atje."
          : "E ke nisur diku tjetër? Sille si skedar."}
      </p>
      <div className="flex flex-wrap gap-6">
        {logs.size > 0 ? <Button onClick={save}>Ruaje si skedar</Button> : null}
        <Button onClick={() => chooser.current?.click()}>Hape nga skedari</Button>
        <input
          ref={chooser}
          className="sr-only"
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-label="Skedari i fletores"
          onChange={bring}
        />
        {!hasNotes ? null : asking ? (
          <>
            <Button primary onClick={forget}>
              Po, harroje
            </Button>
            <Button onClick={() => setAsking(false)}>Jo, mbaje</Button>
          </>
        ) : (
          <button
            type="button"
            className="min-h-27.5 cursor-pointer no-border bg-transparent px-0 font-semibold underline"
            onClick={() => setAsking(true)}
          >
            Harroje fletoren
          </button>
        )}
      </div>
      <p role="status">{notice}</p>
    </section>
  );
}
