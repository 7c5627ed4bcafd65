import type { ComponentProps } from "react";
import { PageTop } from "../ui/page-top";
import "./play-top.css";

/** Opens a page that is played with: low, since the first press must stand on the first screen. */
export function PlayTop(top: Omit<ComponentProps<typeof PageTop>, "small">) {
  return <PageTop small {...top} />;
}
