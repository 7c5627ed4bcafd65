// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { type ValueRange, valueRanges } from "./component";
import { ValueControl } from "./value-control";

afterEach(cleanup);

function Resistor() {
  const [value, setValue] = useState(10);
  return (
    <>
      <ValueControl
        name="Rezistenca"
        unit="Ω"
        range={valueRanges.resistor as ValueRange}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Rezistenca" });
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Rezistenca në om, nga 1 deri në 1000" });
const value = () => Number(document.querySelector("output")?.textContent);
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

test("slider and field have the quantity's name; the slider says value and unit", () => {
  render(<Resistor />);
  expect(slider().getAttribute("aria-valuetext")).toBe("10\u00a0Ω");
  expect(field().value).toBe("10");
});

test.each([
  ["220", 220],
  ["4,7", 4.7],
  ["4.7", 4.7],
  ["1000", 1000],
])("%s is typed and counts at once", (text, expected) => {
  render(<Resistor />);
  type(text);
  expect(value()).toBe(expected);
});

test("the slider ends at 100 Ω until more is typed, and reaches what is typed", () => {
  render(<Resistor />);
  expect(slider().max).toBe("100");
  type("470");
  expect([slider().max, slider().value]).toEqual(["1000", "470"]);
});

test("what is typed past an end becomes the end when the field is left; what is no number leaves the value", () => {
  render(<Resistor />);
  type("5000");
  expect(value()).toBe(10);
  fireEvent.blur(field());
  expect([value(), field().value]).toEqual([1000, "1000"]);
  type("shumë");
  fireEvent.blur(field());
  expect([value(), field().value]).toEqual([1000, "1000"]);
});

test("says why the value is not what was typed, until something else is typed", () => {
  render(<Resistor />);
  const remark = () => document.querySelector("[role=status]")?.textContent;
  type("5000");
  fireEvent.blur(field());
  expect(remark()).toBe("Më e madhja është 1000\u00a0Ω.");
  type("0");
  expect(remark()).toBe("");
  fireEvent.blur(field());
  expect(remark()).toBe("Më e vogla është 1\u00a0Ω.");
  type("abc");
  fireEvent.blur(field());
  expect(remark()).toBe("Shkruaje me shifra.");
  fireEvent.change(slider(), { target: { value: "20" } });
  expect(remark()).toBe("");
});

test("Enter settles what was typed, Escape takes it back", () => {
  render(<Resistor />);
  type("0");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(value()).toBe(1);
  type("x");
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(field().value).toBe("1");
});
