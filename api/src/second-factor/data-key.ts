/** The key of {@link secretBox}: from the settings, else a file of the data folder that only its owner reads. */
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../error-code.ts';
import type { ApiSettings } from '../settings.ts';
import { isKey, newKey } from './secret-box.ts';

/** The newest key and those that it replaced. Throws as {@link readDataKey} does. */
export const readDataKeys = (settings: Pick<ApiSettings, 'dataKey' | 'oldDataKeys' | 'dataDir'>): [newest: string, ...older: string[]] => [readDataKey(settings), ...settings.oldDataKeys];

/** Throws an Error that names the file when it holds no key, or can't be made. */
export function readDataKey({ dataKey, dataDir }: Pick<ApiSettings, 'dataKey' | 'dataDir'>): string {
  if (dataKey !== null) return dataKey;
  const file = path.join(dataDir, 'data.key');
  if (!existsSync(file)) createOnce(file, newKey());
  const key = readFileSync(file, 'utf8').trim();
  if (!isKey(key)) throw new Error(`${file} holds no key of 32 bytes in base64.`);
  return key;
}

/** Puts the whole key in place unless there is one: of two processes that start together the first one's stays. */
function createOnce(file: string, key: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, `${key}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(whole, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}
