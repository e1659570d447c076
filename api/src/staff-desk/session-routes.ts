/** Signing in and out of the desk. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import { ApiError } from '../api-error.ts';
import { cookieOf, noCookie, staffTokenOf } from './cookie.ts';
import type { DeskContext } from './desk-context.ts';
import { addForm, isFromOwnPage, refuseOtherSite, sendPage, visitorOf } from './desk-route.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { plainLogin, signInStaff } from './sign-in.ts';
import { note } from './staff-log.ts';
import { endStaffSession } from './staff-sessions.ts';
import { typedLine } from './typed-text.ts';

/** A page of the desk: its only page with a query, or none. */
const ownAddress = z.string().regex(/^\/(\?[\w=&%.~+-]{0,500})?$/).catch('/');

const signInQuery = z.object({ then: ownAddress });
const signInForm = z.object({ login: typedLine(80).refine((login) => login !== ''), password: z.string().min(1).max(200), then: ownAddress });

/** The wait, where a limit refused; throws everything else. */
function tooMany(error: unknown): { readonly seconds: number } {
  if (error instanceof ApiError && error.code === ERROR.TOO_MANY_REQUESTS) return { seconds: error.retryAfter ?? 60 };
  throw error;
}

export function addSessionRoutes(desk: FastifyInstance, context: DeskContext): void {
  const { db, now } = context;

  desk.get('/sign-in', async (request, reply) => {
    const { then } = signInQuery.parse(request.query);
    if (await visitorOf(context, request)) return reply.redirect(then, 303);
    return sendPage(reply, signInPage({ then }), null);
  });

  // There is no session yet, so no token of one: a form of another site is known by its headers.
  desk.post('/sign-in', async (request, reply) => {
    if (!isFromOwnPage(request)) return refuseOtherSite(reply, null);
    const form = signInForm.safeParse(request.body);
    if (!form.success) return sendPage(reply, signInPage({ status: 400, then: '/', fault: 'Enter your login and your password.' }), null);
    const { login, password, then } = form.data;
    const outcome = await signInStaff(context, { login, password, address: request.ip }).catch(tooMany);
    if (outcome === null) return sendPage(reply, signInPage({ status: 401, login, then, fault: 'The login or the password is wrong.' }), null);
    if (typeof outcome !== 'string') {
      const fault = `Too many attempts. Try again in ${Math.ceil(outcome.seconds / 60)} min.`;
      return sendPage(reply.header('retry-after', outcome.seconds), signInPage({ status: 429, login: plainLogin(login), then, fault }), null);
    }
    const former = staffTokenOf(request);
    if (former !== '') await endStaffSession(db, former);
    return reply.header('set-cookie', cookieOf(request, outcome)).redirect(then, 303);
  });

  addForm(desk, context, '/sign-out', {
    body: z.object({}),
    forReaders: true,
    take: async (_body, { member }, reply) => {
      await endStaffSession(db, staffTokenOf(reply.request));
      await note(db, { staffId: member.id, action: 'sign-out', subject: member.login, detail: '' }, now());
      return reply.header('set-cookie', noCookie(reply.request)).redirect('/sign-in', 303);
    },
  });
}
