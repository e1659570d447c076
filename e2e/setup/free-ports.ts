/** Ports for the servers of a run; several runs may share a machine. */
import { createServer } from 'node:net';

/** `E2E_PORT` moves the search elsewhere. */
const BEGIN = Number(process.env['E2E_PORT'] || 9000);
const SHARE = 20;
/** Servers of the whole run take the first share. Each worker searches its own: two that looked at once would find the same port. */
const FIRST = BEGIN + SHARE * (process.env['TEST_PARALLEL_INDEX'] === undefined ? 0 : 1 + Number(process.env['TEST_PARALLEL_INDEX']));
const LAST = FIRST + SHARE - 1;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** Throws when the range holds fewer free ones than asked for. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  for (let port = FIRST; port <= LAST && found.length < count; port += 1) if (await isFree(port)) found.push(port);
  if (found.length < count) throw new Error(`Fewer than ${count} free ports from ${FIRST} to ${LAST}; set E2E_PORT to another beginning.`);
  return found;
}
