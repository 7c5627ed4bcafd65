import type { ReactNode } from "react";
import { ClassPicture, type ClassPictureParts, qrCode } from "../../ui/class-picture";
import { collect } from "./class-doors";

const phone = (x: number) => `M${x} 6h40v68h-40zM${x + 15} 68h10`;

const choose: ClassPictureParts = {
  ink: "M2 12h14v14h-14zM2 34h14v14h-14zM2 56h14v14h-14zM28 19h76M28 41h58M28 63h68",
  spot: "M4 18l5 5 10-13M4 62l5 5 10-13",
};
const give: ClassPictureParts = {
  tint: "M6 6h108v54h-108z",
  ink: `M6 6h108v54h-108zM36 60l-8 16M84 60l8 16${qrCode(16, 17)}`,
  words: [
    [56, 31, "4K7Q"],
    [56, 47, "X2M9"],
  ],
};
const own: ClassPictureParts = {
  tint: "M10 50h24v-26zM62 50h24v-14z",
  ink: `${phone(2)}${phone(54)}M10 50h24v-26zM62 50h24v-14z`,
  spot: "M10 50l24-26M62 50l24-14",
  words: [
    [13, 63, "32"],
    [65, 63, "45"],
  ],
};
const show: ClassPictureParts = {
  tint: "M84 14h28v52h-28z",
  ink: `${phone(2)}${qrCode(6, 20)}M84 14h28v52h-28z`,
  spot: "M50 40h24m-7-7 7 7-7 7M92 34h12M92 44h12",
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
    {steps.map(({ picture, title, words }) => (
      <li key={title}>
        <ClassPicture {...picture} />
        <p>
          <b>{title}</b> {words}
        </p>
      </li>
    ))}
  </ol>
);
