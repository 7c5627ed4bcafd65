/**
 * Keeps the open level in the address, for Back and for links.
 *
 * The list has a hash of its own, since a hash that goes away makes the router load the page's data anew.
 */
import { useCallback, useEffect, useState } from "react";

/** Where in the simulator one is. */
export type LevelAddress = "list" | "laboratory" | number;

const listHash = "#nivelet";
const laboratoryHash = "#laboratori";
const levelHash = (level: number) => `#niveli-${level}`;

/** @returns null for a hash that says nothing about places: a shared circuit. */
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

/** Told to the router, in its own words: the page neither scrolls to its top nor loses the focus (client-navigation.ts). */
const staying = () => ({ ...window.history.state, usr: { inPlace: true } });

/** Returns the place that the address names, and a function that goes to another. */
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
      // From level to level the entry stays: one step back is the list.
      window.history.replaceState(staying(), "", hashOf(wanted));
    }
    setPlace(wanted);
  }, []);
  return [place, goTo];
}
