/** The five levels and the components each requires (product 10.5). */
import type { ComponentKind } from "../parts/component";

/** Components of the levels (product 10.2, 10.3). They are a source, a load, a control and two passive ones. */
export const levelKinds: readonly ComponentKind[] = ["battery", "bulb", "switch", "resistor", "capacitor"];

export interface Level {
  id: number;
  title: string;
  description: string;
  goal: string;
  /** Explanation of what the finished circuit shows. */
  learned: string;
  /** Components that the level teaches, in the order of their appearance. */
  components: readonly ComponentKind[];
  /** Required number of each component on the board. */
  required: Readonly<Partial<Record<ComponentKind, number>>>;
}

export const levels: readonly Level[] = [
  {
    id: 1,
    title: "Drita e\u00a0parë",
    description:
      "Bateria i shtyn ngarkesat, llamba e kthen punën e tyre në dritë. Por vetëm kur rruga mbyllet në rreth: nga plusi, nëpër llambë, deri te minusi.",
    goal: "Lidh një bateri me një llambë.",
    learned:
      "Rryma del nga plusi, kalon nëpër llambë dhe kthehet te minusi. Sa hyn në llambë, aq edhe del: rryma nuk harxhohet. Harxhohet energjia e baterisë.",
    components: ["battery", "bulb"],
    required: { battery: 1, bulb: 1 },
  },
  {
    id: 2,
    title: "Ndez e\u00a0fik",
    description:
      "Çelësi e pret rrugën në një vend të vetëm, dhe rryma ndalet kudo përnjëherësh. Provo ta vësh para llambës, pastaj pas saj: a ka ndonjë ndryshim?",
    goal: "Shto një çelës dhe mbylle.",
    learned: "Në seri rruga është një e vetme. Prandaj çelësi e fik llambën kudo ta vësh, edhe pas saj.",
    components: ["battery", "switch", "bulb"],
    required: { battery: 1, switch: 1, bulb: 1 },
  },
  {
    id: 3,
    title: "Ndize me\u00a0masë",
    description:
      "Rezistori ia vështirëson rrymës kalimin. Llamba zbehet, edhe pse bateria është e njëjta. Sa herë bie fuqia kur rryma përgjysmohet?",
    goal: "Vër në qark një bateri, një rezistor dhe një llambë.",
    learned:
      "Rezistori e zvogëlon rrymën, dhe llamba e ndien dyfish: me gjysmën e rrymës merr vetëm një të katërtën e fuqisë.",
    components: ["battery", "resistor", "bulb"],
    required: { battery: 1, resistor: 1, bulb: 1 },
  },
  {
    id: 4,
    title: "Qark me\u00a0të gjitha",
    description:
      "Burim, çelës, rezistor, llambë: me një diodë LED në vend të llambës, kështu janë ndërtuar shumë elektrikë dore. Radha e pjesëve nuk e ndryshon rrymën; binde veten duke i ndërruar vendet.",
    goal: "Vër në qark një bateri, një çelës të mbyllur, një rezistor dhe një llambë.",
    learned: "Në seri rryma është e njëjtë në çdo pikë të qarkut. Prandaj radha e pjesëve nuk ka rëndësi.",
    components: ["battery", "switch", "resistor", "bulb"],
    required: { battery: 1, switch: 1, resistor: 1, bulb: 1 },
  },
  {
    id: 5,
    title: "Dy rezistorë në\u00a0seri",
    description:
      "Në seri rezistencat mblidhen, dhe tensioni ndahet mes tyre. Prek secilën pjesë dhe lexo voltmetrin: sa bëjnë të gjitha bashkë?",
    goal: "Vër në qark një bateri, një çelës të mbyllur, dy rezistorë dhe një llambë.",
    learned:
      "Në seri rezistencat mblidhen. Mblidhen edhe tensionet: ato të rezistorëve e të llambës bashkë bëjnë tensionin e baterisë.",
    components: ["battery", "switch", "resistor", "bulb"],
    required: { battery: 1, switch: 1, resistor: 2, bulb: 1 },
  },
];
