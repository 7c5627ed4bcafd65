import type { WriteStream } from "node:tty";
import { styleText } from "node:util";

type Stream = Pick<WriteStream, "isTTY">;
type Style = Parameters<typeof styleText>[0];

/** Colours a text for a terminal. Leaves it plain in a file and with `NO_COLOR` (https://no-color.org). */
export function paint(style: Style, text: string, stream: Stream = process.stdout, env = process.env): string {
  return stream.isTTY && !env.NO_COLOR ? styleText(style, text, { validateStream: false }) : text;
}
