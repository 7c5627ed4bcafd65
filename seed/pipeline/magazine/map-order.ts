import { stepsOf } from "../../../app/magazine/needs";
import type { WrittenContent } from "./read-magazine";

/**
 * Ranks lessons in the order of the map of ideas. The order is by step, then as the file lists them. Other pieces come
 * last.
 */
export function mapOrder(
  contents: readonly WrittenContent[],
  addressOf: (content: WrittenContent) => string,
): (address: string) => number {
  const lessons = contents.filter(({ fields }) => fields.contentTypeId === 1);
  const steps = stepsOf(lessons.map(({ fields }) => fields));
  const stepOf = ({ fields }: WrittenContent) => steps.get(fields.slug) ?? 0;
  const order = [...lessons].sort((a, b) => stepOf(a) - stepOf(b));
  const ranks = new Map(order.map((lesson, rank) => [addressOf(lesson), rank]));
  return (address) => ranks.get(address) ?? ranks.size;
}
