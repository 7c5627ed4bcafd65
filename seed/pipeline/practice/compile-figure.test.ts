/** Tests that each slip in a picture is told by its line, with what to write instead. */
import { expect, it } from "vitest";
import { compileExercise } from "./compile-exercise";
import { tryExercise } from "./try-exercise";
import { readWritten } from "./written-exercise";

const sound = `## kuptoj: ushtrim

\`\`\`numrat
a = 3..9
b = 3..9
\`\`\`

\`\`\`figura trekendesh
a = a
b = b
njesia = cm
panjohura = c
\`\`\`

Sa është hipotenuza?

\`\`\`pergjigja
vlera = sqrt(a^2 + b^2)
njësia = cm
shifra = 1
\`\`\`

### Gabime

- \`a + b\` → Mblodhe katetet.
- \`a^2 + b^2\` → Ky është katrori.

### Ndihmë

1. Një.
2. Dy.

### Zgjidhje

1. Fund.
`;

function findingsOf(source: string): string[] {
  const found: string[] = [];
  const report = (line: number, message: string, hint: string) => found.push(`${line}: ${message} ${hint}`);
  for (const written of readWritten(source, report)) {
    const exercise = compileExercise(written, ({ text }) => text, report);
    const failure = exercise === null ? null : tryExercise(exercise);
    if (failure !== null) report(written.line, failure.message, failure.hint);
  }
  return found;
}

it("finds nothing in a sound exercise", () => {
  expect(findingsOf(sound)).toEqual([]);
});

it.each([
  [
    "another drawing",
    "figura trekendesh",
    "figura trekendsh",
    "8: Figura „trekendsh“ nuk njihet. Figurat janë: grafik",
  ],
  ["a row of no drawing", "njesia = cm\np", "njësia2 = cm\np", "11: Rreshti „njësia2 = cm“ nuk i takon figurës"],
  ["a missing row", "a = a\nb = b\n", "a = a\n", "8: Figurës „trekendesh“ i mungon rreshti „b“. Shkruaj p.sh. b = b."],
  ["a row twice", "b = b\nnjesia", "b = b\nb = a\nnjesia", "11: Rreshti „b“ del dy herë."],
  [
    "an unknown name",
    "b = b\nnjesia",
    "b = k\nnjesia",
    "10: Rreshti „b = k“ nuk lexohet dot: „k“ nuk është caktuar te numrat",
  ],
  [
    "a word that is none",
    "panjohura = c",
    "panjohura = d",
    "12: Rreshti „panjohura = d“ nuk lexohet dot: „d“ nuk është ndër a, b, c, alfa",
  ],
  ["too many parts", "a = a\n", "a = a; b\n", "9: Rreshti „a = a; b“ nuk lexohet dot"],
  ["an unknown that is not the answer", "panjohura = c", "panjohura = a", "e panjohura e vizatuar është"],
  ["a triangle that is a line", "a = 3..9\n", "a = 300..900\n", "trekëndëshi del tepër i hollë"],
  ["a text that covers a line", "njesia = cm", "njesia = centimetra katrorë", "etiketa"],
  [
    "a handle that the drawing lacks",
    "vlera = sqrt",
    "figura = vend\nvlera = sqrt",
    "18: Figura „trekendesh“ nuk ka dorezë „vend“",
  ],
])("tells %s", (_, written, instead, says) => {
  expect(sound).toContain(written);
  expect(findingsOf(sound.replace(written, instead)).join("\n")).toContain(says);
});

it.each([
  ["an option without its picture", "- [x] figura A\n- [ ] figura B → Jo.", "Nuk ka figurë me emrin „B“."],
  ["a picture that no option shows", "- [x] po\n- [ ] jo → Jo.", "Figurën „A“ nuk e tregon asnjë përgjigje."],
])("tells %s", (_, options, says) => {
  const choice = sound
    .replace("figura trekendesh", "figura trekendesh A")
    .replace(/```pergjigja[\s\S]*?### Ndihmë/, `### Përgjigjet\n\n${options}\n\n### Ndihmë`);
  expect(findingsOf(choice).join("\n")).toContain(says);
});

it("tells a value that no step of its handle reaches", () => {
  const line = sound
    .replace(/figura trekendesh[\s\S]*?```/, "figura drejtez\nboshti = 0; 10; 1\n```")
    .replace(/vlera = [\s\S]*?```/, "figura = vend\nvlera = a + 0.5\n```")
    .replace("`a + b`", "`a`");
  expect(findingsOf(line).join("\n")).toContain("nuk arrihet dot me dorezë");
});
