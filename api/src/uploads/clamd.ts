/** The virus scanner ClamAV, asked by its network protocol: `INSTREAM`, pieces with their lengths, one line as answer. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { codeOf } from '../error-code.ts';

interface ScannerAddress {
  readonly host: string;
  readonly port: number;
}

/** Rejects with an Error when the scanner can't be reached, does not answer in time, or could not judge the content. */
export type Scanner = (content: Buffer) => Promise<'clean' | 'infected'>;

const PIECE_BYTES = 64 * 1024;
/** A page waits for the answer: less than the time after which its call counts as lost. */
const LIMIT_MS = 8_000;
/** An answer is one short line. */
const MOST_ANSWER = 4_096;

export function clamd({ host, port }: ScannerAddress, limitMs = LIMIT_MS): Scanner {
  return async (content) => {
    const socket = connect({ host, port });
    const sent = { bytes: 0 };
    const signal = AbortSignal.timeout(limitMs);
    const giveUp = (): void => void socket.destroy(new Error(`the virus scanner did not answer within ${limitMs} ms`));
    signal.addEventListener('abort', giveUp);
    try {
      await once(socket, 'connect');
      // The answer counts: a scanner that has seen enough answers and closes before it was sent all. A broken connection ends the reading too.
      void send(socket, content, sent).catch(() => {});
      return verdictOf(await readAnswer(socket));
    } catch (error) {
      throw isHungUp(error) ? hungUp(sent.bytes, content.length, error) : error;
    } finally {
      signal.removeEventListener('abort', giveUp);
      socket.destroy();
    }
  };
}

async function send(socket: Socket, content: Buffer, sent: { bytes: number }): Promise<void> {
  socket.write('zINSTREAM\0');
  for (let from = 0; from < content.length; from += PIECE_BYTES) {
    const piece = content.subarray(from, from + PIECE_BYTES);
    socket.write(lengthOf(piece.length));
    if (!socket.write(piece)) await once(socket, 'drain');
    sent.bytes += piece.length;
  }
  socket.write(lengthOf(0));
}

const isHungUp = (error: unknown): boolean => ['EPIPE', 'ECONNRESET'].includes(codeOf(error));

/** A scanner that has had enough says so and closes; what it said is lost when the next piece arrives at the closed end. */
function hungUp(sent: number, all: number, cause: unknown): Error {
  return new Error(`the virus scanner hung up after ${sent} of ${all} bytes: it stopped, or its StreamMaxLength is less than ${all} bytes`, { cause });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Up to the zero byte at its end, or to the end of the connection. */
async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const piece of socket as AsyncIterable<Buffer>) {
    answer += piece.toString('latin1');
    if (answer.includes('\0') || answer.length > MOST_ANSWER) break;
  }
  return answer.replace(/\0.*$/s, '').trim();
}

function verdictOf(answer: string): 'clean' | 'infected' {
  if (/^stream: OK$/.test(answer)) return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  throw new Error(`the virus scanner answered: ${answer === '' ? 'nothing' : answer}`);
}
