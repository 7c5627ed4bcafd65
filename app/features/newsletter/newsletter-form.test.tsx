// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toasts } from "../../play/toast/toast";
import { NewsletterForm } from "./newsletter-form";

afterEach(cleanup);

async function subscribe(email: string) {
  const fetched = vi.spyOn(globalThis, "fetch");
  const user = userEvent.setup();
  render(
    <Toasts>
      <NewsletterForm />
    </Toasts>,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox");
  if (email !== "") await user.type(field, email);
  await user.click(screen.getByRole("button", { name: "Abonohu" }));
  await act(() => vi.dynamicImportSettled());
  return {
    field,
    thanks: document.querySelector('[aria-label="Njoftime (F8)"] li')?.textContent ?? null,
    calls: fetched.mock.calls.length,
  };
}

test("subscribing says thank you, empties the field and calls nobody", async () => {
  const { field, thanks, calls } = await subscribe("nxenes@shkolla.al");
  expect(thanks).toContain("Subscribed! Thank you for subscribing to our newsletter.");
  expect(field.value).toBe("");
  expect(calls).toBe(0);
});

test("an address is required, and what is not an address is refused", async () => {
  expect((await subscribe("")).thanks).toBeNull();
  cleanup();
  const { field, thanks } = await subscribe("jo-adresë");
  expect(thanks).toBeNull();
  expect(field.value).toBe("jo-adresë");
});
