import { useEffect, useRef, useState } from "react";
import { keepsMemory } from "../../play/device-memory";
import { type ClassRecord, classRecord, emptyClass } from "./class-memory";

/** The record of this device. Codes come faster than React draws, so whoever changes it reads it first. */
export interface ClassStore {
  record: ClassRecord;
  /** Whether the device keeps it; otherwise it lasts as long as the page. */
  isKept: boolean;
  /** Returns what is kept now: another tab may have written meanwhile. */
  read(): ClassRecord;
  write(record: ClassRecord): void;
}

/** Reads the record in the browser. @returns null before */
export function useClassStore(): ClassStore | null {
  const [record, setRecord] = useState<ClassRecord | null>(null);
  const latest = useRef(emptyClass);
  // A full storage keeps the record that it has: from then on the page's own counts.
  const isKept = useRef(true);
  const read = () => (isKept.current ? (classRecord.read() ?? emptyClass) : latest.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the device is listened to once.
  useEffect(() => {
    isKept.current = keepsMemory();
    const show = () => setRecord(read());
    show();
    window.addEventListener("storage", show);
    return () => window.removeEventListener("storage", show);
  }, []);
  if (record === null) return null;
  return {
    ...{ record, read },
    isKept: isKept.current,
    write(changed) {
      isKept.current = classRecord.write(changed);
      latest.current = changed;
      setRecord(changed);
    },
  };
}
