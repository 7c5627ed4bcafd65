/** Schemas of the forms, made of the same schemas that check the files. */
import { authorSchema } from "../../../app/magazine/author";
import { categorySchema } from "../../../app/magazine/category";
import { entity } from "../../pipeline/magazine/json-schema";
import { writtenEntrySchema } from "../../pipeline/magazine/read-glossary";
import { writtenContentSchema } from "../../pipeline/magazine/read-magazine";
import { writtenProjectSchema } from "../../pipeline/magazine/read-projects";
import { writtenQuizSchema } from "../../pipeline/magazine/read-quiz";

const glossaryHelp: Record<string, string> = {
  term: "Termi, siç del në fjalor.",
  definition: "Një fjali: nis me shkronjë të madhe dhe mbyllet me pikë.",
  symbol: "Simboli në TeX, pa $.",
  unit: "Njësia, p.sh. m/s.",
  english: "Si quhet anglisht.",
  taughtIn: "Adresat e mësimeve që e shpjegojnë.",
  forms: "Trajtat me të cilat del në mësime, me shkronja të vogla.",
  everyday: "Fjala ka edhe kuptim të përditshëm: me të lidhen vetëm mësimet që e shpjegojnë.",
};

export function studioSchemas() {
  const glossary = entity(writtenEntrySchema, "glossary");
  const properties = Object.entries(glossary.properties as Record<string, object>);
  return {
    authors: entity(authorSchema, "authors"),
    categories: entity(categorySchema, "categories"),
    contents: entity(writtenContentSchema, "contents"),
    projects: entity(writtenProjectSchema, "projects"),
    quiz: entity(writtenQuizSchema, "quiz"),
    glossary: {
      ...glossary,
      properties: Object.fromEntries(
        properties.map(([name, field]) => [name, { ...field, description: glossaryHelp[name] }]),
      ),
    },
  };
}
