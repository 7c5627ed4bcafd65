/** Solves the problem of the page: 2,0 kg and 10 N give 5,0 m/s². */
export function WorkedProblem() {
  return (
    <section
      className="page-width mt-act below-fold [--below-fold:47rem] print:break-inside-avoid"
      aria-labelledby="ushtrimi-titulli"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9 rule-t-7/spot bg-tint px-gutter pt-11 pb-16 [&>*]:max-w-[40em]">
        <p className="caps-label">Ushtrim i zgjidhur</p>
        <h2 id="ushtrimi-titulli" className="text-[clamp(1.9rem,1.4rem+2.4vw,3.2rem)]">
          Sa nxiton një trup 2,0&nbsp;kg kur e shtyn me 10&nbsp;N?
        </h2>
        <p>
          Një trup me masë 2,0&nbsp;kg rri në prehje mbi një pistë pa fërkim. Mbi të nis të veprojë një forcë prej
          10&nbsp;N, përgjatë pistës.
        </p>
        <ol className="grid grid-cols-[minmax(0,1fr)] list-decimal gap-5 pl-16">
          <li>
            Dimë: <i>m</i> = 2,0&nbsp;kg dhe <i>F</i> = 10&nbsp;N. Pesha dhe forca mbështetëse e asgjësojnë
            njëra-tjetrën, prandaj rezultantja është vetë <i>F</i>.
          </li>
          <li>
            Ligji i dytë: <i>F</i> = <i>m</i> · <i>a</i>, pra <i>a</i> = <i>F</i> : <i>m</i>.
          </li>
          <li>
            Zëvendësojmë: <i>a</i> = 10&nbsp;N : 2,0&nbsp;kg. Meqë 1&nbsp;N është 1&nbsp;kg·m/s², njësia del m/s².
          </li>
        </ol>
        <p className="display-type text-[clamp(2.6rem,1.6rem+5vw,5rem)] text-deep">
          <i>a</i> = 5,0&nbsp;m/s²
        </p>
        <p>
          Çdo sekondë shpejtësia rritet me 5,0&nbsp;m/s: pas 2,0&nbsp;s është 10&nbsp;m/s, dhe rruga ½ · 5,0 · 2,0² =
          10&nbsp;m. Është vija e hollë e grafikut te <a href="#ligji-i-dyte">modeli i ligjit të dytë</a>: vëri
          10&nbsp;N dhe 2,0&nbsp;kg e krahaso.
        </p>
      </div>
    </section>
  );
}
