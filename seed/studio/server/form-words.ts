/**
 * Explains fields in the studio's forms where the words of `field-help.ts` are for somebody who writes JSON: there
 * numbers and names of fields stand for what a form shows by itself.
 */
export const formWords: Record<string, string> = {
  "authors.avatarUrl": "Adresa e një figure të revistës. Pa të dalin dy shkronjat e para të emrit.",
  "categories.type": "Në cilën faqe del: te matematika apo te fizika.",
  "categories.title": "Titulli i madh i faqes së kapitullit; pa të, emri në faqe.",
  "categories.menu": "Emri i shkurtër në menynë anësore; pa të, emri në faqe.",
  "categories.icon": "Shenja pranë emrit.",
  "categories.ending": "Me çfarë mbyllen mësimet e kapitullit, kur një mësim nuk çon vetë te një tjetër.",
  "categories.ending.tool": "Simulatori ose loja ku çon mësimi.",
  "categories.ending.project": "Del kur s’ka simulator ose lojë.",
  "categories.ending.quizzes": "Pa to merren kuizet e vetë kapitullit.",
  "categories.draft": "Skicë: nuk botohet derisa ta heqësh shenjën. Edhe shkrimet e tij janë skica deri atëherë.",
  "contents.categoryId": "Kapitulli në të cilin del.",
  "contents.contentTypeId": "Mësim, simulator a lojë, ose kuiz.",
  "contents.authorId": "Redaksia që nënshkruan.",
  "contents.form": "Një lajm është i shkurtër, me datë, pa pjesët e mësimit; pa zgjedhje është mësim.",
  "contents.needs":
    "Mësimet që duhen kuptuar para këtij, asnjë deri në tri; jo ato që i kërkon tashmë një tjetër i listës.",
  "contents.date": "Dita e lajmit.",
  "contents.from": "Kur del, sipas orës së Tiranës. Kërkimi dhe harta e marrin kur e heq.",
  "contents.draft": "Skicë: nuk botohet derisa ta heqësh shenjën.",
  "contents.featured": "Del te të zgjedhurat e faqes së parë.",
  "glossary.term": "Termi, siç del në fjalor.",
  "glossary.definition": "Një fjali: nis me shkronjë të madhe dhe mbyllet me pikë.",
  "glossary.symbol": "Simboli në TeX, pa $.",
  "glossary.unit": "Njësia, p.sh. m/s.",
  "glossary.english": "Si quhet anglisht.",
  "glossary.taughtIn": "Mësimet që e shpjegojnë.",
  "glossary.forms": "Trajtat me të cilat del në mësime, me shkronja të vogla.",
  "glossary.everyday": "Fjala ka edhe kuptim të përditshëm: me të lidhen vetëm mësimet që e shpjegojnë.",
  "paths.draft": "Skicë: nuk botohet derisa ta heqësh shenjën.",
  "paths.lessons.lesson": "Secili pas mësimeve që kërkon.",
  "projects.icon": "Shenja pranë titullit.",
  "projects.difficulty": "Vetëm për redaksinë: te faqja nuk del.",
  "projects.authorId": "Redaksia që nënshkruan.",
  "projects.draft": "Skicë: nuk botohet derisa ta heqësh shenjën.",
  "quiz.questions.correctAnswer": "Cila përgjigje është e drejta; e para ka numrin 0.",
  "quiz.questions.ordered": "Kur përgjigjet duhen lënë në këtë radhë: i emërton figura, ose janë pjesë të një boshti.",
  "quiz.questions.mistakes":
    "Për çdo përgjigje, në rreshtin e saj, një fjali: nga vjen ajo dhe ku nuk del. Te e sakta rreshti mbetet bosh.",
};
