import type { FastifyInstance } from 'fastify';

/** Repeats a piece of work from the start of the app to its end, one round at a time; the last one is waited for. It must not reject. */
export function inRounds(app: FastifyInstance, everyMs: number, work: () => Promise<void>): void {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      running = running.then(work);
    }, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
