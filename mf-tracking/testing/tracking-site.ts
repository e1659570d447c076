/** Pages, slots and parts of this remote on the site, for tests. */
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { z } from 'zod';
import type { Market } from '@amberlane/contract/site';
import type { TrackReply } from '@amberlane/contract/calls/tracking';
import type { IntlShape, PageModule, SlotModule } from '@amberlane/core';
import { pageOnSite, partOnSite, type PageOnSite, type PartOnSite } from '@amberlane/testing/render-page';
import type { AskedCall, CallAnswer } from '@amberlane/testing/test-transport';
import type { LatestReply } from '../src/api/tracking-api.ts';
import declaration from '../remote.config.ts';

const GHANA: Market = { country: 'GH', locale: 'en' };

/** A path of no route: what stands there may say all that the remote says. */
const ANY_PART = 'no-route';

/** Formats any sentence of this remote. */
export const intlOf = (market: Market): IntlShape => partOnSite({ remote: declaration, market, at: ANY_PART }).intl;

export const partOfTracking = (market: Market = GHANA, answer: CallAnswer = () => undefined): PartOnSite => partOnSite({ remote: declaration, market, at: ANY_PART, answer });

export const pageOfTracking = (module: PageModule | SlotModule, market: Market, answer: CallAnswer, params: Readonly<Record<string, string>> | null = null, routes?: ReadonlySet<string>): PageOnSite =>
  pageOnSite(module, { remote: declaration, market, answer, ...(params && { params }), ...(routes && { routes }) });

/** A part in a language, rendered. */
export const show = (part: ReactNode, market?: Market): HTMLElement => render(partOfTracking(market).around(part)).container;

/** Answers the calls of tracking; what was asked stands in `asked`. */
export interface TrackAnswers {
  readonly asked: string[][];
  /** The answer to waybill numbers or to one order number; `path` names the call. */
  answer: (numbers: readonly string[], path: string) => TrackReply | LatestReply | Response;
}

export const trackAnswers = (answer: TrackAnswers['answer']): TrackAnswers => ({ asked: [], answer });

const question = z.object({ waybillNos: z.array(z.string()).optional(), mallNo: z.string().default('') });

function hear(answers: TrackAnswers, { path, request }: AskedCall): unknown {
  const { waybillNos, mallNo } = question.parse(request);
  const numbers = waybillNos ?? [mallNo];
  answers.asked.push(numbers);
  return answers.answer(numbers, path);
}

/** A page or slot that asks for parcels. */
export const trackOnSite = (module: PageModule | SlotModule, market: Market, answers: TrackAnswers): PageOnSite => pageOfTracking(module, market, (call) => hear(answers, call));
