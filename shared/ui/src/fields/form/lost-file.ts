/** A file of the site that did not arrive (a part of a page, a schema) is a fault of the network, not of the service. */
import { ERROR } from '@amberlane/contract/calls';

/** webpack's name for the error of a script or style sheet that could not be loaded. */
const LOST_FILE = 'ChunkLoadError';

/** Code of spec §8 for a file that did not arrive, or not in time; null for any other error. */
export function lostFileCode(error: unknown): number | null {
  if (!(error instanceof Error) || error.name !== LOST_FILE) return null;
  return 'type' in error && error.type === 'timeout' ? ERROR.TIMEOUT : ERROR.NETWORK;
}
