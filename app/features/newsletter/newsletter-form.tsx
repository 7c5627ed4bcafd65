import type { FormEvent } from "react";
import { useToast } from "../../play/toast/toast";
import "./newsletter.css";

/** The newsletter's form sends nothing: it says thank you and empties itself (product 6.5). */
export function NewsletterForm() {
  const show = useToast();
  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    show({ title: "Subscribed!", description: "Thank you for subscribing to our newsletter.", lang: "en" });
    event.currentTarget.reset();
  }
  return (
    <form className="newsletter" onSubmit={subscribe}>
      <label htmlFor="newsletter-email">Adresa jote e emailit</label>
      <input id="newsletter-email" name="email" type="email" required autoComplete="email" />
      <button className="btn go" type="submit">
        Abonohu
      </button>
    </form>
  );
}
