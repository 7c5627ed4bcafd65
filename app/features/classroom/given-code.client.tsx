import { useEffect, useRef, useState } from "react";
import { stepsOfAssignment } from "../../magazine/classroom/assigned-items";
import { type Assignment, taskOf } from "../../magazine/classroom/assignment";
import { readAssignment, writeAssignment } from "../../magazine/classroom/assignment-code";
import type { AssignmentSnapshot } from "../../magazine/classroom/class-table";
import { inGroups } from "../../magazine/classroom/signs";
import { copyOrSelect } from "../../play/copy-or-select";
import { pageAddress } from "../../play/page-address";
import { EnlargedCode, QrCode } from "../../play/qr-code";
import { Button, ButtonLink } from "../../ui/button";
import { classRecord, emptyClass, withGiven } from "./class-memory";

/** Writes an assignment as a code, and keeps it on this device for its results. @returns the code */
export function keptCode(assignment: Assignment, label: string, snapshot: AssignmentSnapshot): string {
  const code = writeAssignment(assignment);
  classRecord.write(withGiven(classRecord.read() ?? emptyClass, { code, label, made: Date.now(), snapshot }));
  return code;
}

/** Shows an assignment's code: as a picture, as a link and as signs for the blackboard. */
export function GivenCode({ code }: { code: string }) {
  const shown = useRef<HTMLAnchorElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [notice, setNotice] = useState("");
  useEffect(() => heading.current?.focus(), []);
  const isFolder = location.protocol === "file:";
  const link = `${new URL("/detyra", pageAddress()).href}#${code}`;
  const read = readAssignment(code);
  const steps = read.ok ? stepsOfAssignment(read.assignment, taskOf(code)) : [];
  const stops = steps.flatMap((step) => (step.kind === "stop" ? step.number : []));
  async function copy() {
    const done = await copyOrSelect(link, shown.current);
    setNotice(done ? "U kopjua." : "Ky shfletues nuk e kopjon vetë: lidhja u përzgjodh, kopjoje ti.");
  }
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-8">
      <h3 ref={heading} tabIndex={-1} className="text-[1.5rem]/[1.2] focus:no-outline print:hidden">
        Kodi është gati
      </h3>
      <div className="given-board print:hidden">
        {isFolder ? (
          <p>Këtu Prizma hapet nga skedari: jepe kodin, jo lidhjen.</p>
        ) : (
          <div className="grid gap-4">
            <EnlargedCode text={link} label="Kodi QR i detyrës" title="Detyra" />
          </div>
        )}
        <div>
          <p>Kodi për dërrasën, te {isFolder ? "„Detyrë nga mësuesi“" : `${new URL(link).host}/detyra`}:</p>
          <p className="board-code figures">{inGroups(code)}</p>
        </div>
      </div>
      {isFolder ? null : (
        <div className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-4 print:hidden">
          <p className="max-w-full [overflow-wrap:anywhere]">
            <a ref={shown} href={link}>
              {link}
            </a>
          </p>
          <Button onClick={copy}>Kopjo lidhjen</Button>
          <p role="status" className="min-h-[1.5em]">
            {notice}
          </p>
        </div>
      )}
      {stops.length === 0 ? null : (
        <p className="print:hidden">
          {stops.length === 1 ? "Numri i ndalesës" : "Numrat e ndalesave, me radhë"}: <b>{stops.join(", ")}</b>.
          Shkruaje në dërrasë kur klasa të vazhdojë.
        </p>
      )}
      <div className="hidden w-full grid-cols-2 gap-8 print:grid">
        {Array.from({ length: 8 }, (_, slip) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: eight equal slips.
          <div key={slip} className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-6 break-inside-avoid">
            <QrCode text={link} label="" />
            <p className="figures text-[0.8rem]/[1.3] [overflow-wrap:anywhere]">
              {new URL(link).host}/detyra
              <b className="block">{inGroups(code)}</b>
            </p>
          </div>
        ))}
      </div>
      <p className="flex flex-wrap gap-6">
        <Button onClick={() => window.print()}>Shtype me kod</Button>
        <ButtonLink href={`/detyra#${code}`}>Provoje vetë si nxënës</ButtonLink>
        <ButtonLink href={`/mesuesi/test#${code}`}>Test në letër</ButtonLink>
        <ButtonLink primary href={`/klasa#${code}`}>
          Mblidh rezultatet
        </ButtonLink>
      </p>
    </div>
  );
}
