/**
 * PostCSS for `npm run dev`, the build and the studio, which all find this file. It replaces custom media queries
 * (Media Queries Level 5), which no browser reads, by what `@custom-media` says in the same sheet or its imports.
 * Tailwind's own pass does that in the build alone and only where a sheet has utilities.
 */

const customMedia = {
  postcssPlugin: "custom-media",
  /** @throws CssSyntaxError if a sheet names a query that neither it nor its imports define */
  Once(sheet) {
    const queries = new Map();
    sheet.walkAtRules("custom-media", (rule) => {
      const [, name, query] = /^(--\S+)\s+(.+)$/s.exec(rule.params);
      queries.set(name, query);
      rule.remove();
    });
    sheet.walkAtRules("media", (rule) => {
      rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name) => {
        if (!queries.has(name)) throw rule.error(`No @custom-media ${name} in this sheet or its imports.`);
        return queries.get(name);
      });
    });
  },
};

export default { plugins: [customMedia] };
