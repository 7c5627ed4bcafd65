import { useRef, useState } from "react";
import { Button } from "../../ui/button";
import { fileFaults, mostFileBytes, readClassFile } from "./class-file";
import type { GivenAssignment } from "./class-memory";

/** Opens a file that another device saved, or says why it is none. */
export function OpenClassFile({ onOpen }: { onOpen: (given: GivenAssignment) => void }) {
  const [fault, setFault] = useState("");
  const field = useRef<HTMLInputElement>(null);
  async function open(file: File | undefined) {
    if (file === undefined) return;
    const read =
      file.size > mostFileBytes
        ? ({ ok: false, fault: "huge" } as const)
        : readClassFile(await file.text().catch(() => ""));
    setFault(read.ok ? "" : fileFaults[read.fault]);
    if (read.ok) onOpen(read.given);
  }
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Button onClick={() => field.current?.click()}>Hape nga skedari</Button>
      <input
        ref={field}
        hidden
        type="file"
        aria-label="Skedari i klasës"
        accept=".json,application/json"
        onChange={({ target }) => {
          open(target.files?.[0]);
          target.value = "";
        }}
      />
      <p role="status">{fault}</p>
    </div>
  );
}
