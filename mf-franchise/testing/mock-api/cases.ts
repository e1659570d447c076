/** Applications and messages in the mock API, as their senders see them. */
import { randomInt } from 'node:crypto';
import { RULES } from '@amberlane/contract/domain';
import { ERROR } from '@amberlane/contract/calls';
import {
  answerCase, CASE_ENDS, CASE_STATUSES, queryCase, rateCase, reopenCase, withdrawCase,
  type CaseAction, type CaseKind, type CaseStatus, type CaseView,
} from '@amberlane/contract/calls/cases';
import { COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { Refusal, serve, type MockRoutes } from '@amberlane/testing/mock-api/serve';
import { CASE_KEY, caseView, feedbackView } from '../sample-case.ts';
import type { MockFiles } from './uploads.ts';

const DAY_MS = 86_400_000;
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIXES: Readonly<Record<CaseKind, string>> = { franchise: 'FR', business: 'BC', expert: 'EX', feedback: 'FB', job: 'JB' };

export interface NewCase {
  readonly kind: CaseKind;
  readonly country: Country;
  readonly email: string;
  /** Days until we answer; null when none is promised. */
  readonly answerDays: number | null;
  readonly files: CaseView['files'];
  readonly job?: CaseView['job'];
  readonly topic?: CaseView['topic'];
  readonly waybillNo?: string | null;
}

interface KeptCase {
  readonly email: string;
  view: Omit<CaseView, 'actions'>;
}

const block = (): string => Array.from({ length: 4 }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length))).join('');

function actionsOf({ kind, status, satisfied }: Omit<CaseView, 'actions'>): CaseAction[] {
  if (kind === 'feedback' && status === 'ANSWERED') return satisfied === null ? ['rate', 'reopen'] : ['reopen'];
  return CASE_ENDS.includes(status) ? [] : ['answer', 'withdraw'];
}

/** All that was sent to this mock API, by reference. */
export class CaseBook {
  readonly #cases = new Map<string, KeptCase>();
  readonly #now: () => Date;
  constructor({ now }: Pick<MockApiContext, 'now'>) {
    this.#now = now;
    this.#keepSamples();
  }

  /** An application on its fourth day with a question of ours, and feedback that was answered; both of one sender. */
  #keepSamples(): void {
    const at = (days: number): string => new Date(this.#now().getTime() + days * DAY_MS).toISOString();
    const times = { receivedAt: at(-4), keptUntil: at(361) };
    const application = caseView({
      ...times, answerBy: at(3), messages: caseView().messages.map((message) => ({ ...message, at: at(-1) })),
      steps: caseView().steps.map((step, index) => ({ ...step, at: at(index * 2 - 4) })),
    });
    const feedback = feedbackView({ ...times, steps: feedbackView().steps.map((step, index) => ({ ...step, at: at(index - 4) })) });
    for (const view of [application, feedback]) this.#cases.set(view.reference, { email: CASE_KEY.email, view });
  }

  /** Keeps it, gives its reference and times. */
  add({ kind, country, email, answerDays, files, job = null, topic = null, waybillNo = null }: NewCase): Omit<CaseView, 'actions'> {
    const at = this.#now();
    const reference = `${PREFIXES[kind]}-${block()}-${block()}`;
    const keepDays = kind === 'job' ? RULES.recruiting.keepDays : RULES.leads.keepDays;
    const view: Omit<CaseView, 'actions'> = {
      reference, kind, country, files, job, topic, waybillNo, timeZone: COUNTRY_TIME_ZONE[country], status: 'RECEIVED', satisfied: null, messages: [],
      receivedAt: at.toISOString(),
      answerBy: answerDays === null ? null : new Date(at.getTime() + answerDays * DAY_MS).toISOString(),
      keptUntil: new Date(at.getTime() + keepDays * DAY_MS).toISOString(),
      steps: [{ status: 'RECEIVED', at: at.toISOString(), note: null }],
    };
    this.#cases.set(reference, { email, view });
    return view;
  }

  /** @throws Refusal when there is none with both. */
  find(reference: string, email: string): KeptCase {
    const kept = this.#cases.get(reference.toUpperCase());
    if (kept?.email !== email) throw new Refusal(ERROR.APPLICATION_NOT_FOUND, { status: 404 });
    return kept;
  }

  shown({ view }: KeptCase): CaseView {
    return { ...view, actions: actionsOf(view) };
  }

  /** @throws Refusal when its status does not allow the action. */
  allow(kept: KeptCase, action: CaseAction): void {
    if (!actionsOf(kept.view).includes(action)) throw new Refusal(ERROR.CASE_MOVED_ON, { status: 409 });
  }

  moveTo(kept: KeptCase, status: CaseStatus, note: string | null = null): void {
    const known: readonly CaseStatus[] = CASE_STATUSES[kept.view.kind];
    if (!known.includes(status)) throw new Error(`${kept.view.kind} has no status ${status}`);
    kept.view = { ...kept.view, status, steps: [...kept.view.steps, { status, at: this.#now().toISOString(), note }], answerBy: CASE_ENDS.includes(status) ? null : kept.view.answerBy };
  }

  write(kept: KeptCase, text: string, files: CaseView['files']): void {
    const message = { id: `message-${kept.view.messages.length + 1}`, from: 'sender' as const, text, at: this.#now().toISOString(), files };
    kept.view = { ...kept.view, messages: [...kept.view.messages, message] };
  }

  rate(kept: KeptCase, satisfied: boolean): void {
    kept.view = { ...kept.view, satisfied };
  }
}

export interface Desk {
  readonly cases: CaseBook;
  readonly files: MockFiles;
}

export function serveCases(routes: MockRoutes, { cases, files }: Desk): void {
  const changed = (reference: string, email: string, action: CaseAction, change: (kept: KeptCase) => void): CaseView => {
    const kept = cases.find(reference, email);
    cases.allow(kept, action);
    change(kept);
    return cases.shown(kept);
  };
  serve(routes, queryCase, ({ reference, email }) => cases.shown(cases.find(reference, email)));
  serve(routes, answerCase, ({ reference, email, text, attachments }) => changed(reference, email, 'answer', (kept) => cases.write(kept, text, files.take(attachments))));
  serve(routes, withdrawCase, ({ reference, email }) => changed(reference, email, 'withdraw', (kept) => cases.moveTo(kept, 'WITHDRAWN')));
  serve(routes, rateCase, ({ reference, email, satisfied }) => changed(reference, email, 'rate', (kept) => cases.rate(kept, satisfied)));
  serve(routes, reopenCase, ({ reference, email, text, attachments }) =>
    changed(reference, email, 'reopen', (kept) => {
      cases.write(kept, text, files.take(attachments));
      cases.moveTo(kept, 'REOPENED');
    }),
  );
}
