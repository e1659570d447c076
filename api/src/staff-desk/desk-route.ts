/**
 * Pages and forms of the desk. A page asks for a session; a form also for a page of the desk that sent it, for the token of
 * the session in it, and for a member who may change things.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from './desk-context.ts';
import type { Html } from './html.ts';
import { staffTokenOf } from './cookie.ts';
import type { StaffMember } from './members.ts';
import { pageOf, type PageFacts } from './pages/layout.ts';
import { messagePage } from './pages/message-page.ts';
import { isOwnForm } from './same-origin.ts';
import { formTokenOf, readStaffSession } from './staff-sessions.ts';

export interface Visitor {
  readonly member: StaffMember;
  /** Goes into every form. */
  readonly formToken: string;
}

export interface DeskPage extends PageFacts {
  readonly status?: number;
  readonly main: Html;
}

/** Who asks; null for nobody who is signed in. */
export async function visitorOf({ db, now }: DeskContext, request: FastifyRequest): Promise<Visitor | null> {
  const token = staffTokenOf(request);
  const member = token === '' ? null : await readStaffSession(db, token, now());
  return member && { member, formToken: formTokenOf(token) };
}

export function sendPage(reply: FastifyReply, { status = 200, main, ...facts }: DeskPage, visitor: Visitor | null): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(String(pageOf(facts, main, visitor)));
}

/** Where a member comes back to after signing in: the page itself, never another site. */
const signInAddress = ({ url, method }: FastifyRequest): string => (method === 'GET' && url !== '/' ? `/sign-in?then=${encodeURIComponent(url)}` : '/sign-in');

interface PageRoute<Query extends z.ZodType> {
  readonly query: Query;
  /** A page, or what the handler has sent itself. */
  show(query: z.output<Query>, visitor: Visitor, reply: FastifyReply): Promise<DeskPage | FastifyReply>;
}

/** A page for members. What the query has too much is left alone, what can't be read counts as not given. */
export function addPage<Query extends z.ZodType>(desk: FastifyInstance, context: DeskContext, path: string, { query, show }: PageRoute<Query>): void {
  desk.get(path, async (request, reply) => {
    const visitor = await visitorOf(context, request);
    if (!visitor) return reply.redirect(signInAddress(request), 303);
    const parsed = query.safeParse({ ...Object(request.query), ...Object(request.params) });
    if (!parsed.success) return sendPage(reply, messagePage(404, 'Page not found', 'There is no page at this address.'), visitor);
    const page = await show(parsed.data, visitor, reply);
    return 'main' in page ? sendPage(reply, page, visitor) : page;
  });
}

interface FormRoute<Body extends z.ZodType> {
  readonly body: Body;
  /** Who may send it; only members of the role `desk` unless said. */
  readonly forReaders?: boolean;
  take(body: z.output<Body>, visitor: Visitor, reply: FastifyReply): Promise<DeskPage | FastifyReply>;
  /** The page with what was typed, when the form is one of an earlier session: nothing of it was taken. */
  again?(body: z.output<Body>, visitor: Visitor): Promise<DeskPage>;
}

/** Reloading sends the form again, which then comes back as one of an earlier session, with all that was typed. */
const SESSION_OVER = messagePage(401, 'Signed out', 'Your session has ended and nothing was saved. Sign in in another tab, then reload this page: your text is restored.');
const OTHER_SESSION = messagePage(403, 'Not sent', 'This form belongs to an earlier session. Open the page again and send it from there.');
const OTHER_SITE = messagePage(403, 'Not sent', 'This form was not sent from a page of the staff desk. Open the page again and send it from there.');

export const isFromOwnPage = (request: FastifyRequest): boolean => isOwnForm(request.headers);
export const refuseOtherSite = (reply: FastifyReply, visitor: Visitor | null): FastifyReply => sendPage(reply, OTHER_SITE, visitor);

/** A form for members. Throws what `take` throws. */
export function addForm<Body extends z.ZodType>(desk: FastifyInstance, context: DeskContext, path: string, { body, forReaders = false, take, again }: FormRoute<Body>): void {
  desk.post(path, async (request, reply) => {
    if (!isFromOwnPage(request)) return refuseOtherSite(reply, null);
    const visitor = await visitorOf(context, request);
    if (!visitor) return sendPage(reply, SESSION_OVER, null);
    const given: unknown = request.body;
    const { formToken } = z.object({ formToken: z.string().default('') }).catch({ formToken: '' }).parse(given);
    if (!forReaders && visitor.member.role !== 'desk') return sendPage(reply, messagePage(403, 'Not allowed', 'Your role can read and download, but not make changes.'), visitor);
    const parsed = body.safeParse(given);
    if (formToken !== visitor.formToken) return sendPage(reply, parsed.success && again ? await again(parsed.data, visitor) : OTHER_SESSION, visitor);
    if (!parsed.success) return sendPage(reply, messagePage(400, 'Invalid request', 'The form was not complete. Open the page again and send it from there.'), visitor);
    const page = await take(parsed.data, visitor, reply);
    return 'main' in page ? sendPage(reply, page, visitor) : page;
  });
}
