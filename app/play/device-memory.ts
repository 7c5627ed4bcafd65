/**
 * Stores a pupil's work on this device alone: records in the browser's storage, never sent. If the storage is blocked,
 * full or damaged, only the records are lost: every function here returns instead of throwing.
 */

import { isEmbedPath } from "../magazine/embed";

/** Kinds of records, by the first part of a record's name. The privacy page lists these texts. */
export const memoryRooms = {
  kuizi: "Kuizi i nisur: përgjigjet që ke dhënë deri tani",
  ninja: "Number Ninja: rekordi yt dhe faktet që gabon më shpesh",
  nivelet: "Nivelet e qarkut: cilat i ke kaluar dhe qarku që po ndërton",
  laboratori: "Laboratori i qarqeve: qarku që ke lënë përgjysmë dhe detyrat e vëna në fletë",
  parashikimet: "Modelet: parashikimet që ke bërë",
  ushtrimet: "Ushtrimet: cilat i ke bërë, kur, dhe si të dolën",
  matjet: "Projektet: leximet që ke shënuar në fletë",
  detyra: "Detyra: ku ke mbetur në detyrën që ke hapur",
  klasa: "Klasa: detyrat që ke dhënë dhe rezultatet që ke mbledhur, me numra, pa emra",
} as const;

type MemoryRoom = keyof typeof memoryRooms;

/** One stored value of one kind. */
export interface DeviceRecord<T> {
  /** @returns the stored value, or null if nothing valid is stored */
  read(): T | null;
  /** @returns false if the browser stores nothing: private mode, a full or a blocked storage */
  write(value: T): boolean;
  forget(): void;
  /** Tells whether the stored text cannot be read, or only in part. The next `write` replaces it. */
  isDamaged(): boolean;
}

export interface RecordOptions<T> {
  /** Kind and name: `ninja/rekordi`, `kuizi/waves-quiz`. */
  name: MemoryRoom | `${MemoryRoom}/${string}`;
  /** Number of the schema, raised when it changes. A record of another version reads as null. */
  version: number;
  /** Checks the stored value, since anybody may have edited it. @returns the value, or null if it is invalid */
  parse: (value: unknown) => T | null;
  /** `tab` ends with the tab and survives reload, Back and a discarded tab. `device` lasts until `forget`. */
  lasts: "tab" | "device";
}

/** Prefix of every key of the magazine; only keys with it are ever removed. */
export const memoryPrefix = "prizma:";

/** @returns the storage; null in an embed on another site, and if the browser refuses it: reading it may throw */
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
        // Storage that cannot be reached has no record.
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

/** Tells whether the browser stores anything: not if its storage is blocked or full. */
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
