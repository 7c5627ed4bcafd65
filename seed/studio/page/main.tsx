import { createRoot } from "react-dom/client";
import "./studio.css";
import { readToken, takeToken } from "./api";
import { StudioApp } from "./studio-app";

// The address of a studio that was started anew differs after `#` alone, which loads no page.
addEventListener("hashchange", () => {
  if (takeToken()) location.reload();
});

const place = document.getElementById("studio");
if (place !== null) {
  createRoot(place).render(
    readToken() === null ? (
      <main className="mx-auto my-[15vh] max-w-[34rem] rule-t-7 px-12">
        <h1 className="py-8 text-[2.6rem]">Studioja</h1>
        <p>
          Kjo faqe hapet me adresën që shkruan <code>npm run studio</code>: në fund të saj është hyrja. Kopjoje të
          gjithën nga dritarja e komandës.
        </p>
      </main>
    ) : (
      <StudioApp />
    ),
  );
}
