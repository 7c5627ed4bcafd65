/**
 * Scripts that a reading page asks for by name, since it knows no manifest. They are models, what the device keeps, the
 * dot. Their sources by their names.
 */
export const namedScripts = {
  "lesson-models": "app/lessons/lesson-models.ts",
  "forget-memory": "app/pages/forget-memory.ts",
  "pika-flick": "app/pages/pika-flick.ts",
  "search-as-you-type": "app/pages/search-as-you-type.ts",
};
