/** Styles an answer's field or list. The element adds its own width. */
export const answerField =
  "min-h-32 rounded-none rule-2 bg-paper px-7 py-4 [font:500_1.25rem/1.3_var(--font-text)] text-inherit focus-visible:[outline:3px_solid_var(--spot)] focus-visible:outline-offset-1";
