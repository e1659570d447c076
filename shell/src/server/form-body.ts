/** Bodies of plain HTML forms. */
import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** Far above every form of ours. */
const MAX_FORM_BYTES = 8_192;

/** Lets the routes of this scope take forms. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(formBody, { bodyLimit: MAX_FORM_BYTES });
}

/** Fields by name, the first of each; none for a body that is no form. */
export function fieldsOf(body: unknown): ReadonlyMap<string, string> {
  if (typeof body !== 'object' || body === null) return new Map();
  return new Map(
    Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === 'string' ? [[name, first] as const] : [];
    }),
  );
}
