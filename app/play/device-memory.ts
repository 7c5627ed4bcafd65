/**
 * Keeps what a pupil did on this device alone: records in the browser's storage, never sent. A blocked, full or
 * damaged storage costs the memory and nothing else, so every function here returns instead of throwing.
 */

import { isEmbedPath } from "../magazine/embed";

/** What is remembered, by the first part of a record's name. The privacy page lists these words. */
export const memoryRooms = {
  kuizi: "Kuizi i nisur: përgjigjet që ke dhënë deri tani",
  ninja: "Number Ninja: rekordi yt dhe faktet që gabon më shpesh",
  nivelet: "Nivelet e qarkut: cilat i ke kaluar dhe qarku që po ndërton",
  laboratori: "Laboratori i qarqeve: qarku që ke lënë përgjysmë dhe detyrat e vëna në fletë",
  parashikimet: "Modelet: parashikimet që ke bërë",
  ushtrimet: "Ushtrimet: cilat i ke bërë, kur, dhe si të dolën",
  matjet: "Projektet: leximet që ke shënuar në fletë",
} as const;

type MemoryRoom = keyof typeof memoryRooms;

/** One remembered value of one kind. */
export interface DeviceRecord<T> {
  /** @returns what was written, or null where nothing, or nothing valid, is kept */
  read(): T | null;
  /** @returns false where the browser keeps nothing: private mode, a full or a blocked storage */
  write(value: T): boolean;
  forget(): void;
  /** Whether something is kept that cannot be read, or not whole: the next `write` replaces it. */
  isDamaged(): boolean;
}

export interface RecordOptions<T> {
  /** Room and name: `ninja/rekordi`, `kuizi/waves-quiz`. */
  name: MemoryRoom | `${MemoryRoom}/${string}`;
  /** Raised when the shape changes: a record of another version reads as null. */
  version: number;
  /** Checks what was kept, as anybody may have edited it. @returns the value, or null where it is not one */
  parse: (value: unknown) => T | null;
  /** `tab` ends with the tab and survives reload, Back and a discarded tab; `device` stays until it is forgotten. */
  lasts: "tab" | "device";
}

/** Every key of the magazine begins so, and only its own keys are ever removed. */
export const memoryPrefix = "prizma:";

/** @returns the storage; null in a frame of another site, and where the browser refuses it: reading it may throw */
function storageOf(lasts: "tab" | "device"): Storage | null {
  try {
    if (isEmbedPath(window.location.pathname)) return null;
    return lasts === "tab" ? window.sessionStorage : window.localStorage;
  } catch {
    return null;
  }
}

export function deviceRecord<T>({ name, version, parse, lasts }: RecordOptions<T>): DeviceRecord<T> {
  const key = `${memoryPrefix}${name}`;
  return {
    read() {
      try {
        const text = storageOf(lasts)?.getItem(key) ?? null;
        if (text === null) return null;
        const kept: unknown = JSON.parse(text);
        if (!Array.isArray(kept) || kept[0] !== version) return null;
        return parse(kept[1]);
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        const storage = storageOf(lasts);
        storage?.setItem(key, JSON.stringify([version, value]));
        return storage !== null;
      } catch {
        return false;
      }
    },
    forget() {
      try {
        storageOf(lasts)?.removeItem(key);
      } catch {
        // A storage that cannot be reached keeps nothing.
      }
    },
    isDamaged() {
      let text: string | null = null;
      try {
        text = storageOf(lasts)?.getItem(key) ?? null;
        return text !== null && text !== JSON.stringify([version, this.read()]);
      } catch {
        return text !== null;
      }
    },
  };
}

/** Whether the browser keeps anything at all: not where its storage is blocked or full. */
export function keepsMemory(lasts: "tab" | "device" = "device"): boolean {
  const key = `${memoryPrefix}prova`;
  try {
    const storage = storageOf(lasts);
    storage?.setItem(key, "1");
    storage?.removeItem(key);
    return storage !== null;
  } catch {
    return false;
  }
}
