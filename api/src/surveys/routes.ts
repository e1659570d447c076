/** Questionnaires (spec §7). */
import type { FastifyInstance } from 'fastify';
import { getCollectingServeyList, saveSurveyResult } from '@amberlane/contract/calls/surveys';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { listSurveys, takeResult } from './service.ts';

const tag = 'Questionnaires';

const LIST_EXAMPLE = {
  request: { status: 'COLLECTING' },
  reply: {
    total: 1,
    list: [
      {
        code: 'seller-needs', status: 'COLLECTING', title: 'What do you need as a seller?', intro: 'Five questions about your shipping.', minutes: 2, answered: false, language: 'en',
        questions: [
          {
            id: 'channel', kind: 'single', title: 'Where do you sell?', required: true, options: [{ code: 'ownShop', label: 'In my own online shop' }], rows: [], max: null, showIf: null,
          },
        ],
      },
    ],
  },
};
const SAVE_EXAMPLE = {
  request: { code: 'seller-needs', respondentId: '5f0c6d3e-8f0a-4b7e-9a55-0d4f4f1c2b11', answers: { channel: 'ownShop' } },
  reply: { reference: 'SV-7K3Q-9M2D', receivedAt: '2026-11-20T10:30:00.000Z' },
};

export function surveyRoutes(app: FastifyInstance, { db, now }: ApiContext): void {
  serveCall(app, getCollectingServeyList, {
    tag,
    example: LIST_EXAMPLE,
    handle: async ({ status }, { customer, locale }) => {
      const list = await listSurveys(db, status, customer, locale);
      return { total: list.length, list };
    },
  });
  serveCall(app, saveSurveyResult, {
    tag,
    example: SAVE_EXAMPLE,
    handle: (result, { customer, locale, request }) => takeResult(db, result, { customer, locale, request, now: now() }),
  });
}
