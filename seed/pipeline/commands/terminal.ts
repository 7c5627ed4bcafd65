/** Colours and a progress bar where somebody looks at a terminal; plain lines everywhere else. */
import type { WriteStream } from "node:tty";
import { styleText } from "node:util";

type Stream = Pick<WriteStream, "isTTY" | "columns" | "write">;
type Style = Parameters<typeof styleText>[0];

/** Colours a text for a stream: not in a file, not for `NO_COLOR` (https://no-color.org). */
export function paint(style: Style, text: string, stream: Stream = process.stdout, env = process.env): string {
  return stream.isTTY && !env.NO_COLOR ? styleText(style, text, { validateStream: false }) : text;
}

export interface Progress {
  /** A step begins. @param share how much of the whole it is, against that of the other steps */
  step(what: string, share: number): void;
  /** Nothing of the bar is left on the screen. */
  end(): void;
}

const barWidth = 24;

/** @param total the sum of the shares of all steps */
export function openProgress(total: number, stream: Stream = process.stderr): Progress {
  let done = 0;
  let shown = "";
  return {
    step(what, share) {
      if (!stream.isTTY) {
        stream.write(`${what} …\n`);
        return;
      }
      const full = Math.round((Math.min(done, total) / Math.max(total, 1)) * barWidth);
      shown = `${"━".repeat(full)}${"┈".repeat(barWidth - full)} ${what} …`;
      stream.write(`\r\u001b[K${shown.slice(0, Math.max(stream.columns - 1, barWidth))}`);
      done += share;
    },
    end() {
      if (shown !== "") stream.write("\r\u001b[K");
      shown = "";
    },
  };
}
