import readQr from "jsqr";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "../../../../play/qr-code";
import { examples } from "../example-circuits";
import { canAsk, type Task } from "../task/task";
import { readLink, writeTaskLink } from "./circuit-link";

const pixelsPerModule = 4;

/** Decodes the drawn code as a camera sees it. Its path is painted in black on white. */
function scanned(address: string): string | undefined {
  const drawn = renderToStaticMarkup(<QrCode text={address} label="" />);
  const modules = Number(/viewBox="0 0 (\d+)/.exec(drawn)?.[1]);
  const width = modules * pixelsPerModule;
  const picture = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, left, top] of drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let pixel = 0; pixel < pixelsPerModule ** 2; pixel++) {
      const x = Number(left) * pixelsPerModule + (pixel % pixelsPerModule);
      const y = Number(top) * pixelsPerModule + Math.floor(pixel / pixelsPerModule);
      picture.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return readQr(picture, width, width)?.data;
}

test("a camera that reads the code of any example's task opens that task", () => {
  for (const { components } of examples) {
    const component = components.find(({ edge }) => canAsk(components, { ask: "value", edge }));
    if (!component) continue;
    const task: Task = { components, question: { ask: "value", edge: component.edge }, metersOnly: true };
    const address = `https://prizma.al/physics/electricity-simulator#q=${writeTaskLink(task)}`;
    expect(scanned(address)).toBe(address);
    expect(readLink(writeTaskLink(task))).toMatchObject({ tasks: [{ question: task.question, metersOnly: true }] });
  }
});
