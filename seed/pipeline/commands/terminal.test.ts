import { describe, expect, it } from "vitest";
import { paint } from "./terminal";

const screen = (isTTY: boolean) => ({ isTTY });

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
