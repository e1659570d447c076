/** A look at the virus scanner when the API starts: an operator reads of a wrong address or limit before a reader does. */
import type { FastifyBaseLogger } from 'fastify';
import { MAX_UPLOAD_BYTES } from '@amberlane/contract/calls/uploads';
import type { Scanner } from './clamd.ts';

/** Sends as much as the largest file has, and logs what came of it. Never throws: files are refused until the scanner answers. */
export async function checkScanner(scan: Scanner, log: Pick<FastifyBaseLogger, 'info' | 'error'>): Promise<void> {
  try {
    const verdict = await scan(Buffer.alloc(MAX_UPLOAD_BYTES));
    log.info({ verdict, bytes: MAX_UPLOAD_BYTES }, 'virus scanner checked');
  } catch (error) {
    log.error({ err: error, bytes: MAX_UPLOAD_BYTES }, 'virus scanner can not check a file of the largest size');
  }
}
