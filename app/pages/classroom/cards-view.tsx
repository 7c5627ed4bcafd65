import { cardCount, markerPath, markerSide } from "../../magazine/classroom/card-marker";
import { PlainPage } from "../../ui/plain-page";
import "./cards.css";

/** Millimetres of a marker's side. */
const side = 120;
/** Millimetres from a marker to the middles of the letters at its sides, which are eight high. */
const toLetters = 6.5;

/** Letters as lines around their middle, in millimetres: a font would be another on each device. */
const letters = [
  "M-3.2 4L0-4L3.2 4M-2 1.3H2",
  "M-2.5-4V4H.5a2.1 2.1 0 0 0 0-4.2H-2.5M.5-.2a1.9 1.9 0 0 0 0-3.8H-2.5",
  "M2.7-2.9A4 4 0 1 0 2.7 2.9",
  "M-2.6-4V4H-.8a4 4 0 0 0 0-8z",
];

/** Draws what all cards share: the black square and the letters. A letter is upright when its side is up. */
export const CardFrame = () => (
  <g id="korniza">
    <path d={`M0 0h${side}v${side}h-${side}z`} />
    {letters.map((letter, turns) => (
      <path
        key={letter}
        className="card-letter"
        fill="none"
        stroke="#555"
        strokeWidth="1"
        d={letter}
        transform={`rotate(${turns * 90} ${side / 2} ${side / 2})translate(${side / 2} ${-toLetters})`}
      />
    ))}
  </g>
);

/** Draws a card in millimetres, from the corner of its marker. The frame stands in the document once. */
export const Card = ({ number }: { number: number }) => (
  <>
    <use href="#korniza" />
    <path fill="#fff" transform={`scale(${side / markerSide})`} d={markerPath(number)} />
    <text x={-toLetters * 4} y={side} fontSize="6" textAnchor="middle">
      {number}
    </text>
  </>
);

/** Cards of one part of the page; two stand on a sheet. */
const cardsOfPart = 12;
const parts = Array.from({ length: cardCount / cardsOfPart }, (_, part) => part * cardsOfPart + 1);

/** A sheet with two cards, in millimetres. The cut lies between them. */
const sheet = { width: 210, height: 297, left: 45, tops: [16, 161] } as const;

const CardSheet = ({ first }: { first: number }) => (
  <svg
    className="card-sheet"
    viewBox={`0 0 ${sheet.width} ${sheet.height}`}
    role="img"
    aria-label={`Kartelat ${first} dhe ${first + 1}`}
  >
    <path
      fill="none"
      stroke="#767676"
      strokeDasharray="2 2"
      strokeWidth=".3"
      d={`M0 ${sheet.height / 2}h${sheet.width}`}
    />
    {sheet.tops.map((top, place) => (
      <g key={top} transform={`translate(${sheet.left} ${top})`}>
        <Card number={first + place} />
      </g>
    ))}
  </svg>
);

/** Shows the cards that a class holds up, as they are printed, and how they are used. */
export const CardsView = () => (
  <PlainPage title="Kartelat A–D">
    <p>
      Një kartelë për nxënës: ana që mban lart është përgjigjja. Kështu përgjigjet tërë klasa njëherësh, pa telefona; të
      lexon kartelat kamera e telefonit tënd, te <a href="/klasa">Klasa</a>.
    </p>
    <ol>
      <li>
        <b>Shtypi një herë, në letër të trashë.</b> Çdo fletë A4 ka dy kartela: prije te vija e ndërprerë. Shtyp në
        madhësinë 100 %.
      </li>
      <li>
        <b>Jepi secilit kartelën me numrin e vet në regjistër.</b> Numri është i vogël, poshtë majtas kur A është lart.
      </li>
      <li>
        <b>Shfaqe pyetjen.</b> Te <a href="/klasa">Klasa</a> hap detyrën, shtyp „Lexo kartelat“ dhe zgjidh ushtrimin.
      </li>
      <li>
        <b>Nxënësit e mbajnë kartelën drejt, me gishtat jashtë katrorit të zi.</b> Shkronja është e vogël, që të mos e
        lexojë fqinji. Ti kalo kamerën ngadalë mbi klasë, deri sa të mbushen numrat.
      </li>
    </ol>
    <p>
      Kamera i lexon deri në shtatë metra larg. Kush nuk e mban dot kartelën, të përgjigjet me zë a me shkrim:
      përgjigjen e shënon ti te „Shëno me dorë“.
    </p>
    <nav aria-label="Pjesët">
      <ul>
        {parts.map((from) => (
          <li key={from}>
            <a href={`#${from}`}>
              Kartelat {from}–{from + cardsOfPart - 1}
            </a>
            : faqet {(from + 1) / 2}–{(from + cardsOfPart - 1) / 2} kur shtyp
          </li>
        ))}
      </ul>
    </nav>
    <svg className="card-frames" aria-hidden="true">
      <defs>
        <CardFrame />
      </defs>
    </svg>
    {parts.map((from) => (
      <section key={from} id={String(from)} className="card-part">
        <h2>
          Kartelat {from}–{from + cardsOfPart - 1}
        </h2>
        <div className="card-sheets">
          {Array.from({ length: cardsOfPart / 2 }, (_, place) => from + 2 * place).map((first) => (
            <CardSheet key={first} first={first} />
          ))}
        </div>
      </section>
    ))}
  </PlainPage>
);
