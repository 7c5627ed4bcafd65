/** Warns that the browser stores nothing. The pupil then knows that notes will be lost. */
export function NothingKept() {
  return (
    <p className="max-w-[36em] rule-l-7 pl-7 text-[0.92rem]" role="status">
      Ky shfletues nuk po ruan dot asgjë: kujtesa e tij është plot ose e mbyllur (ndoshta je në dritare private). Çfarë
      bën tani harrohet kur e mbyll faqen.
    </p>
  );
}
