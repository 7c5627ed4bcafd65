import type { FormEvent } from "react";
import { useToast } from "../../play/toast/toast";
import { Button } from "../../ui/button";
import "./newsletter.css";

/** Thanks the subscriber and clears the field; it sends nothing (product 6.5). */
export function NewsletterForm() {
  const show = useToast();
  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    show({ title: "Subscribed!", description: "Thank you for subscribing to our newsletter.", lang: "en" });
    event.currentTarget.reset();
  }
  return (
    <form className="grid max-w-[40rem] gap-6 bar:grid-cols-[1fr_auto]" onSubmit={subscribe}>
      <label className="font-semibold bar:col-span-2" htmlFor="newsletter-email">
        Adresa jote e emailit
      </label>
      <input
        id="newsletter-email"
        className="min-h-31 rule-2 bg-paper px-9 py-6"
        name="email"
        type="email"
        required
        autoComplete="email"
      />
      <Button primary type="submit">
        Abonohu
      </Button>
    </form>
  );
}
