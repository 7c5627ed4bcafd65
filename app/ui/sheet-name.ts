import { useEffect } from "react";

/** Attribute of `<html>` with the name at the foot of each printed sheet (app/ui/print.css). */
export const sheetName = "data-sheet";

/** Names the printed sheets while a part of a played page is shown. */
export function useSheetName(name: string): void {
  useEffect(() => {
    const { documentElement: html } = document;
    html.setAttribute(sheetName, name);
    return () => {
      html.removeAttribute(sheetName);
    };
  }, [name]);
}
