import { describe, expect, test } from "vitest";
import { type Graph, graphs, isFunction, speedThatStopsIn, stoppingDistance, turned } from "./five-graphs";

const [day, , circle, bill, ruler] = graphs as unknown as [Graph, Graph, Graph, Graph, Graph];
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
});
