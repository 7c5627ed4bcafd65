import type { ReactNode } from "react";
import { ClassPicture, type ClassPictureParts, qrCode, shade } from "../../ui/class-picture";
import { collect } from "./class-doors";

const phone = (x: number) => `M${x} 4h38v70h-38zM${x + 14} 69h10`;

/** A sheet with a folded corner, on which two lines of three are ticked. */
const choose: ClassPictureParts = {
  subject: "math",
  tint: "M8 4h62l14 14v58h-76z",
  hatch: `${shade(85, 22, 5, 54, 2.5)}M94 68l18-40M97 69l18-40`,
  ink: "M8 4h62l14 14v58h-76zM70 4v14h14M16 22h10v10h-10zM16 40h10v10h-10zM16 58h10v10h-10zM34 27h36M34 45h28M34 63h40M92 66l18-40 8 4-18 40-9 7zM92 66l8 4",
  spot: "M17 26l4 4 9-11M17 62l4 4 9-11",
};
/** The board of a classroom, with chalk on its tray. */
const give: ClassPictureParts = {
  subject: "physics",
  tint: "M6 6h108v54h-108z",
  hatch: shade(8, 61, 107, 9, 2.2),
  fill: qrCode(14, 16),
  ink: "M6 6h108v54h-108zM2 60h116v3h-116zM80 57h10v3h-10zM96 57h6v3h-6zM30 63l-6 15M90 63l6 15",
  words: [
    [56, 29, "4K7Q"],
    [56, 47, "X2M9"],
  ],
};
/** One triangle on two phones, with two slopes. */
const own: ClassPictureParts = {
  subject: "math",
  tint: "M9 50h24v-28zM65 50h24v-15z",
  hatch: shade(42, 8, 5, 66, 2.5) + shade(98, 8, 5, 66, 2.5),
  ink: `${phone(3)}${phone(59)}M9 50h24v-28M65 50h24v-15`,
  spot: "M9 50l24-28M65 50l24-15",
  words: [
    [15, 65, "32"],
    [71, 65, "45"],
  ],
};
/** One phone reads the other's code: its rays end at the edges of the code. */
const show: ClassPictureParts = {
  subject: "physics",
  tint: "M40 18L96 34 40 54z",
  hatch: shade(42, 8, 5, 66, 2.5) + shade(113, 18, 5, 46, 2.5),
  fill: qrCode(6, 20),
  ink: `${phone(3)}M91 14h22v50h-22zM98 59h8`,
  spot: "M38 20l55 14-55 18",
};
const steps: readonly { picture: ClassPictureParts; title: string; words: ReactNode }[] = [
  {
    picture: choose,
    title: "Zgjidh ushtrimet.",
    words: "Nga një mësim a nga disa, në ç’radhë të duash. Mund të vësh edhe ndalesa, ku klasa pret njëra-tjetrën.",
  },
  {
    picture: give,
    title: "Jepe kodin.",
    words: (
      <>
        Si kod QR në mur, si lidhje te biseda e klasës, ose me shenja në dërrasë: nxënësit i shkruajnë te{" "}
        <a href="/detyra">Detyrë nga mësuesi</a>.
      </>
    ),
  },
  {
    picture: own,
    title: "Secili merr numrat e vet.",
    words:
      "Fqinji ka të njëjtin ushtrim, por jo të njëjtën përgjigje. Emër nuk shkruhet askund: vetëm numri në regjistër, ose një nofkë si „Shqiponja“.",
  },
  {
    picture: show,
    title: "Nxënësi tregon kodin e vet.",
    words: "Aty janë përgjigjja e parë e çdo ushtrimi, sa herë u provua dhe çfarë u gabua.",
  },
  {
    picture: collect,
    title: "Mblidhi te Klasa.",
    words:
      "Me kamerë, nga telefoni në telefon, ose duke ngjitur tërë bisedën përnjëherësh. Del tabela: cilat gabime u bënë dhe nga sa veta, cili ushtrim doli i vështirë, kujt duhet t’i shpjegosh sërish.",
  },
];

/** Shows how work goes out and comes back, a picture a step. */
export const ClassSteps = () => (
  <ol className="class-steps">
    {steps.map(({ picture, title, words }, place) => (
      <li key={title}>
        <ClassPicture {...picture} />
        <p>
          <b>
            {place + 1}. {title}
          </b>{" "}
          {words}
        </p>
      </li>
    ))}
  </ol>
);
