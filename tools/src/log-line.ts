/** What a server logs as JSON, for somebody who reads along on a terminal. */
import { z } from 'zod';

/** Of pino: `msg`, and the error with its stack. */
const entry = z.object({ level: z.number(), msg: z.string().optional(), err: z.object({ message: z.string() }).optional() });

/** `{"level":50,"err":{"message":"the log ends …"},"msg":"pins kept"}` → `pins kept: the log ends …`; any other line as it is. */
export function asSentence(line: string): string {
  const { data } = entry.safeParse(parseJson(line));
  const words = [data?.msg, data?.err?.message].filter((part) => part !== undefined && part !== '');
  return words.length === 0 ? line : [...new Set(words)].join(': ');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
