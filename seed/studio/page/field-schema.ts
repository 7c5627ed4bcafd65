/** Names and indexes from the root of a JSON file. */
export type FieldPath = (string | number)[];

/** The part of JSON Schema that the forms read. It is made of the same schemas that check the files. */
export interface FieldSchema {
  type?: string;
  description?: string;
  enum?: (string | number)[];
  const?: string | number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  anyOf?: FieldSchema[];
  /** The kinds of a value, told apart by a constant. */
  oneOf?: FieldSchema[];
}

/** Returns the choices of a field that takes one of a few values. It is null for any other. */
export function choicesOf(schema: FieldSchema): (string | number)[] | null {
  if (schema.enum !== undefined) return schema.enum;
  const each = schema.anyOf?.flatMap((one) => (one.const === undefined ? [] : [one.const])) ?? [];
  return each.length > 0 && each.length === schema.anyOf?.length ? each : null;
}

/** Returns the value that a new item of a list begins with. It has every required field, empty. */
export function emptyValue(schema: FieldSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  const choices = choicesOf(schema);
  if (choices !== null) return choices[0];
  switch (schema.type) {
    case "object": {
      const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
      return Object.fromEntries(required.map(([name, property]) => [name, emptyValue(property)]));
    }
    case "array":
      return [];
    case "integer":
    case "number":
      return schema.minimum ?? 0;
    case "boolean":
      return false;
    default:
      return "";
  }
}
