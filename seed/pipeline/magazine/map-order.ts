import { stepsOf } from "../../../app/magazine/needs";
import type { WrittenContent } from "./read-magazine";

/**
 * Ranks lessons as the map of ideas leads through them. It goes by step, then as the file lists them; what is no lesson
 * is last.
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
