/** What comes in from addresses and forms, as text that the database takes: it knows no NUL, and nobody types control characters. */
import { z } from 'zod';

const withoutControls = (text: string): string => text.replace(/(?![\n\t])\p{Cc}/gu, '');

/** One line, in an address or a short field. */
export const typedLine = (most: number) => z.string().max(most).transform((text) => withoutControls(text).trim());

/** Several lines; browsers end them with CR LF. '' where there are none. */
export const typedLines = z.string().default('').transform((text) => withoutControls(text).trim());
