/** Closing an account (house rule): what goes with it, what stays without it, and the act itself. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { codOwed } from './cod-owed.ts';
import { fault } from '../domain/field-faults.ts';
import { codeSent, verifyCode } from './verification.ts';

const count = z.int().nonnegative();

export const queryClosing = defineCall({
  method: 'GET',
  path: '/v1/api/user/queryClosing',
  summary: 'What closing the account would end, delete and keep, as counts.',
  access: 'customer',
  request: () => z.object({}),
  reply: () => z.object({
    passwordSet: z.boolean(),
    /** Orders that nobody has collected: cancelled. */
    open: count,
    /** Parcels under way: they go on. */
    underWay: count,
    /** Orders that stay for the books, those under way included. */
    kept: count,
    drafts: count,
    addresses: count,
    /** Keys that work. */
    keys: count,
    /** Currencies in which cash on delivery is still to be collected or paid out: the account can't be closed before. Earlier servers don't tell it. */
    owed: z.array(codOwed).default([]),
  }),
});

export const sendClosingCode = defineCall({
  method: 'POST',
  path: '/v1/api/user/sendClosingCode',
  summary: "Sends the code that closes an account without a password, to the account's own address or number.",
  access: 'customer',
  request: () => z.object({}).default({}),
  reply: () => codeSent,
});

export const closeAccount = defineCall({
  method: 'POST',
  path: '/v1/api/user/closeAccount',
  summary: 'Closes the account for good; needs the password, or the code where there is none. Ends every session and key. Refused while cash on delivery is still to be collected or paid out.',
  access: 'customer',
  request: () => z.object({
    password: z.string().max(1024).default(''),
    verifyCode: verifyCode.or(z.literal('')).default(''),
    understood: z.boolean().refine((value) => value, fault('required')),
  }),
  reply: () => z.object({ /** Orders that were cancelled. */ cancelled: count }),
});
