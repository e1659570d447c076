/** Bodies of plain HTML forms. */
import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** Six texts of 2,000 characters, nine bytes each as forms write Chinese, are 108,000. */
const MAX_FORM_BYTES = 131_072;

/** Lets the routes of this scope take forms. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(formBody, { bodyLimit: MAX_FORM_BYTES });
}

/** Every value of each field by name; none for a body that is no form. */
export function valuesOf(body: unknown): ReadonlyMap<string, readonly string[]> {
  if (typeof body !== 'object' || body === null) return new Map();
  return new Map(
    Object.entries(body).map(([name, value]: [string, unknown]) => [name, (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')]),
  );
}

/** Fields by name, the first of each; none for a body that is no form. */
export const fieldsOf = (body: unknown): ReadonlyMap<string, string> =>
  new Map([...valuesOf(body)].flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first] as const])));
