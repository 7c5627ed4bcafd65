import { type DeviceRecord, deviceRecord } from "../../play/device-memory";

/**
 * Returns the stored record of a model's guess, kept as the text of the choice. A choice that a later edition rewords
 * is no longer a guess. The record ends with the tab, as the predictions of mechanics do.
 *
 * @param name as an editor types it @param choices of the model's question
 */
export function keptGuess(name: string, choices: readonly string[]): DeviceRecord<string> {
  return deviceRecord({
    name: `parashikimet/${name}`,
    version: 1,
    lasts: "tab",
    parse: (kept) => choices.find((choice) => choice === kept) ?? null,
  });
}
