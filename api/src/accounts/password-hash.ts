/** Password hashes: argon2id (RFC 9106) with 19 MiB and two passes (OWASP), in PHC form, at most two at a time. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { ERROR } from '@amberlane/contract/calls';
import { normalPassword } from '@amberlane/contract/domain/password-policy';
import { ApiError } from '../api-error.ts';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes a password with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive(password, salt, { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES, tagLength: TAG_BYTES });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Whether a password has this hash. Without a hash it costs the same time and says no. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory = MEMORY_KIB, passes = PASSES, parallelism = LANES, salt = NO_SALT, tag = NO_TAG] = PHC.exec(hash ?? '') ?? [];
  const expected = Buffer.from(tag, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length,
  });
  return timingSafeEqual(given, expected) && hash !== null;
}

const NO_SALT = Buffer.alloc(SALT_BYTES).toString('base64');
const NO_TAG = Buffer.alloc(TAG_BYTES).toString('base64');

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tagLength: number;
}

/** Threads and memory that a crowd at the door may take. */
const AT_ONCE = 2;
const MOST_WAITING = 100;
const waiting: (() => void)[] = [];
let running = 0;

async function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new ApiError(ERROR.UNAVAILABLE, { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await new Promise((resolve, reject) => {
      argon2('argon2id', { message: normalPassword(password), nonce, ...cost }, (error, key) => (error ? reject(error) : resolve(key)));
    });
  } finally {
    // The place goes straight to the next in line.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
