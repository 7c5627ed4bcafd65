import { describe, expect, test } from "vitest";
import { checkedLesson } from "../../fixtures/checked-lesson";
import { checkWorkedExample } from "../worked-example";
import { constants } from "./constants";

const findings = (source: string) => constants.check(checkedLesson(source));
const block = (...lines: string[]) => `\`\`\`llogari\n${lines.join("\n")}\n\`\`\``;

describe("constants", () => {
  test.each([
    "- $c$: shpejtësia e dritës, 299\u00a0792\u00a0458\u00a0m/s",
    "Shpejtësia e dritës është 299\u00a0792\u00a0km/s, afro 300\u00a0000\u00a0km/s; 3,00 · 10⁸\u00a0m/s.",
    "Masa e Tokës është $5{,}9722 \\cdot 10^{24}\\,\\mathrm{kg}$, rreth $6 \\cdot 10^{24}\\,\\mathrm{kg}$.",
    "Largësia mesatare Tokë–Diell është 149,6 milionë km, rreth 150 milionë kilometra.",
    "Marsi ka masë 0,1074 herë atë të Tokës.",
    "Konstantja $\\sigma = 5{,}67 \\cdot 10^{-8}\\,\\mathrm{W/(m^2 \\cdot K^4)}$.",
    "Nxitimi i rënies së lirë është $9{,}81\\,\\mathrm{m/s^2}$. Te poli është 9,83\u00a0m/s².",
    "Shpejtësia e zërit është 343\u00a0m/s; me 0\u00a0°C 320\u00a0m/s.",
    "Drita e përshkon ujin me 225\u00a0000\u00a0km/s, shpejtësi e dritës më e vogël.",
    "Rrezja te ekuatori: 6378\u00a0km. Mesatarja 6371\u00a0km.",
    "Më 1836 Danieli shpiku një pilë. Më 1820 lindi ai.",
    "Hilberti i dha aksiomat më 1899, jo më 1900.",
    "Galilei lindi më 1564.",
    "Sot është 2026.",
  ])("lets pass %j", (source) => {
    expect(findings(source)).toEqual([]);
  });

  test.each([
    ["Marsi ka masë 0,1075 herë atë të Tokës.", "0,1074"],
    ["Shpejtësia e dritës është 299\u00a0793\u00a0km/s.", "299792"],
    ["Kështu 3,01 · 10⁸\u00a0m/s është shpejtësia e dritës.", "3,00 · 10^8"],
    ["Masa e Tokës është $5{,}974 \\cdot 10^{24}\\,\\mathrm{kg}$.", "5,972 · 10^24"],
    ["Masa e Tokës është $5{,}972 \\cdot 10^{23}\\,\\mathrm{kg}$.", "59,722 · 10^23"],
    ["Ngarkesa $e = 1{,}61 \\cdot 10^{-19}\\,\\mathrm{C}$.", "1,60 · 10^-19"],
    ["Deri në Hënë janë 384\u00a0500\u00a0km.", "384400"],
    ["Largësia mesatare Tokë–Diell është 149,5 milionë km.", "149,6"],
    ["Nxitimi i rënies së lirë është 9,82\u00a0m/s².", "9,81"],
    ["| Toka | 6379\u00a0km |\n|---|---|\n| a | b |", "6371"],
  ])("finds fault with %j", (source, right) => {
    const found = findings(source);
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain(right.split(" ·")[0]);
  });

  test.each([
    ["Më 1837 Danieli shpiku pilën.", "1836"],
    ["Ojleri e zgjidhi enigmën e urave më 1736.", "1735"],
    ["Rëmeri e mati më 1675. Më 1676 ishte gati.", "1676"],
    ["Hilberti (1898) i dha aksiomat.", "1899"],
    ["Ajnshtajni, i lindur më 1879, më 1904 e mori si pikënisje.", "1905"],
    ["Lidhjen midis masës dhe energjisë e gjeti Albert Ajnshtajni më 1915: E = mc².", "1905"],
    ["Më 1905 Ajnshtajni kuptoi se graviteti e prek kohën.", "1907"],
    ["Teorinë e plotë Ajnshtajni e dha më 1916.", "1915"],
    ["Më 1927 Zhorzh Lëmetri, më 1930 Eduin Habëlli vunë krah për krah dy kolona.", "1929"],
    ["Më 1926 Zhorzh Lëmetri, më 1929 Eduin Habëlli vunë krah për krah dy kolona.", "1927"],
    ["„Big Bang“ e pagëzoi Fred Hojli në radio, më 1950.", "1949"],
    ["Më 1686 Beltrami tregoi se ajo bie në kundërthënie.", "1868"],
    ["Më 1695 Johan Bernuli ua hodhi këtë pyetje.", "1696"],
    ["Galilei shkroi më 1632 se libri i natyrës është shkruar në gjuhën e matematikës.", "1623"],
    ["Më 1609 Galilei pa anash Saturnit dy njolla si veshë.", "1610"],
    ["Unazën e shpjegoi Hygensi, më 1655.", "1659"],
    ["Më 1930 ekuacioni i Pol Dirakut dha zgjidhje të tjera.", "1928"],
    ["Më 1933 Andersoni gjeti pozitronin e Dirakut.", "1932"],
    ["Më 1937 u gjet në rrezet kozmike pozitroni.", "1932"],
    ["Më 1763 Leonard Ojleri tregoi pse.", "1735"],
    ["Karnoi e botoi më 1842.", "1824"],
    ["Më 1802 Erstedi mbylli një qark pranë një busulle.", "1820"],
    ["Zbritjen sipas gradientit e përshkroi Koshiu më 1874.", "1847"],
    ["Më 1734 Xhovani Poleni vari një fije me plumba.", "1743"],
    ["Katenaren e saktë e dhanë më 1619 Lajbnici, Hygensi dhe Johan Bernuli.", "1691"],
    ["Rregullin e gjen te Summa e Luka Paçolit, e shtypur më 1949.", "1494"],
    ["Gausi i dha gjuhë më 1810: kongruencën.", "1801"],
    ["Më 1810 planeti xhuxh Cerera humbi prapa Diellit.", "1801"],
    ["Punimin e Tomas Bejesit e botoi një mik më 1761, pas vdekjes së tij.", "1763"],
    ["Sneli e rizbuloi më 1612.", "1621"],
    ["Rreth vitit 1645 kalorësi de Mere krahasonte dy baste.", "1654"],
    ["Kepleri e gjeti ligjin më 1681.", "1618"],
    ["Kepleri e njohu elipsën më 1618.", "1609"],
    ["Blez Paskali e shkroi ligjin rreth vitit 1635.", "1653"],
    ["E ktheu gjallë ekuipazhin e anijes Apollo 13 më 1971.", "1970"],
    ["Më 1972 Skoti lëshoi një çekiç dhe një pendë.", "1971"],
    ["Më 1998 sonda Mars Climate Orbiter humbi.", "1999"],
  ])("finds the wrong year in %j", (source, right) => {
    expect(findings(source).map(({ message }) => message)).toEqual([expect.stringContaining(right)]);
  });

  test.each([
    "Ajnshtajni lindi më 1879 dhe vdiq më 1955.",
    "Më 1921 Ajnshtajni mori çmimin Nobel për energjinë që drita u jep elektroneve.",
    "Masën e fotonit, thotë Ajnshtajni më 1917, e ka zero.",
    "Ajnshtajni, i lindur më 1879, e mori dritën si pikënisje.",
    "Eklipsi më 1919 e provoi: drita kthehet sa tha Ajnshtajni.",
    "Teleskopi Habëll u nis më 1990.",
    "Habëlli lindi më 1889 dhe pa që galaktikat largohen.",
    "Hilberti mbajti më 1900 një fjalim me 23 probleme.",
    "Më 1933 Diraku mori çmimin Nobel për ekuacionin e tij.",
    "Danieli shpiku më 1820 një higrometër.",
    "Galilei gjykohet më 1633 për një libër.",
    "Hygensi ndërtoi më 1656 orën me lavjerrës.",
    "Ojleri vdiq më 1783; urave u kishte gjetur përgjigjen i ri.",
    "Gausi botoi më 1809 një libër për lëvizjen e trupave qiellorë.",
    "Më 2015 një sondë arriti te Cerera.",
    "Për Kepler-90i rrjeti nervor tregoi më 2017.",
    "Paskali ndërtoi më 1642 një makinë llogaritëse.",
    "Filmi Apollo 13 doli më 1995.",
  ])("knows that %j is about another year", (source) => {
    expect(findings(source)).toEqual([]);
  });

  test.each([
    [["c = 299792458", "g = 9.81", "k = 1.38e-23", "sigma = 5.67e-8", "au = 149.5978707e6"], []],
    [["c = 4", "g = 3.73", "e = 2", "S = 12", "k = 0.5", "R = 8.314"], []],
    [["d = 384400 / 2", "x = 6.371e6", "y = 299792.458", "z = 1.5e11"], []],
    [["c = 3.01e8"], [2]],
    [
      ["g = 9.82", "e = 1.61e-19"],
      [2, 3],
    ],
    [["x = 1", "F = 6.672e-11 * 2"], [3]],
    [["v = 299793 * 2"], [2]],
    [["x = 1", "# c = 3.01e8", "x ≈ 1"], []],
  ])("judges the block %j", (lines, faulty) => {
    expect(findings(block(...lines)).map(({ line }) => line)).toEqual(faulty);
  });

  test("lets a block use a constant by its name, and a line of its own come before", () => {
    expect(checkWorkedExample("masa_e_Tokes / masa_e_Henes ≈ 81.3\nshpejtesia_e_drites ≈ 3.00e8")).toEqual([]);
    expect(checkWorkedExample("masa_e_Tokes = 1\nmasa_e_Tokes ≈ 1")).toEqual([]);
    expect(checkWorkedExample("masa_e_Toks ≈ 1")).toHaveLength(1);
  });
});
