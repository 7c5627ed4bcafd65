import { describe, expect, it } from "vitest";
import { openProgress, paint } from "./terminal";

function screen(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  return { isTTY, columns, written, write: (text: string | Uint8Array) => written.push(String(text)) > 0 };
}

describe("colours", () => {
  it("are for a terminal", () => {
    expect(paint("red", "Gabim", screen(true), {})).toBe("\u001b[31mGabim\u001b[39m");
  });

  it("are not for a file, nor where NO_COLOR is set", () => {
    expect(paint("red", "Gabim", screen(false), {})).toBe("Gabim");
    expect(paint("red", "Gabim", screen(true), { NO_COLOR: "1" })).toBe("Gabim");
    expect(paint("red", "Gabim", screen(true), { NO_COLOR: "" })).not.toBe("Gabim");
  });
});

describe("progress", () => {
  it("is a bar on one line of a terminal, and leaves nothing behind", () => {
    const terminal = screen(true);
    const progress = openProgress(4, terminal);
    progress.step("Po lexoj", 3);
    progress.step("Po shkruaj", 1);
    progress.end();
    const [first, second, last] = terminal.written;
    expect(first).toBe(`\r\u001b[K${"┈".repeat(24)} Po lexoj …`);
    expect(second).toBe(`\r\u001b[K${"━".repeat(18)}${"┈".repeat(6)} Po shkruaj …`);
    expect([last, terminal.written.length]).toEqual(["\r\u001b[K", 3]);
    progress.end();
    expect(terminal.written).toHaveLength(3);
  });

  it("is never longer than the line, nor than the whole", () => {
    const terminal = screen(true, 30);
    const progress = openProgress(1, terminal);
    progress.step("Po lexoj çfarë është botuar", 5);
    progress.step("Po shkruaj", 5);
    for (const line of terminal.written) expect(line.replace("\r\u001b[K", "").length).toBeLessThanOrEqual(29);
    expect(terminal.written[1]).toContain("━".repeat(24));
  });

  it("is a line for each step elsewhere", () => {
    const file = screen(false);
    const progress = openProgress(2, file);
    progress.step("Po lexoj", 1);
    progress.step("Po shkruaj", 1);
    progress.end();
    expect(file.written).toEqual(["Po lexoj …\n", "Po shkruaj …\n"]);
  });

  it("of nothing to do is empty", () => {
    const terminal = screen(true);
    openProgress(0, terminal).step("Po lexoj", 0);
    expect(terminal.written[0]).toContain("┈".repeat(24));
  });
});
