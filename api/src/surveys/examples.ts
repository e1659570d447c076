/** Examples of the calls of questionnaires for the documentation. */
import type { CallExample } from '../plugins/call-route.ts';

const RESPONDENT = '5f0c6d3e-8f0a-4b7e-9a55-0d4f4f1c2b11';
const ALWAYS = { opensAt: null, closesAt: null, closedBy: null } as const;
const CHANNEL = {
  id: 'channel', kind: 'single', title: 'Where do you sell?', required: true, options: [{ code: 'ownShop', label: 'In my own online shop' }], rows: [], max: null, min: null, from: null, until: null, showIf: null,
} as const;
const SELLERS = {
  code: 'seller-needs', status: 'COLLECTING', title: 'What do you need as a seller?', intro: 'Five questions about your shipping.', minutes: 2, answered: false, language: 'en', ...ALWAYS, questions: [CHANNEL],
} as const;
const SATISFIED = {
  id: 'satisfied', kind: 'scale', title: 'How satisfied are you with this delivery?', required: true, options: [{ code: 'low', label: 'Very dissatisfied' }, { code: 'high', label: 'Very satisfied' }], rows: [], max: 5, min: 1,
  from: null, until: null, showIf: null,
} as const;

export const LIST_EXAMPLE: CallExample = { request: { status: 'COLLECTING' }, reply: { total: 1, list: [SELLERS] } };

export const ONE_EXAMPLE: CallExample = {
  request: { code: 'seller-needs', respondentId: RESPONDENT },
  reply: { survey: SELLERS, progress: { answers: { channel: 'ownShop' }, savedAt: '2026-11-20T10:30:00.000Z' } },
};

export const PROGRESS_EXAMPLE: CallExample = {
  request: { code: 'seller-needs', respondentId: RESPONDENT, answers: { channel: 'ownShop' } },
  reply: { savedAt: '2026-11-20T10:30:00.000Z' },
};

export const EVENT_EXAMPLE: CallExample = {
  request: { event: 'DELIVERED', waybillNo: 'GH520938177409' },
  reply: { survey: { code: 'after-delivery', status: 'COLLECTING', title: 'Your delivery', intro: 'One question about this delivery.', minutes: 1, answered: false, language: 'en', ...ALWAYS, questions: [SATISFIED] } },
};

export const SAVE_EXAMPLE: CallExample = {
  request: { code: 'seller-needs', respondentId: RESPONDENT, answers: { channel: 'ownShop' } },
  reply: { reference: 'SV-7K3Q-9M2D', receivedAt: '2026-11-20T10:30:00.000Z' },
};
