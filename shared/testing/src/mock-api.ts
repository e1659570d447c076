/**
 * The mock API: answers the calls of the contract with data made from it, in the reader's language, well or badly as
 * the chosen scenario says. Here is its server, with the switches for testers; remotes give the answers
 * (`mf-x/testing/mock-api.ts`). Used by `npm run isolate`, by end-to-end tests and by QA, who switch it by hand on the
 * page at `/` or by `POST /-/scenario`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { isApiPath } from './contract-calls.ts';
import { everyPage } from './mock-api/every-page.ts';
import { mockApisOfRemotes } from './mock-api/remote-parts.ts';
import { routesOf, type MockApiPart } from './mock-api/mock-api-part.ts';
import { refusal, type MockRoutes } from './mock-api/serve.ts';
import { GARBLED_ANSWERS, isScenario, type Scenario } from './mock-api/scenario.ts';
import { readSwitches, switchesQuery } from './mock-api/switches.ts';
import { toolbarPage, type ToolbarTarget } from './mock-api/toolbar.ts';

export type { Scenario } from './mock-api/scenario.ts';
export type { ToolbarTarget } from './mock-api/toolbar.ts';

export interface MockApiOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly scenario?: Scenario;
  /** What QA's page links to. */
  readonly target?: ToolbarTarget;
  /** How late `slow` answers, ms. */
  readonly slowMs?: number;
  readonly now?: () => Date;
  /** Who answers calls beside those of every page; all remotes of the repository unless said. */
  readonly parts?: readonly MockApiPart[];
}

export interface MockApi {
  /** `http://127.0.0.1:<port>`. */
  readonly address: string;
  setScenario(scenario: Scenario): void;
  close(): Promise<void>;
}

const SLOW_MS = 3_000;

interface State {
  scenario: Scenario;
  garbled: number;
}

export async function startMockApi({ port, scenario = 'normal', target, slowMs = SLOW_MS, now = () => new Date(), parts }: MockApiOptions): Promise<MockApi> {
  const state: State = { scenario, garbled: 0 };
  const routes = routesOf([everyPage, ...(parts ?? (await mockApisOfRemotes()))], { isEmpty: () => state.scenario === 'empty', isMany: () => state.scenario === 'many', now });
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://mock-api');
    if (!isApiPath(pathname) && pathname !== '/readyz') return undefined;
    return misbehave(request, reply, state, slowMs);
  });
  app.get('/readyz', () => ({ ready: true }));
  serveSwitches(app, state, target ?? null);
  app.all('/*', async (request, reply) => send(reply, await answerOf(routes, request)));
  const address = await app.listen({ host: '127.0.0.1', port });
  return {
    address,
    setScenario: (next) => {
      state.scenario = next;
    },
    close: () => app.close(),
  };
}

/** What the scenario does to a call before anybody answers it. */
async function misbehave(request: FastifyRequest, reply: FastifyReply, state: State, slowMs: number): Promise<FastifyReply | undefined> {
  if (state.scenario === 'down') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (request.url === '/readyz') return undefined;
  if (state.scenario === 'slow') await pause(slowMs);
  if (state.scenario === 'failing') return send(reply, refusal(requestOf(request), ERROR.SERVICE, { status: 500 }));
  if (state.scenario !== 'garbled') return undefined;
  const { type, body } = GARBLED_ANSWERS[state.garbled++ % GARBLED_ANSWERS.length] ?? GARBLED_ANSWERS[0];
  return reply.type(type).send(body);
}

function requestOf({ method, url, headers, body }: FastifyRequest): Request {
  const kept = ['lang', 'token', 'content-type'].flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as const] : []));
  return new Request(new URL(url, 'http://mock-api'), { method, headers: Object.fromEntries(kept), ...(typeof body === 'string' && { body }) });
}

const answerOf = async (routes: MockRoutes, request: FastifyRequest): Promise<Response> => (await routes.answer(requestOf(request))) ?? new Response('not found', { status: 404 });

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
}

const isSignedIn = ({ headers: { cookie = '' } }: FastifyRequest): boolean => /(?:^|; )userPin=/.test(cookie);

/** Cookies know no ports: those set here reach the site that runs beside it under the same name. */
function sessionCookies(signedIn: boolean): string[] {
  const lifetime = signedIn ? '' : '; Max-Age=0';
  return ['token=mock; HttpOnly', 'userPin=demo', 'nickName=Demo'].map((cookie) => `${cookie}; Path=/; SameSite=Lax${lifetime}`);
}

function serveSwitches(app: FastifyInstance, state: State, target: ToolbarTarget | null): void {
  /** Sets what the address names; gives all switches as they stand now. */
  const turn = (request: FastifyRequest, reply: FastifyReply) => {
    const wanted = readSwitches(new URL(request.url, 'http://mock-api').searchParams, { scenario: state.scenario, signedIn: isSignedIn(request), page: null });
    state.scenario = wanted.scenario;
    if (wanted.signedIn !== isSignedIn(request)) reply.header('set-cookie', sessionCookies(wanted.signedIn));
    return wanted;
  };
  app.get('/', (request, reply) => {
    // Cookies know hosts: the switch for the session works under the name that the site has.
    const { hostname } = new URL(target?.origin ?? `http://${request.host}`);
    if (request.hostname !== hostname) return reply.redirect(`http://${hostname}:${request.port}${request.url}`, 302);
    const switches = turn(request, reply);
    // The address says how all switches stand, so that it can be handed on.
    if (request.url !== `/?${switchesQuery(switches)}`) return reply.redirect(`/?${switchesQuery(switches)}`, 302);
    return reply.type('text/html; charset=utf-8').send(toolbarPage(target, switches));
  });
  /** A page with the switches that it is to be seen with: what a bug report links to. */
  app.get('/open', (request, reply) => {
    const { page } = turn(request, reply);
    return reply.redirect(target && page !== null ? target.origin + page : '/', 302);
  });
  app.post('/-/scenario', (request, reply) => {
    const { scenario } = JSON.parse(String(request.body)) as { readonly scenario?: unknown };
    if (!isScenario(scenario)) return reply.code(400).send({ error: 'no such scenario' });
    state.scenario = scenario;
    return reply.redirect('/', 303);
  });
}
