import type { Problem } from "../server/workspace";

/** Albanian labels of the fields; a field without one keeps its own name. */
const names: Record<string, string> = {
  id: "Numri",
  title: "Titulli",
  slug: "Adresa",
  contentFile: "Skedari i tekstit",
  quizFile: "Skedari i kuizit",
  deck: "Fjalia nën titull",
  imageUrl: "Kopertina",
  imageAlt: "Përshkrimi i kopertinës",
  categoryId: "Kapitulli",
  contentTypeId: "Lloji",
  authorId: "Redaksia",
  duration: "Minuta",
  featured: "Te të zgjedhurat",
  needs: "Çfarë duhet ditur më parë",
  formerly: "Adresat e mëparshme",
  idea: "Ideja, për hartën",
  form: "Lajm apo mësim",
  withdrawn: "Pse u tërhoq",
  exercise: "Ushtrimi që e stërvit",
  draft: "Skicë",
  from: "Del më",
  until: "Deri më",
  date: "Data",
  passScore: "Përqindja që kalon",
  timeLimit: "Koha, në minuta",
  question: "Pyetja",
  figure: "Figura",
  src: "Adresa e figurës",
  alt: "Përshkrimi",
  caption: "Teksti nën figurë",
  width: "Gjerësia",
  height: "Lartësia",
  options: "Përgjigjet",
  correctAnswer: "E sakta, nga 0",
  explanation: "Shpjegimi",
  mistakes: "Nga vjen çdo gabim",
  hint: "Ndihma",
  ordered: "Përgjigjet mbajnë radhën",
  lesson: "Mësimi që e shpjegon",
  llogari: "Llogaritë",
  term: "Termi",
  definition: "Përkufizimi",
  symbol: "Simboli",
  unit: "Njësia",
  english: "Anglisht",
  taughtIn: "Mësimet që e shpjegojnë",
  forms: "Trajtat",
  everyday: "Ka kuptim të përditshëm",
  subtitle: "Rreshti nën titull",
  description: "Një fjali",
  image: "Figura",
  icon: "Shenja",
  class: "Klasa",
  difficulty: "Vështirësia",
  tags: "Fjalë kyçe",
  sheet: "PDF-ja",
  size: "Madhësia",
  thumbnail: "Figura para filmit",
  captions: "Titrat",
  type: "Lloji",
  name: "Emri",
  avatarUrl: "Figura e redaksisë",
  displayName: "Emri në faqe",
  menu: "Emri në meny",
  cover: "Figura e kapitullit",
  ending: "Me çfarë mbyllen mësimet",
  tool: "Simulatori ose loja",
  project: "Projekti",
  quizzes: "Kuizet",
  why: "Pse",
  lessons: "Mësimet",
};

/** Labels of fields that are called otherwise in one list. */
const listed: Record<string, string> = {
  "lessons.lesson": "Mësimi",
  "paths.why": "Për kë është",
  "lessons.why": "Pse qëndron këtu",
  "categories.type": "Dega",
  "authors.title": "Me çfarë merret",
};

/**
 * Returns what is wrong and what to do, with the labels of the fields that they name by their own names. In a lesson's
 * text such a name is a word of its own: „from“ is English there, and no field.
 */
export const labelledProblem = ({ file, message, hint }: Pick<Problem, "file" | "message" | "hint">) =>
  file.endsWith(".json") ? { message: withLabels(message), hint: withLabels(hint) } : { message, hint };

const withLabels = (message: string): string =>
  message.replace(/„(\w+)“|^(\w+)(?=[:,] )/g, (found, quoted?: string, first?: string) => {
    const name = quoted ?? first ?? "";
    return name in names ? found.replace(name, fieldName(name)) : found;
  });

/** Returns the label of a field. @param list the list in which its record stands */
export const fieldName = (name: string, list = ""): string => listed[`${list}.${name}`] ?? names[name] ?? name;
