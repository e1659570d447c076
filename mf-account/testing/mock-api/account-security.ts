/**
 * Sessions, sign-ins and the authenticator app in the mock API, by session. {@link MOCK_CODE} is every code of the
 * app; its recovery codes begin with `STAN-DINR`.
 */
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import {
  confirmSecondFactor, endOtherSessions, endSecondFactor, endSession, querySecondFactor, querySessions, querySignIns, renewRecoveryCodes, startSecondFactor,
} from '@amberlane/contract/calls/account-security';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import { MOCK_CODE } from '@amberlane/testing/mock-api/mock-credentials';
import { isMockPassword } from './accounts.ts';
import { type MockRoutes, perCustomer, Refusal, serve } from '@amberlane/testing/mock-api/serve';

type Session = ReplyOf<typeof querySessions>['list'][number];

const MINUTE_MS = 60_000;
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const done = { done: true } as const;

function mockSessions(now: Date): Session[] {
  const ago = (minutes: number): string => new Date(now.getTime() - minutes * MINUTE_MS).toISOString();
  return [
    { id: 'here', device: { browser: 'Chrome', system: 'Windows' }, network: '102.176.*.*', createdAt: ago(40), lastSeenAt: ago(0), remembered: false, current: true },
    { id: 'phone', device: { browser: 'Safari', system: 'iOS' }, network: '102.176.*.*', createdAt: ago(9_000), lastSeenAt: ago(55), remembered: true, current: false },
    { id: 'shop', device: { browser: null, system: null }, network: '41.66.*.*', createdAt: ago(30_000), lastSeenAt: ago(4_000), remembered: false, current: false },
  ];
}

const newCodes = (): { recoveryCodes: string[] } => ({
  recoveryCodes: Array.from({ length: RULES.secondFactor.recoveryCodes }, (_none, index) => `STAN-DINR-ECOV-ERY${LETTERS.charAt(index)}`),
});

export function serveAccountSecurity(routes: MockRoutes, now: () => Date): void {
  const of = perCustomer(() => ({ sessions: mockSessions(now()), since: null as string | null }));
  const judge = (isRight: boolean, refusal: Refusal): void => {
    if (!isRight) throw refusal;
  };
  const judgePassword = async (password: string): Promise<void> =>
    judge(await isMockPassword(password), new Refusal(ERROR.VALIDATION, { fields: [{ field: 'password', code: 'passwordWrong', params: {} }] }));
  const judgeCode = (code: string): void =>
    judge(code === MOCK_CODE || code.startsWith('STANDINRECOVERY'), new Refusal(ERROR.SECOND_FACTOR_WRONG, { fields: [{ field: 'totpCode', code: 'secondFactor', params: {} }] }));

  serve(routes, querySessions, (_input, { token }) => ({ list: of(token).sessions, asOf: now().toISOString() }));
  serve(routes, endSession, ({ id }, { token }) => {
    const state = of(token);
    judge(state.sessions.some((session) => session.id === id), new Refusal(ERROR.NOT_FOUND, { status: 404 }));
    state.sessions = state.sessions.filter((session) => session.id !== id);
    return done;
  });
  serve(routes, endOtherSessions, (_input, { token }) => {
    const state = of(token);
    const ended = state.sessions.filter(({ current }) => !current).length;
    state.sessions = state.sessions.filter(({ current }) => current);
    return { ended };
  });
  serve(routes, querySignIns, () => {
    const list = mockSessions(now()).map(({ id, createdAt, device, network }, index) => ({ id, at: createdAt, way: 'password' as const, outcome: index === 2 ? ('refused' as const) : ('ok' as const), device, network }));
    return { list, total: list.length };
  });
  serve(routes, querySecondFactor, (_input, { token }) => {
    const { since } = of(token);
    return { on: since !== null, since, recoveryCodesLeft: since === null ? 0 : RULES.secondFactor.recoveryCodes };
  });
  serve(routes, startSecondFactor, async ({ password }) => {
    await judgePassword(password);
    return { secret: SECRET, uri: `otpauth://totp/Amberlane:demo%40amberlane.example?secret=${SECRET}&issuer=Amberlane`, expiresSeconds: RULES.secondFactor.setupMinutes * 60 };
  });
  serve(routes, confirmSecondFactor, ({ totpCode }, { token }) => {
    judgeCode(totpCode);
    of(token).since = now().toISOString();
    return newCodes();
  });
  serve(routes, renewRecoveryCodes, async ({ password, totpCode }) => {
    await judgePassword(password);
    judgeCode(totpCode);
    return newCodes();
  });
  serve(routes, endSecondFactor, async ({ password, totpCode }, { token }) => {
    await judgePassword(password);
    judgeCode(totpCode);
    of(token).since = null;
    return done;
  });
}
