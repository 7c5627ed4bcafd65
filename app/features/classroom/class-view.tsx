import { useEffect, useState } from "react";
import type { ClassProps } from "./class-desk.client";
import "./classroom.css";

/** Shows where a class stands. It is drawn in the browser alone, since results are on the teacher's device. */
export function ClassView(props: ClassProps) {
  const [desk, setDesk] = useState<typeof import("./class-desk.client") | "failed" | null>(null);
  useEffect(() => {
    import("./class-desk.client").then(setDesk, () => setDesk("failed"));
  }, []);
  if (desk === "failed") return <p role="status">Klasa nuk u hap dot: rrjeti mungon. Ringarkoje faqen.</p>;
  if (desk !== null) return <desk.ClassDesk {...props} />;
  return (
    <>
      <p role="status">Klasa po hapet…</p>
      <noscript>
        <p className="max-w-[36em]">
          Klasa punon me skripte, se kodet lexohen në pajisjen tënde. Pa to përdor fletën e shtypur me dy variante: e
          gjen te ushtrimet e çdo mësimi.
        </p>
      </noscript>
    </>
  );
}
