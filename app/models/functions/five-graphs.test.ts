import { describe, expect, test } from "vitest";
import { type Graph, graphs, isFunction, speedThatStopsIn, stoppingDistance, turned } from "./five-graphs";

const [day, stop, circle, bill, ruler] = graphs as unknown as [Graph, Graph, Graph, Graph, Graph];
const hasOneOutput = (graph: Graph) => isFunction(graph, graph.outputsOf);

describe("the five graphs", () => {
  test("have the lesson's values: 4 GB cost 800 lekë, 60 km/h stop in 38 m, 120 km/h in 119 m, 28 cm fall in 0,24 s", () => {
    expect(bill.outputsOf(4)).toEqual([800]);
    expect(stoppingDistance(60)).toBeCloseTo(38.0, 1);
    expect(stoppingDistance(120)).toBeCloseTo(118.8, 1);
    expect(ruler.outputsOf(28)[0]).toBeCloseTo(0.239, 3);
  });

  test("give back 100 km/h for a stop in 87,1 m, and 5 cm for 0,1 s of fall", () => {
    expect(stoppingDistance(100)).toBeCloseTo(87.1, 1);
    expect(speedThatStopsIn(stoppingDistance(100))).toBeCloseTo(100, 10);
    expect(ruler.inputsOf(0.1)[0]).toBeCloseTo(4.905, 10);
  });

  test("have 15 °C at 9 and at 21 o'clock, 21 °C once at 15, and never 22 °C", () => {
    expect(day.inputsOf(15)).toEqual([9, 21]);
    expect(day.inputsOf(21)).toEqual([15]);
    expect(day.inputsOf(9)[0]).toBeCloseTo(3, 9);
    expect(day.inputsOf(22)).toEqual([]);
  });

  test("have y = −4 and y = 4 on the circle at x = 3, one value at x = 5, none at x = −6", () => {
    expect(circle.outputsOf(3)).toEqual([-4, 4]);
    expect(circle.outputsOf(-5)).toEqual([0]);
    expect(circle.outputsOf(-6)).toEqual([]);
  });

  test("are functions but for the circle; turned, only those that climb all the way stay so", () => {
    expect(graphs.map(hasOneOutput)).toEqual([true, true, false, true, true]);
    expect(graphs.map(turned).map(hasOneOutput)).toEqual([false, true, false, true, true]);
  });

  test("lead back to where they came from, and have their line where their values are", () => {
    for (const graph of graphs)
      for (let i = 0; i < 50; i++) {
        const [input, output] = graph.pointAt(i / 50);
        expect(Math.min(...graph.outputsOf(input).map((value) => Math.abs(value - output)))).toBeLessThan(1e-6);
        expect(Math.min(...graph.inputsOf(output).map((value) => Math.abs(value - input)))).toBeLessThan(1e-6);
      }
  });

  test("have 10 °C twice before dawn, the earlier hour first, as far from the coldest hour, 3, on both sides", () => {
    const [first = 0, second = 0] = day.inputsOf(10);
    expect(first).toBeLessThan(3);
    expect(first + second).toBeCloseTo(6, 9);
    for (const hour of [first, second]) expect(day.outputsOf(hour)[0]).toBeCloseTo(10, 9);
  });

  test("have no value outside their line: no stop at −1 km/h or 200 km/h, no bill of 500 lekë, no fall of 30 cm", () => {
    expect([stop.outputsOf(-1), stop.outputsOf(200), ruler.outputsOf(30)]).toEqual([[], [], []]);
    expect([bill.inputsOf(500), bill.inputsOf(2000), stop.inputsOf(400)]).toEqual([[], [], []]);
  });

  test("reach the end of both axes where they climb", () => {
    for (const graph of [stop, bill, ruler]) {
      expect(graph.outputsOf(graph.input.from)).toHaveLength(1);
      expect(graph.outputsOf(graph.input.to)).toHaveLength(1);
      expect(graph.inputsOf(graph.output.to)).toHaveLength(1);
      expect(graph.pointAt(0)[0]).toBe(graph.input.from);
      const [input, output] = graph.pointAt(1);
      expect(input >= graph.input.to && output >= graph.output.to - 1e-9).toBe(true);
    }
  });

  test("are named differently; each quantity has a name, and a unit but for the circle's bare numbers", () => {
    expect(new Set(graphs.map(({ name }) => name.trim()).filter(Boolean)).size).toBe(5);
    for (const graph of graphs) {
      const { input, output } = graph;
      expect(input.name !== "" && output.name !== "" && input.name !== output.name).toBe(true);
      expect([input.unit === "", output.unit === ""]).toEqual([graph === circle, graph === circle]);
      // The numbers on an axis begin and end with it.
      for (const { from, to, every } of [input, output]) {
        expect(to).toBeGreaterThan(from);
        expect((to - from) / every).toBeCloseTo(Math.round((to - from) / every), 9);
      }
    }
  });

  test("the circle has its centre in the middle of both axes", () => {
    for (const { from, to } of [circle.input, circle.output]) expect(from + to).toBe(0);
  });
});

describe("a turned graph", () => {
  test("has the quantities on the other axis, and its line there", () => {
    const { input, output, pointAt } = turned(bill);
    expect([input, output]).toEqual([bill.output, bill.input]);
    expect(pointAt(0.5)).toEqual([...bill.pointAt(0.5)].reverse());
    expect(turned(bill).isRound).toBeUndefined();
  });

  test("stays round if it was: the axes keep their ranges and exchange their names", () => {
    const { input, output, isRound } = turned(circle);
    expect(isRound).toBe(true);
    expect([input, output]).toEqual([
      { ...circle.input, name: "y" },
      { ...circle.output, name: "x" },
    ]);
  });

  test("turned again is as it was", () => {
    for (const graph of graphs) {
      const again = turned(turned(graph));
      expect([again.name, again.input, again.output]).toEqual([graph.name, graph.input, graph.output]);
      expect([again.isRound, again.pointAt(0.3)]).toEqual([graph.isRound, graph.pointAt(0.3)]);
    }
  });
});

test("two outputs at one end of the axis alone are enough to be no function", () => {
  for (const end of [bill.input.from, bill.input.to])
    expect(isFunction(bill, (input) => (input === end ? [1, 2] : [1]))).toBe(false);
});
