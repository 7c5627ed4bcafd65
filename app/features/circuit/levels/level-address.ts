/**
 * Keeps the open level in the address, for Back and for links.
 *
 * The list has a hash of its own, since the router loads the page's data again when a hash disappears.
 */
import { useCallback, useEffect, useState } from "react";

/** Place in the simulator: the list, the laboratory, or a level's number. */
export type LevelAddress = "list" | "laboratory" | number;

const listHash = "#nivelet";
const laboratoryHash = "#laboratori";
const levelHash = (level: number) => `#niveli-${level}`;

/** @returns null for a hash that names no place: a shared circuit. */
export function placeOf(hash: string): LevelAddress | null {
  const level = /^#niveli-(\d{1,3})$/.exec(hash)?.[1];
  if (level !== undefined) return Number(level);
  if (hash === laboratoryHash) return "laboratory";
  return hash === "" || hash === listHash ? "list" : null;
}

function hashOf(place: LevelAddress): string {
  if (place === "list") return listHash;
  return place === "laboratory" ? laboratoryHash : levelHash(place);
}

/** State of a history entry that keeps the scroll position and the focus (follow-links.ts). */
const staying = () => ({ ...window.history.state, usr: { inPlace: true } });

/** Returns the place in the address, and a function that goes to another. */
export function usePlace(): [place: LevelAddress, goTo: (place: LevelAddress) => void] {
  const [place, setPlace] = useState<LevelAddress>("list");
  useEffect(() => {
    const follow = () => setPlace(placeOf(window.location.hash) ?? "laboratory");
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const goTo = useCallback((wanted: LevelAddress) => {
    const here = placeOf(window.location.hash);
    if (here === "list" && wanted !== "list") {
      window.history.replaceState(staying(), "", listHash);
      window.history.pushState(staying(), "", hashOf(wanted));
    } else {
      // A change of level replaces the entry, so that Back leads to the list.
      window.history.replaceState(staying(), "", hashOf(wanted));
    }
    setPlace(wanted);
  }, []);
  return [place, goTo];
}
