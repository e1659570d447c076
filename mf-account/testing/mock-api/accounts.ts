/**
 * Accounts in the mock API. Nobody is kept between sessions: each sign-in makes a customer of its own, and
 * `MOCK_CODE` is every code. A wrong password is one that is not {@link MOCK_PASSWORD}.
 */
import { randomUUID } from 'node:crypto';
import { ERROR } from '@amberlane/contract/calls';
import { checkLogin, getCustomer, getUserInfoByToken, initPassword, login, loginWithCode, logout, register, resetPassword, updateCustomer, updatePassword } from '@amberlane/contract/calls/accounts';
import { confirmProof, sendProofCode } from '@amberlane/contract/calls/account-proof';
import { queryUndo, undoChange } from '@amberlane/contract/calls/account-undo';
import { confirmContactChange, startContactChange } from '@amberlane/contract/calls/contact-change';
import { FIRST_CHOICES, queryNotifications, updateNotifications, type NotificationChoices } from '@amberlane/contract/calls/notifications';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import { unwrapPassword } from '@amberlane/contract/calls/password-wrap';
import { getSmsCode, resetCheck, resetEmail } from '@amberlane/contract/calls/verification';
import { MOCK_CODE, MOCK_PASSWORD } from '@amberlane/testing/mock-api/mock-credentials';
import { type MockRoutes, perCustomer, Refusal, serve } from '@amberlane/testing/mock-api/serve';


type MockCustomer = ReplyOf<typeof getCustomer>;

const NO_PROFILE = {
  title: '', familyName: '', firstName: '', companyName: '', companyAddress: '', contactPhone: '', provinceCode: '', cityCode: '', areaCode: '', province: '', city: '', area: '', district: '', street: '',
};

const SENT = { resendSeconds: 60, expiresSeconds: 600 };
const done = { done: true } as const;

/** By token; what a page changes stays changed for its session. */
const customers = perCustomer<{ customer: MockCustomer; choices: NotificationChoices }>(() => ({
  choices: FIRST_CHOICES,
  customer: {
    userId: randomUUID(), userName: 'demo@amberlane.example', userPin: 'demo', nickName: 'Demo', email: 'demo@amberlane.example', phone: null, countryCode: 'GH', locale: 'en', passwordSet: true, passwordPolicy: 'strong',
    profile: NO_PROFILE,
  },
}));

export const customerOf = (token: string): MockCustomer => customers(token).customer;

function changeCustomer(token: string, change: Partial<MockCustomer>): MockCustomer {
  const state = customers(token);
  state.customer = { ...state.customer, ...change };
  return state.customer;
}

interface Opening {
  readonly userName: string;
  readonly rememberMe: boolean;
  readonly passwordSet: boolean;
}

function openSession({ userName, rememberMe, passwordSet }: Opening): ReplyOf<typeof login> {
  const accessToken = `mock-${randomUUID()}`;
  const mail = userName.includes('@');
  const nickName = mail ? (userName.split('@')[0] ?? userName) : `•••${userName.slice(-4)}`;
  changeCustomer(accessToken, { userName, nickName, email: mail ? userName : null, phone: mail ? null : userName, passwordSet, passwordPolicy: mail ? 'strong' : 'short' });
  return { accessToken, userName, userPin: 'mock', nickName, remembered: rememberMe, passwordSet, created: !passwordSet };
}

const plain = async (sent: string): Promise<string> => (await unwrapPassword(sent)) ?? sent;

/** Whether a field, wrapped or plain, holds the password of every customer. */
export const isMockPassword = async (sent: string): Promise<boolean> => (await plain(sent)) === MOCK_PASSWORD;

function judgeCode(code: string): void {
  if (code !== MOCK_CODE) throw new Refusal(ERROR.CODE_WRONG);
}

/** The token of a link that undoes a change. */
const MOCK_UNDO_TOKEN = 'stand-in';

/** Addresses whose registration still waits for its code. */
const unconfirmed = new Set<string>();

