import { circleOf, impliedNeed } from "../../../app/magazine/needs";
import type { FindingList } from "../checking/finding";
import type { JsonSource } from "../checking/json-source";
import { nearest } from "../checking/suggestion";
import type { WrittenContent } from "./read-magazine";

/** Checks the needs of each lesson: existing lessons, not itself, no cycle, no duplicate. */
export function checkNeeds(contents: WrittenContent[], source: JsonSource, findings: FindingList): void {
  const types = new Map(contents.map(({ fields }) => [fields.slug, fields.contentTypeId]));
  const lessons = contents.map(({ fields }) => fields).filter(({ contentTypeId }) => contentTypeId === 1);
  const slugs = lessons.map(({ slug }) => slug);
  let sound = true;
  for (const { path, fields } of contents) {
    const { needs = [], slug } = fields;
    const report = (index: number, message: string, hint: string) => {
      findings.error(source.position([...path, "needs", index]), message, hint);
      sound = false;
    };
    if (needs.length > 0 && fields.contentTypeId !== 1) report(0, "Vetëm një mësim ka „needs“.", "Hiqe fushën.");
    for (const [index, need] of needs.entries()) {
      if (need === slug) report(index, "Mësimi kërkon vetveten.", "Hiqe nga „needs“.");
      else if (!types.has(need)) {
        const near = nearest(need, slugs);
        const hint = near === null ? "Shkruaj fundin e adresës së një mësimi." : `Mos deshe të shkruaje „${near}“?`;
        report(index, `Nuk ka mësim „${need}“.`, hint);
      } else if (types.get(need) !== 1) report(index, `„${need}“ nuk është mësim.`, "Te „needs“ hyjnë vetëm mësime.");
      else if (needs.indexOf(need) < index) report(index, `„${need}“ përsëritet.`, "Lëre një herë.");
    }
  }
  if (!sound) return;
  const pathOf = (slug: string) => contents.find(({ fields }) => fields.slug === slug)?.path ?? [];
  const circle = circleOf(lessons);
  if (circle !== null) {
    const message = `Mësimet kërkojnë njëri-tjetrin në rreth: ${circle.join(" → ")}.`;
    const hint = "Hiq njërën nga këto kërkesa: dikush duhet të lexohet i pari.";
    findings.error(source.position([...pathOf(circle[0] ?? ""), "needs"]), message, hint);
    return;
  }
  for (const lesson of lessons) {
    const implied = impliedNeed(lessons, lesson);
    if (implied === null) continue;
    const { need, by } = implied;
    const position = source.position([...pathOf(lesson.slug), "needs", lesson.needs?.indexOf(need) ?? 0]);
    findings.warning(position, `„${need}“ e kërkon tashmë „${by}“.`, "Hiqe këtu: harta do ta vizatonte dy herë.");
  }
}
