import { ClassPicture, type ClassPictureParts, qrCode, shade } from "../../ui/class-picture";

/** A board on its easel, and three phones that read it: the ray of the magazine goes out from the code. */
const hand: ClassPictureParts = {
  subject: "physics",
  tint: "M4 6h60v42h-60z",
  hatch: shade(6, 49, 58, 6, 2) + shade(110, 6, 4, 19, 2) + shade(114, 32, 4, 19, 2) + shade(108, 58, 4, 19, 2),
  fill: qrCode(18, 11),
  ink: "M4 6h60v42h-60zM2 48h64M18 48L10 76M50 48l8 28M34 48v20M97 4h13v21h-13zM101 23h5M101 30h13v21h-13zM105 49h5M95 56h13v21h-13zM99 75h5",
  spot: "M34 27l62-13M34 27l66 13M34 27l60 38",
};
/** An open register: squares of pupils, hatched as their answers came, and the errors that are to be explained. */
export const collect: ClassPictureParts = {
  subject: "math",
  tint: "M66 24h48v9h-48zM66 51h32v9h-32z",
  hatch:
    shade(31, 15, 8, 9, 2) +
    shade(40, 24, 8, 9, 2) +
    shade(31, 33, 8, 9, 2) +
    shade(49, 33, 8, 9, 2) +
    shade(40, 51, 8, 9, 2) +
    shade(49, 15, 8, 9, 2) +
    "M8 73q26-9 52 0q26-9 52 0M10 76q25-8 50 0q25-8 50 0",
  ink: "M60 10Q34 1 6 8v62q28-7 54 2q26-9 54-2V8Q86 1 60 10v62M31 15h26v45h-26zM40 15v45M49 15v45M31 24h26M31 33h26M31 42h26M31 51h26M13 20h12M13 29h9M13 38h12M13 47h10M13 56h12M66 15h48M66 42h48M66 60h48",
  spot: "M66 28h44M66 37h27M66 55h16",
};
/** Two variants on each other, and the pencil that marks them. */
const sheets: ClassPictureParts = {
  subject: "math",
  tint: "M42 4h36l10 10v60h-46z",
  hatch: `${shade(89, 18, 5, 58, 2.5)}M96 66l20-44M99 67l20-44`,
  ink: "M42 12H12v62h30M42 4h36l10 10v60h-46zM78 4v10h10M19 36h18M19 46h18M19 56h18M50 36h30M50 46h30M94 64l20-44 9 4-20 44-10 8zM94 64l9 4",
  spot: "M51 60l7 7 16-17",
  words: [
    [19, 28, "A"],
    [50, 28, "B"],
  ],
};
/** A clock of the wall: three quarters of its dial are the hour. */
const hour: ClassPictureParts = {
  subject: "physics",
  tint: "M38 40V10a30 30 0 1 1-30 30z",
  hatch:
    "M38 10v4M64 25l-3 2M64 55l-3-2M53 66l-2-3M38 70v-4M23 66l2-3M12 55l3-2M53 14l-2 3M69 66l5 5M66 69l5 5M62 72l5 4M58 74l4 3M72 62l5 4M73 58l5 3",
  ink: "M38 6a34 34 0 1 1-.1 0M38 10a30 30 0 1 1-.1 0M86 14h30M86 31h30M86 48h30M86 65h18",
  spot: "M38 16v24H16",
};
/** A satchel with a phone in it, which needs no wave from anywhere. */
const without: ClassPictureParts = {
  subject: "physics",
  tint: "M26 4h22v30h-22z",
  hatch: shade(63, 37, 7, 37, 2.5) + shade(8, 70, 55, 5, 2),
  ink: "M20 34V26q0-10 6-11M48 15q6 1 6 11v8M26 34V4h22v30M8 34h55v42h-55zM63 36l8-3v38l-8 4M8 50h20M43 50h20M28 45h15v11h-15zM80 34a26 26 0 0 1 36 0M87 43a17 17 0 0 1 22 0M94 52a8 8 0 0 1 8 0M97 60h2M82 64l32-38",
  spot: "M37 8v19m-6-6 6 6 6-6",
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