export function serveAccounts(routes: MockRoutes): void {
  serve(routes, login, async ({ userName, password, rememberMe, verifyCode }) => {
    if ((await plain(password)) !== MOCK_PASSWORD) throw new Refusal(ERROR.SIGN_IN_FAILED);
    if (unconfirmed.has(userName)) {
      if (verifyCode === undefined) throw new Refusal(ERROR.ADDRESS_UNCONFIRMED);
      judgeCode(verifyCode);
      unconfirmed.delete(userName);
    }
    return openSession({ userName, rememberMe, passwordSet: true });
  });
  serve(routes, loginWithCode, ({ userName, verifyCode, rememberMe, agreement }) => {
    judgeCode(verifyCode);
    // Nobody has an account here yet: one is made.
    if (agreement === false) throw new Refusal(ERROR.VALIDATION, { fields: [{ field: 'agreement', code: 'agreement', params: {} }] });
    return openSession({ userName, rememberMe, passwordSet: false });
  });
  serve(routes, logout, () => done);
  serve(routes, checkLogin, (_name, { token }) => ({ signedIn: token !== '', userPin: token && 'mock', nickName: token && customerOf(token).nickName, accountKind: null }));
  for (const call of [getSmsCode, resetEmail]) serve(routes, call, () => SENT);
  serve(routes, register, ({ userName }) => {
    unconfirmed.add(userName);
    return SENT;
  });
  serve(routes, resetCheck, ({ verifyCode }) => {
    judgeCode(verifyCode);
    return { ticket: 'mock', expiresSeconds: 600 };
  });
  serve(routes, resetPassword, () => done);
  serve(routes, initPassword, (_form, { token }) => {
    changeCustomer(token, { passwordSet: true });
    return done;
  });
  serve(routes, updatePassword, async ({ oldPassword }) => {
    if (!(await isMockPassword(oldPassword))) throw new Refusal(ERROR.OLD_PASSWORD_WRONG, { fields: [{ field: 'oldPassword', code: 'passwordWrong', params: {} }] });
    return done;
  });
  serve(routes, getCustomer, (_input, { token }) => customerOf(token));
  serve(routes, getUserInfoByToken, (_input, { token }) => customerOf(token));
  serve(routes, updateCustomer, ({ userId, nickName, countryCode, locale, ...profile }, { token }) => {
    if (userId !== customerOf(token).userId) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    return changeCustomer(token, { nickName, countryCode, locale, profile: { ...NO_PROFILE, ...profile } });
  });
  serveContacts(routes);
  serveProofAndUndo(routes);
}

/** Each session by code is fresh here: the proof itself is asked for nowhere. */
function serveProofAndUndo(routes: MockRoutes): void {
  serve(routes, sendProofCode, () => SENT);
  serve(routes, confirmProof, ({ verifyCode }) => {
    judgeCode(verifyCode);
    return done;
  });
  const judgeLink = (token: string): void => {
    if (token !== MOCK_UNDO_TOKEN) throw new Refusal(ERROR.UNDO_LINK_OVER, { status: 404 });
  };
  serve(routes, queryUndo, ({ token }) => {
    judgeLink(token);
    return { change: 'password' as const, changedAt: '2026-11-20T10:30:00.000Z', until: '2026-11-27T10:30:00.000Z' };
  });
  serve(routes, undoChange, ({ token }) => {
    judgeLink(token);
    return { change: 'password' as const };
  });
}

function serveContacts(routes: MockRoutes): void {
  serve(routes, startContactChange, async ({ password }, { token }) => {
    if (customerOf(token).passwordSet && (await plain(password)) !== MOCK_PASSWORD) throw new Refusal(ERROR.VALIDATION, { fields: [{ field: 'password', code: 'passwordWrong', params: {} }] });
    return SENT;
  });
  serve(routes, confirmContactChange, ({ userName, verifyCode }, { token }) => {
    judgeCode(verifyCode);
    return changeCustomer(token, userName.includes('@') ? { userName, email: userName } : { phone: userName });
  });
  const chosen = (token: string) => ({ ...customers(token).choices, reachable: customerOf(token).email !== null });
  serve(routes, queryNotifications, (_input, { token }) => chosen(token));
  serve(routes, updateNotifications, ({ signInAlert, parcelNews }, { token }) => {
    const state = customers(token);
    state.choices = { signInAlert: signInAlert ?? state.choices.signInAlert, parcelNews: parcelNews ?? state.choices.parcelNews };
    return chosen(token);
  });
}
