import { useState } from "react";
import { fileFaults, mostFileBytes, readClassFile } from "./class-file";
import type { GivenAssignment } from "./class-memory";
import { FileButton } from "./file-button";

/** Opens a file that another device saved, or says why it is none. */
export function OpenClassFile({ onOpen }: { onOpen: (given: GivenAssignment) => void }) {
  const [fault, setFault] = useState("");
  async function open(file: File) {
    const read =
      file.size > mostFileBytes
        ? ({ ok: false, fault: "huge" } as const)
        : readClassFile(await file.text().catch(() => ""));
    setFault(read.ok ? "" : fileFaults[read.fault]);
    if (read.ok) onOpen(read.given);
  }
  return (
    <div className="flex flex-wrap items-center gap-6">
      <FileButton words="Hape nga skedari" label="Skedari i klasës" accept=".json,application/json" onFile={open} />
      <p role="status">{fault}</p>
    </div>
  );
}
