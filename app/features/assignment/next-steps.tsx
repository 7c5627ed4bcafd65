/** Says what comes after the code of an assignment. It holds for all: with numbers or nicknames, own numbers or the same. */
export const NextSteps = () => (
  <ol className="class-next">
    <li>Jep numrin e regjistrit ose nofkën: emri yt nuk duhet.</li>
    <li>Zgjidhi ushtrimet një nga një; ndihmat hapen kur i lejon mësuesi.</li>
    <li>Në fund tregoji mësuesit kodin e përgjigjeve: nga ekrani ose me mesazh.</li>
  </ol>
);
