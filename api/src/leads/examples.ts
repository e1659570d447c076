/** Requests and replies of the forms, for the API's documentation. */
import type { CallExample } from '../plugins/call-route.ts';

const receiptOf = (reference: string, answerBy: string | null) => ({ reference, receivedAt: '2026-11-20T10:30:00.000Z', answerBy, mailed: true });

export const FRANCHISE_EXAMPLE: CallExample = {
  request: {
    name: 'Ama Mensah', company: 'Mensah Logistics', country: 'GH', contactNumber: '023 123 4567', email: 'ama@example.com',
    logisticsExperience: true, state: 'Ashanti', city: 'Kumasi', remark: '', contactWay: 'WHATSAPP', otherInfo: '',
  },
  reply: receiptOf('FR-7K3Q-9M2D', '2026-11-27T23:59:00.000Z'),
};

const NEEDS = {
  customerStatus: 'NEW', scope: 'INTERNATIONAL', transportMode: 'REGULAR', cycle: 'WEEK', volumePerCycle: 40,
  serviceTypes: ['COMMON_PACKAGE'], localWay: 'DOOR_PICKUP',
};
const PERSON = { lastName: 'Öztürk', firstName: 'Deniz', title: 'MS', company: 'Deniz Tekstil', country: 'TR', contactNumber: '0501 234 56 78', email: 'deniz@example.com' };

export const BUSINESS_EXAMPLE: CallExample = {
  request: { ...PERSON, ...NEEDS, customerType: 'BUSINESS', contactWay: 'PHONE' },
  reply: receiptOf('BC-4C8V-1XAB', '2026-11-23T20:59:00.000Z'),
};

export const EXPERT_EXAMPLE: CallExample = {
  request: { ...PERSON, ...NEEDS, customerType: 'INDIVIDUAL', contactWay: 'EMAIL', questions: 'Can built-in batteries go by special line?' },
  reply: receiptOf('EX-90TP-J6MB', '2026-11-23T20:59:00.000Z'),
};

export const FEEDBACK_EXAMPLE: CallExample = {
  request: { topic: 'SUGGESTION', questions: 'The map could show opening hours.', lastName: 'Haddad', firstName: 'Salma', email: 'salma@example.com', contactWay: 'EMAIL', country: 'MA' },
  reply: receiptOf('FB-2ZQ5-W8DA', '2026-12-04T23:59:00.000Z'),
};

export const STATUS_EXAMPLE: CallExample = {
  request: { reference: 'FR-7K3Q-9M2D', email: 'ama@example.com' },
  reply: {
    reference: 'FR-7K3Q-9M2D', country: 'GH', status: 'VERIFICATION', answerBy: '2026-11-27T23:59:00.000Z',
    steps: [{ status: 'RECEIVED', at: '2026-11-20T10:30:00.000Z' }, { status: 'VERIFICATION', at: '2026-11-22T08:00:00.000Z' }],
  },
};

export const JOB_EXAMPLE: CallExample = {
  request: {
    jobId: 'lagos-courier', name: 'Chidi Okafor', country: 'NG', city: 'Ikeja', contactNumber: '0802 123 4567', email: 'chidi@example.com', letter: 'I have delivered by motorcycle for three years.',
    attachments: ['Zx3pQ7vB1nK5tR9wL2mC8dF4hJ6sA0yGuEiToPkXcVb'], consent: true,
  },
  reply: receiptOf('JB-5N8R-2TZK', '2026-12-04T22:59:00.000Z'),
};

export const TERRITORIES_EXAMPLE: CallExample = {
  request: { country: 'GH' },
  reply: { list: [{ code: 'GH-AH', country: 'GH', name: 'Ashanti', latitude: 6.69, longitude: -1.62, state: 'TAKEN' }] },
};
