/**
 * The key pair of the log. It lives outside of the store: who can write the store can't forge a record, and servers
 * that read the log have only the public half.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from './system-error.ts';

export interface KeyFiles {
  readonly privateKeyFile: string;
  readonly publicKeyFile: string;
}

/** `RELEASE_KEY` and `RELEASE_PUBLIC_KEY` name PEM files; by default they lie in `<dataDir>/keys/`. */
export const keyFiles = (dataDir: string, env: NodeJS.ProcessEnv = process.env): KeyFiles => ({
  privateKeyFile: env['RELEASE_KEY'] || path.join(dataDir, 'keys', 'release.key'),
  publicKeyFile: env['RELEASE_PUBLIC_KEY'] || path.join(dataDir, 'keys', 'release.pub'),
});

/**
 * Makes the key pair of a demo at its first start. Where keys are configured it changes nothing: a company brings its
 * own, or makes them once with {@link ensureKeys}.
 */
export function ensureDemoKeys(dataDir: string, env: NodeJS.ProcessEnv = process.env): KeyFiles {
  const files = keyFiles(dataDir, env);
  return env['RELEASE_KEY'] || env['RELEASE_PUBLIC_KEY'] ? files : ensureKeys(files);
}

/** Makes what is missing of a key pair, the private half readable by its owner only, also when two processes start at once. */
export function ensureKeys(files: KeyFiles): KeyFiles {
  try {
    return makeMissing(files);
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EROFS', 'EPERM', 'ENOENT', 'ENOTDIR')) throw error;
    const sentence = `The keys of the release log can't be written to ${path.dirname(files.privateKeyFile)}: the folder can't be made or changed. DATA_DIR names another.`;
    throw new Error(sentence, { cause: error });
  }
}

function makeMissing(files: KeyFiles): KeyFiles {
  mkdirSync(path.dirname(files.privateKeyFile), { recursive: true, mode: 0o700 });
  if (!existsSync(files.privateKeyFile)) {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    createOnce(files.privateKeyFile, pem, 0o600);
  }
  mkdirSync(path.dirname(files.publicKeyFile), { recursive: true });
  if (!existsSync(files.publicKeyFile)) {
    const pem = createPublicKey(readFileSync(files.privateKeyFile)).export({ type: 'spki', format: 'pem' });
    createOnce(files.publicKeyFile, pem, 0o644);
  }
  return files;
}

/** Puts a whole file in place unless there is one: a reader never sees half a key. */
function createOnce(file: string, text: string | Buffer, mode: number): void {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, text, { mode, flag: 'wx' });
  try {
    linkSync(whole, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}

/** @throws Error with one sentence that names the file, as does the other. */
export const readPublicKey = (file: string): KeyObject => readKey(file, createPublicKey);
export const readPrivateKey = (file: string): KeyObject => readKey(file, createPrivateKey);

function readKey(file: string, parse: (pem: Buffer) => KeyObject): KeyObject {
  const pem = readPem(file);
  let key: KeyObject;
  try {
    key = parse(pem);
  } catch {
    throw new Error(`The release key ${file} is no key in PEM form.`);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`The release key ${file} is no Ed25519 key.`);
  return key;
}

function readPem(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error(`The release key ${file} ${hasCode(cause, 'ENOENT') ? 'does not exist' : 'can not be read'}.`, { cause });
  }
}
