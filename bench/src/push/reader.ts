/** A thread of readers: so many lookups a second whatever the answers take, each timed from the moment it was due. */
import { parentPort, workerData } from 'node:worker_threads';
import { track } from './client.ts';
import { waybillNoOf } from './events.ts';

export interface ReaderOrder {
  readonly address: string;
  readonly waybills: number;
  readonly perSecond: number;
}

const { address, waybills, perSecond } = workerData as ReaderOrder;
const taken: number[] = [];
const faults: string[] = [];
const open = new Set<Promise<void>>();
const started = performance.now();
let asked = 0;

async function ask(due: number): Promise<void> {
  const found = await track(address, [waybillNoOf(1 + Math.floor(Math.random() * waybills))]);
  if (found !== 1) throw new Error('a waybill was not found');
  taken.push(performance.now() - due);
}

const timer = setInterval(() => {
  for (; asked < ((performance.now() - started) * perSecond) / 1_000; asked += 1) {
    // A lookup that fails is a result: told, and no end of the others.
    const one = ask(started + (asked * 1_000) / perSecond).catch((error: unknown) => void faults.push(String(error)));
    open.add(one);
    void one.finally(() => open.delete(one));
  }
}, 2);

parentPort?.once('message', () => {
  clearInterval(timer);
  void Promise.all(open).then(() => parentPort?.postMessage([...taken, ...faults]));
});
