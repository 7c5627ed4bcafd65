/**
 * What a reading page asks for by a name of its own, since it knows no manifest: models, what the device keeps, the dot.
 * Their sources by their names.
 */
export const namedScripts = {
  "lesson-models": "app/lessons/lesson-models.ts",
  "forget-memory": "app/pages/forget-memory.ts",
  "pika-flick": "app/pages/pika-flick.ts",
  "search-as-you-type": "app/pages/search-as-you-type.ts",
};
