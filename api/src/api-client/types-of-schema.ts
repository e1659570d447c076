/** JSON Schema, as the OpenAPI document holds it, as a TypeScript type. Pure. */

type Schema = Readonly<Record<string, unknown>>;
/** Looks up what `$ref` names. */
type Definitions = Readonly<Record<string, Schema>>;

export const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** Throws for what it does not know: a type that says less than the API would hide a mistake. */
export function typeOfSchema(schema: Schema, definitions: Definitions = {}, indent = ''): string {
  const of = (part: Schema, deeper = indent): string => typeOfSchema(part, definitions, deeper);
  const { type } = schema;
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const found = definitions[reference.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`no schema for ${reference}`);
    return of(found);
  }
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return union(schema['enum'].map((value) => JSON.stringify(value)));
  const either = [...schemasOf(schema['anyOf']), ...schemasOf(schema['oneOf'])];
  if (either.length > 0) return union(either.map((part) => of(part)));
  const all = schemasOf(schema['allOf']);
  if (all.length > 0) return all.map((part) => of(part)).join(' & ');
  if (Array.isArray(type)) return union(type.map((one) => of({ ...schema, type: one })));
  switch (type) {
    case 'string': return 'string';
    case 'integer':
    case 'number': return 'number';
    case 'boolean': return 'boolean';
    case 'null': return 'null';
    case 'array': {
      const tuple = schemasOf(schema['prefixItems']);
      if (tuple.length > 0) return `[${tuple.map((part) => of(part)).join(', ')}]`;
      const item = isSchema(schema['items']) ? of(schema['items']) : 'unknown';
      return /^[\w'"]+$/.test(item) ? `${item}[]` : `(${item})[]`;
    }
    case 'object': return objectType(schema, of, indent);
    case undefined: return 'unknown';
    default: throw new Error(`unknown type in a schema: ${JSON.stringify(type)}`);
  }
}

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

function objectType(schema: Schema, of: (part: Schema, indent: string) => string, indent: string): string {
  const properties = isSchema(schema['properties']) ? Object.entries(schema['properties']) : [];
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const more = schema['additionalProperties'];
  if (properties.length === 0) return isSchema(more) && Object.keys(more).length > 0 ? recordType(schema, of(more, indent)) : 'Record<string, never>';
  const deeper = `${indent}  `;
  const lines = properties.map(([name, part]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const type = isSchema(part) ? of(part, deeper) : 'unknown';
    // Callers may compile with `exactOptionalPropertyTypes`: JSON leaves out what is undefined.
    return required.includes(name) ? `${deeper}${key}: ${type};` : `${deeper}${key}?: ${type}${type === 'unknown' ? '' : ' | undefined'};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Where all keys are known, each is there or not. */
function recordType(schema: Schema, value: string): string {
  const names = isSchema(schema['propertyNames']) ? schema['propertyNames']['enum'] : undefined;
  return Array.isArray(names) ? `Partial<Record<${union(names.map((name) => JSON.stringify(name)))}, ${value}>>` : `Record<string, ${value}>`;
}
