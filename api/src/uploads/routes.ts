/** Files that readers attach to forms. */
import type { FastifyInstance } from 'fastify';
import { dropUpload, finishUpload, sendUploadPart, startUpload, UPLOAD_PART_BYTES } from '@amberlane/contract/calls/uploads';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { checkScanner } from './check-scanner.ts';
import { clamd } from './clamd.ts';
import { uploads } from './service.ts';

const tag = 'Attached files';

/** A part in base64, its id and place. */
const PART_BODY_BYTES = Math.ceil(UPLOAD_PART_BYTES / 3) * 4 + 1_024;

const ID = 'qL0v7Jx3cR9dZ1yWm5sKfN2bT8hUeA4pG6iOoYtXwQE';
const EXAMPLES = {
  start: { request: { name: 'registration.pdf', bytes: 182_044, homepage: '' }, reply: { id: ID, partBytes: UPLOAD_PART_BYTES, expiresAt: '2026-11-21T10:30:00.000Z' } },
  part: { request: { id: ID, part: 0, content: 'JVBERi0xLjcK' }, reply: { received: UPLOAD_PART_BYTES } },
  finish: { request: { id: ID }, reply: { id: ID, name: 'registration.pdf', bytes: 182_044, mediaType: 'application/pdf' } },
  drop: { request: { id: ID }, reply: { dropped: true } },
} as const;

export function uploadRoutes(app: FastifyInstance, parts: ApiContext): void {
  const { clamdAddress, demo } = parts.settings;
  if (clamdAddress === null && !demo) app.log.warn('CLAMD_ADDRESS is not set: attached files are judged by the built-in checks alone');
  const scan = clamdAddress && clamd(clamdAddress);
  if (scan) app.addHook('onListen', async () => checkScanner(scan, app.log));
  const service = uploads(parts, scan, app.log);

  serveCall(app, startUpload, { tag, example: EXAMPLES.start, handle: (announced, { request }) => service.start(announced, request) });
  serveCall(app, sendUploadPart, { tag, example: EXAMPLES.part, bodyBytes: PART_BODY_BYTES, handle: (part) => service.addPart(part) });
  serveCall(app, finishUpload, { tag, example: EXAMPLES.finish, handle: (named, { request }) => service.finish(named, request) });
  serveCall(app, dropUpload, { tag, example: EXAMPLES.drop, handle: (named) => service.drop(named) });
}
