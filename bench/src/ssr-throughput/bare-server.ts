/**
 * The limit: a Fastify server that answers every request with the same bytes and as many headers as the measured page.
 * `BARE_ANSWER` is a JSON file of `{ headers, body }`, the body in base64.
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** A page as it came over the wire. */
export interface BareAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const { headers, body } = JSON.parse(readFileSync(process.env['BARE_ANSWER'] ?? '', 'utf8')) as BareAnswer;
const bytes = Buffer.from(body, 'base64');
const app = Fastify();
app.get('/*', (_request, reply) => reply.headers(headers).send(bytes));
process.once('SIGTERM', () => void app.close());
await app.listen({ port: Number(process.env['PORT']), host: process.env['HOST'] ?? '127.0.0.1' });
