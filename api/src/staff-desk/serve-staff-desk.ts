/** Opens the staff desk on its own port beside the API, and closes it with the API. */
import type { FastifyInstance } from 'fastify';
import type { DeskContext } from './desk-context.ts';
import { buildStaffDesk, type DeskSurroundings } from './desk-server.ts';

/** A port that is taken is written down as an error: the site goes on without the desk. */
export function serveStaffDesk(app: FastifyInstance, context: DeskContext, surroundings: Omit<DeskSurroundings, 'log'>): void {
  const { staffPort, staffHost } = context.settings;
  if (staffPort === null) return;
  const desk = buildStaffDesk(context, { ...surroundings, log: app.log });
  app.addHook('onListen', async () => {
    try {
      const address = await desk.listen({ host: staffHost, port: staffPort });
      app.log.info(`staff desk ready at ${address}`);
    } catch (error) {
      app.log.error({ err: error }, `The staff desk is off: port ${staffPort} can't be used. Set STAFF_PORT to another one.`);
    }
  });
  app.addHook('preClose', () => desk.close());
}
