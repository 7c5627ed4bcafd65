/** The first exercise of „Pitagora dhe tre katrorët e tij“ as two variants: 6, 8, 10 and 5, 12, 13. */
const asked = [
  ["A", 6, 8],
  ["B", 5, 12],
] as const;
const keys = [
  ["10 cm", "13 cm", "e saktë"],
  ["14 cm", "17 cm", "Mblodhe gjatësitë."],
  ["100 cm", "169 cm", "Ky është katrori i hipotenuzës."],
] as const;

/** Shows before a code is there what a test is: an exercise in two variants, and its key of errors. */
export const PaperExample = () => (
  <section className="paper-example" aria-labelledby="shembull">
    <h2 id="shembull">Një ushtrim, dy variante</h2>
    {asked.map(([letter, a, b]) => (
      <p key={letter}>
        <b className="paper-letter">{letter}</b>
        <span>
          Katetet e një trekëndëshi kënddrejtë janë {a}&nbsp;cm dhe {b}&nbsp;cm. Sa e gjatë është hipotenuza?
        </span>
      </p>
    ))}
    <table className="paper-table">
      <caption className="sr-only">Çelësi i gabimeve</caption>
      <thead>
        <tr>
          {["Tasti", "A", "B", "Gabimi"].map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map(([a, b, says], key) => (
          <tr key={says}>
            <td>
              <b>{key + 1}</b>
            </td>
            <td>{a}</td>
            <td>{b}</td>
            <td>{says}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
