import type { Operation } from "./exercise";

export const operationNames: Record<Operation, string> = {
  addition: "Mbledhje",
  subtraction: "Zbritje",
  multiplication: "Shumëzim",
  division: "Pjesëtim",
};
