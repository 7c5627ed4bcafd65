import { type DeviceRecord, deviceRecord } from "../../play/device-memory";

/**
 * The record of a model's guess, by the words of the choice: a choice that an edition reworded is no guess any more.
 * It ends with the tab, as the predictions of mechanics do.
 *
 * @param name as an editor types it @param choices what the model's question offers
 */
export function keptGuess(name: string, choices: readonly string[]): DeviceRecord<string> {
  return deviceRecord({
    name: `parashikimet/${name}`,
    version: 1,
    lasts: "tab",
    parse: (kept) => choices.find((choice) => choice === kept) ?? null,
  });
}
