/** Says over the page why it is not what is written now: an error keeps it back, or nothing is written yet. */
import type { ReactNode } from "react";
import type { CheckResult } from "../server/workspace";
import { isPlan, isPractice } from "./piece-parts";

interface PageNoticesProps {
  part: string;
  /** Whether nothing is written in the part. */
  isEmpty: boolean;
  /** What the page shows of the exercises and of the hour; undefined: what is written. */
  exercises: CheckResult["exercises"][string] | undefined;
  hour: CheckResult["hours"][string] | undefined;
  /** Whether an error in the fields keeps the page as it was. */
  isLost: boolean;
}

export function PageNotices({ part, isEmpty, exercises, hour, isLost }: PageNoticesProps) {
  return (
    <>
      {isPractice(part) && exercises !== undefined ? (
        <Notice>
          {exercises === "old"
            ? "Këtu duken ushtrimet siç ishin para gabimit: ndreqe, dhe faqja vazhdon."
            : "Ushtrimet duken këtu sapo të mos ketë më gabim."}
        </Notice>
      ) : null}
      {isPlan(part) && hour !== undefined ? (
        <Notice>
          {hour === "old"
            ? "Këtu duket plani siç ishte para gabimit te ushtrimet a te plani: ndreqe, dhe faqja vazhdon."
            : "Plani duket këtu sapo mësimi të ketë ushtrime pa gabim."}
        </Notice>
      ) : null}
      {isLost ? <Notice>Këtu faqja duket siç ishte para gabimit te fushat: ndreqe, dhe vazhdon.</Notice> : null}
      {isPractice(part) && isEmpty ? (
        <p className="px-8 py-6 text-[0.95rem] text-mute">
          Këtu dalin ushtrimet siç i sheh nxënësi, sapo të nisësh të parin.
        </p>
      ) : null}
      {isPlan(part) && isEmpty ? (
        <p className="px-8 py-6 text-[0.95rem] text-mute">
          Ky plan llogaritet nga mësimi dhe nga ushtrimet e tij. Shkruaj vetëm krerët që i do ndryshe.
        </p>
      ) : null}
    </>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="rule-b-1 px-8 py-5 text-[0.85rem]" role="status">
    {children}
  </p>
);
