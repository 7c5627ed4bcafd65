/** The rows that each drawing takes, with an example for the editor. Publication alone reads them, no page does. */
import { partKinds } from "./circuit-parts";
import { cellValues, eventUnits } from "./dice";
import type { RowShape } from "./figure-rows";
import { inclineParts } from "./incline";
import { orbitParts } from "./orbit";
import { triangleParts } from "./right-triangle";
import { lensParts } from "./thin-lens";
import { ways } from "./wave";
import { measures } from "./wave-measures";

const yesOrNo = ["po", "jo"] as const;

export const drawingRows: Readonly<Record<string, Readonly<Record<string, RowShape>>>> = {
  grafik: {
    x: { parts: ["text", "text", "number", "number", "number"], times: "needed", example: "x = t; s; 0; 12; 2" },
    y: { parts: ["text", "text", "number", "number", "number"], times: "needed", example: "y = v; m/s; 0; 8; 2" },
    vija: { parts: ["number", "number"], several: true, times: "many", example: "vija A = 0; 0 | 4; v | 10; v" },
    lakore: { parts: ["curve", "number", "number"], optional: 2, times: "many", example: "lakore = x^2 - 4; -3; 3" },
    pika: { parts: ["number", "number"], times: "many", example: "pika P = 4; v" },
    siperfaqe: { parts: ["number", "number"], example: "siperfaqe = 0; 4" },
    pjerresia: { parts: ["number", "number"], example: "pjerresia = 2; 6" },
    lexim: { parts: ["number"], example: "lexim = 4" },
    panjohura: { parts: [["siperfaqe", "pjerresia", "lexim"]], example: "panjohura = pjerresia" },
    kapja: { parts: ["number", "number"], example: "kapja = 0.5; 1" },
    numra: { parts: [yesOrNo], example: "numra = jo" },
    rrjeti: { parts: [yesOrNo], example: "rrjeti = jo" },
  },
  trekendesh: {
    a: { parts: ["number"], times: "needed", example: "a = a" },
    b: { parts: ["number"], times: "needed", example: "b = b" },
    njesia: { parts: ["text"], example: "njesia = cm" },
    panjohura: { parts: [triangleParts], example: "panjohura = c" },
    shfaq: {
      parts: [triangleParts, triangleParts, triangleParts, triangleParts],
      optional: 3,
      example: "shfaq = a; c",
    },
    etiketa: { parts: ["text"], times: "many", example: "etiketa a = rruga" },
  },
  qark: {
    bateria: { parts: ["number"], times: "needed", example: "bateria = 4.5" },
    brenda: { parts: ["number"], example: "brenda = 0.5" },
    pjesa: { parts: [partKinds, "text", "number"], optional: 2, times: "many", example: "pjesa = llambe; A; 10" },
    dega: {
      parts: [partKinds, "text", "number"],
      optional: 2,
      several: true,
      times: "many",
      example: "dega = llambe; B; 10 | llambe; C; 10",
    },
    panjohura: { parts: ["text"], example: "panjohura = A1" },
    ndricim: { parts: [["po", "jo", "pas"]], example: "ndricim = po" },
    volt: { parts: [yesOrNo], example: "volt = jo" },
  },
  forca: {
    trupi: { parts: [["arke", "top", "pike"]], example: "trupi = arke" },
    toka: { parts: [yesOrNo], example: "toka = po" },
    pjerresia: { parts: ["number"], example: "pjerresia = 30" },
    njesia: { parts: ["text"], example: "njesia = N" },
    shkalla: { parts: ["number"], example: "shkalla = 60" },
    forca: {
      parts: ["number", "number", "text"],
      optional: 1,
      times: "many",
      example: 'forca G = m * g; 270; "pesha"',
    },
    panjohura: { parts: ["text"], example: "panjohura = G" },
    fshih: { parts: [yesOrNo], example: "fshih = po" },
  },
  drejtez: {
    boshti: { parts: ["number", "number", "number"], times: "needed", example: "boshti = -5; 5; 1" },
    njesia: { parts: ["text"], example: "njesia = m" },
    pika: { parts: ["number"], times: "many", example: "pika A = 3" },
    segment: { parts: ["number", "number"], times: "many", example: "segment = -2; 3" },
    kercim: { parts: ["number", "number"], times: "many", example: "kercim = 0; 4" },
    panjohura: { parts: ["number"], example: "panjohura = x" },
    kapja: { parts: ["number"], example: "kapja = 0.5" },
    "vetem-skajet": { parts: [yesOrNo], example: "vetem-skajet = po" },
  },
  thjerrez: {
    f: { parts: ["number"], times: "needed", example: "f = f" },
    d: { parts: ["number"], times: "needed", example: "d = d" },
    h: { parts: ["number"], example: "h = 2" },
    njesia: { parts: ["text"], example: "njesia = cm" },
    panjohura: { parts: [lensParts], example: "panjohura = d1" },
    rrezet: { parts: [yesOrNo], example: "rrezet = jo" },
    masat: { parts: [yesOrNo], example: "masat = jo" },
    shembellimi: { parts: [yesOrNo], example: "shembellimi = jo" },
    fshih: { parts: [yesOrNo], example: "fshih = po" },
    boshti: { parts: ["number"], example: "boshti = 60" },
    kapja: { parts: ["number"], example: "kapja = 1" },
  },
  shtylla: {
    boshti: { parts: ["number", "number", "number"], times: "needed", example: "boshti = 0; 50; 10" },
    njesia: { parts: ["text"], example: "njesia = J" },
    shtylla: { parts: ["number"], times: "many", example: "shtylla para = E" },
    panjohura: { parts: ["text"], example: "panjohura = pas" },
    vlera: { parts: [yesOrNo], example: "vlera = po" },
    kapja: { parts: ["number"], example: "kapja = 5" },
  },
  rrafsh: {
    lartesia: { parts: ["number"], times: "needed", example: "lartesia = h" },
    gjatesia: { parts: ["number"], times: "needed", example: "gjatesia = l" },
    njesia: { parts: ["text"], example: "njesia = m" },
    pesha: { parts: ["number"], example: "pesha = P" },
    trupi: { parts: [["arke", "top"]], example: "trupi = top" },
    shfaq: {
      parts: [inclineParts, inclineParts, inclineParts, inclineParts, inclineParts],
      optional: 4,
      example: "shfaq = lartesia; pesha",
    },
    etiketa: { parts: ["text"], times: "many", example: "etiketa pesha = P" },
    panjohura: { parts: [inclineParts], example: "panjohura = gjate" },
    fshih: { parts: [yesOrNo], example: "fshih = po" },
  },
  vale: {
    boshti: {
      parts: ["text", "text", "number", "number"],
      optional: 1,
      times: "needed",
      example: "boshti = x; m; 12; 2",
    },
    vala: { parts: ["number", "number", "number"], optional: 1, times: "many", example: "vala = L; A; 0.25" },
    njesia: { parts: ["text"], example: "njesia = cm" },
    shkalla: { parts: ["number"], example: "shkalla = 4" },
    shfaq: { parts: [measures, measures, measures], optional: 2, example: "shfaq = gjatesia; lartesia" },
    panjohura: { parts: [measures], example: "panjohura = amplituda" },
    pika: { parts: ["number", Object.keys(ways)], optional: 1, times: "many", example: "pika P = 3; lart" },
    ecja: { parts: [["djathtas", "majtas"]], example: "ecja = djathtas" },
    kapja: { parts: ["number"], example: "kapja = 0.5" },
  },
  zare: {
    vlera: { parts: [Object.keys(cellValues)], example: "vlera = shuma" },
    shenuar: {
      parts: ["number", "number", "number", "number", "number", "number"],
      optional: 5,
      example: "shenuar = 7; 11",
    },
    numra: { parts: [yesOrNo], example: "numra = jo" },
    panjohura: { parts: [Object.keys(eventUnits)], example: "panjohura = numri" },
    fshih: { parts: [yesOrNo], example: "fshih = po" },
  },
  peme: {
    rrenja: { parts: ["text"], times: "needed", example: "rrenja = 1000 veta" },
    dega: {
      parts: ["text", "text"],
      optional: 1,
      several: true,
      times: "many",
      example: "dega = të sëmurë; 2 % | pozitivë; 90 % | negativë",
    },
    panjohura: {
      parts: ["text", "text"],
      optional: 1,
      several: true,
      example: "panjohura = të sëmurë; pozitivë",
    },
    vlera: { parts: ["number"], example: "vlera = t" },
    njesia: { parts: ["text"], example: "njesia = %" },
  },
  orbite: {
    rrezja: { parts: ["number"], example: "rrezja = 6371 + h" },
    planeti: { parts: ["number"], example: "planeti = 6371" },
    afer: { parts: ["number"], example: "afer = 0.5" },
    larg: { parts: ["number"], example: "larg = 30" },
    qendra: { parts: ["text"], example: "qendra = Toka" },
    njesia: { parts: ["text"], example: "njesia = km" },
    trupi: { parts: ["number"], example: "trupi = 60" },
    shpejtesia: { parts: ["number", "text"], example: "shpejtesia = v; km/s" },
    forca: { parts: ["number", "text"], example: "forca = F; N" },
    shfaq: { parts: [orbitParts, orbitParts, orbitParts], optional: 2, example: "shfaq = planeti; lartesia" },
    etiketa: { parts: ["text"], times: "many", example: "etiketa rrezja = 2 R" },
    panjohura: { parts: [orbitParts], example: "panjohura = lartesia" },
  },
};
