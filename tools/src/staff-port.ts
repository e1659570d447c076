/** Where `npm start` puts the staff desk: on STAFF_PORT, in the demo beside the API without being asked. */
import { isTaken } from './ports.ts';
import type { Settings } from './settings.ts';

/** 8085 beside 8081: 8082 to 8084 are the proxy's health, the release console and the shell's metrics. */
const BESIDE_API = 4;

export const staffHost = (): string => process.env['STAFF_HOST'] || '127.0.0.1';

/**
 * The port, undefined for no desk. One that is taken, or that another server of ours is to have, is left alone with a warning: the
 * site is worth starting without the desk.
 */
export async function staffPortFor({ staffPort, port, apiPort, metricsPort }: Settings, isDemo: boolean, warn: (sentence: string) => void): Promise<number | undefined> {
  if (staffPort === undefined && !isDemo) return undefined;
  const wanted = staffPort ?? apiPort + BESIDE_API;
  if (wanted < 65_536 && ![port, apiPort, metricsPort].includes(wanted) && !(await isTaken(staffHost(), wanted))) return wanted;
  warn(`Port ${wanted} can't be used, so the staff desk stays off. Choose another one: STAFF_PORT=${wanted + 100 < 65_536 ? wanted + 100 : 9_085} npm start.`);
  return undefined;
}
