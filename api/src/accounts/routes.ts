/** Calls of accounts (spec §7). */
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import {
  checkLogin, getCustomer, getUserInfoByToken, initPassword, login, loginWithCode, logout, register, resetPassword, updateCustomer, updatePassword,
} from '@amberlane/contract/calls/accounts';
import { confirmContactChange, startContactChange } from '@amberlane/contract/calls/contact-change';
import { queryNotifications, updateNotifications } from '@amberlane/contract/calls/notifications';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { serveCall, type Customer } from '../plugins/call-route.ts';
import { pageCountry } from '../plugins/page-country.ts';
import { endSession } from '../sessions/sessions.ts';
import { accountTargetOf, readAccountTarget } from '../verification/account-target.ts';
import * as contactChange from './contact-change.ts';
import { contactPhoneFaults, readContactPhone } from './contact-phone.ts';
import { toCustomer } from './customer-reply.ts';
import { ACCOUNT_EXAMPLES } from './examples.ts';
import { changeNotifications, chosenNotifications } from './notifications.ts';
import { changePassword, resetWithTicket, setFirstPassword } from './password-change.ts';
import { registerAddress, registrationFaults } from './registration.ts';
import { accountOf, saveBasicData } from './repository.ts';
import { RESETS } from './sign-in-limits.ts';
import { signInWithCode, signInWithPassword } from './sign-in.ts';
import { mayEndSession } from './sign-out.ts';

const tag = 'Accounts';
const done = { done: true } as const;

export function accountRoutes(app: FastifyInstance, parts: ApiContext): void {
  addSignIn(app, parts);
  addPasswords(app, parts);
  addPersonalCentre(app, parts);
  addContactChange(app, parts);
  addNotifications(app, parts);
}

function addSignIn(app: FastifyInstance, parts: ApiContext): void {
  serveCall(app, register, {
    tag,
    example: ACCOUNT_EXAMPLES.register,
    otherFaults: registrationFaults,
    handle: (form, { request, locale }) => registerAddress(parts, form, { request, locale, country: form.countryCode ?? pageCountry(request.headers) }),
  });
  serveCall(app, login, {
    tag,
    example: ACCOUNT_EXAMPLES.login,
    handle: (form, { request, locale }) => signInWithPassword(parts, form, { request, locale, country: form.countryCode ?? pageCountry(request.headers) }),
  });
  serveCall(app, loginWithCode, {
    tag,
    example: ACCOUNT_EXAMPLES.loginWithCode,
    handle: (form, { request, locale }) => signInWithCode(parts, form, { request, locale, country: form.countryCode ?? pageCountry(request.headers) }),
  });
  serveCall(app, logout, {
    tag,
    example: ACCOUNT_EXAMPLES.logout,
    handle: async (_input, { request, customer }) => {
      if (!mayEndSession(request.headers)) throw new ApiError(ERROR.VALIDATION, { status: 403 });
      if (customer) await endSession(parts.db, customer.sessionId);
      return done;
    },
  });
  serveCall(app, checkLogin, {
    tag,
    example: ACCOUNT_EXAMPLES.checkLogin,
    handle: async ({ userName, countryCode }, { request, customer }) => {
      const accountKind = readAccountTarget(userName, countryCode ?? pageCountry(request.headers))?.kind ?? null;
      if (!customer) return { signedIn: false, userPin: '', nickName: '', accountKind };
      const { userPin, nickName } = toCustomer(await accountOf(parts.db, customer.accountId));
      return { signedIn: true, userPin, nickName, accountKind };
    },
  });
}

function addPasswords(app: FastifyInstance, parts: ApiContext): void {
  serveCall(app, initPassword, {
    tag,
    example: ACCOUNT_EXAMPLES.initPassword,
    handle: async (entries, { customer }) => {
      await setFirstPassword(parts, customer, entries);
      return done;
    },
  });
  serveCall(app, resetPassword, {
    tag,
    example: ACCOUNT_EXAMPLES.resetPassword,
    handle: async ({ ticket, ...entries }, { request }) => {
      await request.spendOf(RESETS);
      await resetWithTicket(parts, ticket, entries);
      return done;
    },
  });
  serveCall(app, updatePassword, {
    tag,
    example: ACCOUNT_EXAMPLES.updatePassword,
    handle: async ({ userId, ...change }, { customer }) => {
      refuseStranger(userId, customer);
      await changePassword(parts, customer, change);
      return done;
    },
  });
}

function addPersonalCentre(app: FastifyInstance, { db, now }: ApiContext): void {
  const show = async ({ accountId }: Customer) => toCustomer(await accountOf(db, accountId));
  serveCall(app, getUserInfoByToken, { tag, example: ACCOUNT_EXAMPLES.getUserInfoByToken, handle: (_input, { customer }) => show(customer) });
  serveCall(app, getCustomer, { tag, example: ACCOUNT_EXAMPLES.getCustomer, handle: (_input, { customer }) => show(customer) });
  serveCall(app, updateCustomer, {
    tag,
    example: ACCOUNT_EXAMPLES.updateCustomer,
    otherFaults: (given) => contactPhoneFaults(db, given),
    handle: async ({ userId, nickName, countryCode, locale, ...fields }, { customer }) => {
      refuseStranger(userId, customer);
      const profile = { ...fields, contactPhone: await readContactPhone(db, fields.contactPhone, countryCode) };
      return toCustomer(await saveBasicData(db, customer.accountId, { nickName, country: countryCode, locale, profile }, now()));
    },
  });
}

function addContactChange(app: FastifyInstance, parts: ApiContext): void {
  serveCall(app, startContactChange, {
    tag,
    example: ACCOUNT_EXAMPLES.startContactChange,
    handle: ({ userName, countryCode, password }, { customer, request, locale }) =>
      contactChange.startContactChange(parts, customer, accountTargetOf(userName, countryCode ?? pageCountry(request.headers)), password, { request, locale }),
  });
  serveCall(app, confirmContactChange, {
    tag,
    example: ACCOUNT_EXAMPLES.confirmContactChange,
    handle: async ({ userName, countryCode, verifyCode }, { customer, request }) => {
      const target = accountTargetOf(userName, countryCode ?? pageCountry(request.headers));
      return toCustomer(await contactChange.confirmContactChange(parts, customer, target, verifyCode));
    },
  });
}

function addNotifications(app: FastifyInstance, parts: ApiContext): void {
  serveCall(app, queryNotifications, {
    tag,
    example: ACCOUNT_EXAMPLES.queryNotifications,
    handle: (_input, { customer }) => chosenNotifications(parts.db, customer.accountId),
  });
  serveCall(app, updateNotifications, {
    tag,
    example: ACCOUNT_EXAMPLES.updateNotifications,
    handle: (change, { customer }) => changeNotifications(parts, customer.accountId, change),
  });
}

/** Another customer's id is answered as if nobody had it. */
function refuseStranger(userId: string, { accountId }: Customer): void {
  if (userId !== accountId) throw new ApiError(ERROR.NOT_FOUND);
}
