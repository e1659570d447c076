import type { FastifyInstance } from 'fastify';

/** Repeats a task from the start of the app to its end, one run at a time. Closing waits for the last run. The task must not reject. */
export function repeat(app: FastifyInstance, everyMs: number, task: () => Promise<void>): void {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      running = running.then(task);
    }, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
