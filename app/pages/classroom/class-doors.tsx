import { ClassPicture, type ClassPictureParts, qrCode } from "../../ui/class-picture";

const hand: ClassPictureParts = {
  tint: "M4 8h60v40h-60z",
  ink: `M4 8h60v40h-60zM22 48l-5 14M46 48l5 14${qrCode(18, 12)}M94 4h16v22h-16zM94 30h16v22h-16zM94 56h16v22h-16z`,
  spot: "M68 28l20-12M68 28l20 13M68 28l20 38",
};
/** The table of a class: numbers of the register, and how many errors each. */
export const collect: ClassPictureParts = {
  tint: "M6 8h108v16h-108z",
  ink: "M6 8h108v64h-108zM6 24h108M6 40h108M6 56h108M34 8v64",
  spot: "M44 32h58M44 48h32M44 64h14",
};
const sheets: ClassPictureParts = {
  tint: "M66 6h46v68h-46z",
  ink: "M8 6h46v68h-46zM66 6h46v68h-46zM16 34h30M16 46h30M16 58h18M74 34h30M74 46h30",
  spot: "M74 60l5 5 10-13",
  words: [
    [15, 25, "A"],
    [73, 25, "B"],
  ],
};
/** Three quarters of a dial, and what they hold. */
const hour: ClassPictureParts = {
  tint: "M35 40V10A30 30 0 1 1 5 40z",
  ink: "M35 10a30 30 0 1 1-.1 0M78 14h34M78 31h34M78 48h34M78 65h22",
  spot: "M35 40V16M35 40H14",
};
const without: ClassPictureParts = {
  tint: "M10 6h40v68h-40z",
  ink: "M10 6h40v68h-40zM25 68h10M70 36a34 34 0 0 1 46 0M80 47a19 19 0 0 1 26 0M92 59h2M72 66l40-46",
  spot: "M30 18v28m-9-9 9 9 9-9",
};

const doors: readonly { href: string; title: string; words: string; picture: ClassPictureParts }[] = [
  { href: "/mesuesi/detyre", title: "Jep detyrë", words: "Zgjidh ushtrime e pyetje dhe bëj kodin.", picture: hand },
  {
    href: "/klasa",
    title: "Klasa",
    words: "Mblidh kodet e nxënësve, me kamerë a duke i ngjitur, shëno fletët me dorë, dhe shiko tabelën.",
    picture: collect,
  },
  {
    href: "/mesuesi/test",
    title: "Test në letër",
    words: "Variante A–D nga i njëjti kod, me çelësin dhe me çelësin e gabimeve.",
    picture: sheets,
  },
  {
    href: "#planet",
    title: "Plani i orës",
    words: "45 minuta për çdo mësim, në një a dy fletë, me tri detyra gati.",
    picture: hour,
  },
  {
    href: "/merre-me-vete",
    title: "Merre me vete",
    words: "Kapitujt, dhe këto faqe bashkë me lexuesin e kodeve, që punojnë edhe pa rrjet.",
    picture: without,
  },
];

/** Shows where a teacher goes from here, each door with its picture. @param hasPlans whether the edition has plans */
export const ClassDoors = ({ hasPlans }: { hasPlans: boolean }) => (
  <ul className="class-doors">
    {doors
      .filter(({ href }) => hasPlans || href !== "#planet")
      .map(({ href, title, words, picture }) => (
        <li key={href} className="link-box">
          <ClassPicture {...picture} />
          <h2>
            <a href={href}>{title}</a>
          </h2>
          <p>{words}</p>
        </li>
      ))}
  </ul>
);
