/**
 * Scripts that a reading page links by a fixed name, since it knows no manifest. They are the models, the offline
 * storage, the offline mark and a lesson's screens. Sources by script name.
 */
export const namedScripts = {
  "lesson-models": "app/lessons/lesson-models.ts",
  "forget-memory": "app/pages/scripts/forget-memory.ts",
  "pika-flick": "app/pages/scripts/pika-flick.ts",
  "class-screens": "app/pages/scripts/class-screens.ts",
  "search-as-you-type": "app/pages/search/search-as-you-type.ts",
};
