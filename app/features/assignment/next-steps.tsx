/** Says what comes after the code of an assignment. */
export const NextSteps = () => (
  <ol className="class-next">
    <li>Shkruaj numrin tënd në regjistër, që mësuesi të dijë i kujt është kodi.</li>
    <li>Zgjidhi ushtrimet me numrat e tu: fqinji yt i ka të tjerë.</li>
    <li>Në fund tregoji mësuesit kodin e përgjigjeve: nga ekrani ose me mesazh.</li>
  </ol>
);
