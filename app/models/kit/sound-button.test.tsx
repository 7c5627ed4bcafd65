// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { SoundButton } from "./sound-button";

/** Calls that the fake AudioContext records: oscillators started, their frequencies, contexts closed. */
const audio = { started: 0, frequencies: [] as number[], closed: 0 };

class FakeContext {
  currentTime = 0;
  destination = {};
  createGain() {
    return { gain: { setValueAtTime() {}, setTargetAtTime() {} }, connect() {} };
  }
  createOscillator() {
    const place = audio.frequencies.length;
    audio.frequencies.push(0);
    const frequency = {
      set value(hertz: number) {
        audio.frequencies[place] = hertz;
      },
      setTargetAtTime(hertz: number) {
        audio.frequencies[place] = hertz;
      },
    };
    return { frequency, connect() {}, start: () => audio.started++ };
  }
  close() {
    audio.closed++;
  }
}

beforeEach(() => {
  Object.assign(audio, { started: 0, frequencies: [], closed: 0 });
  vi.stubGlobal("AudioContext", FakeContext);
});

test("nothing sounds before a press; then the tones follow the picture, and stop by a press or with the model", async () => {
  const { rerender, unmount } = render(<SoundButton frequencies={[220, 330]} measure="" />);
  expect(audio.started).toBe(0);
  await act(async () => screen.getByRole("button", { name: "Dëgjo" }).click());
  await waitFor(() => expect(audio.frequencies).toEqual([220, 330]));
  rerender(<SoundButton frequencies={[220, 440]} measure="" />);
  expect(audio.frequencies).toEqual([220, 440]);
  await act(async () => screen.getByRole("button", { name: "Hesht" }).click());
  await waitFor(() => expect(audio.closed).toBe(1));
  await act(async () => screen.getByRole("button", { name: "Dëgjo" }).click());
  await waitFor(() => expect(audio.started).toBe(4));
  unmount();
  await waitFor(() => expect(audio.closed).toBe(2));
});
