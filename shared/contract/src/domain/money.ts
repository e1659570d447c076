/** Money on the wire: whole minor units with their currency, never a fraction. */
import { z } from 'zod';
import { CURRENCIES } from './currencies.ts';

export const currency = z.enum(CURRENCIES);

/** `{amount: 4000, currency: 'CNY'}` is ¥40.00. */
export const money = z.object({ amount: z.int(), currency });
export type Money = z.infer<typeof money>;
