/** Requests and replies of the forms, for the API's documentation. */
import type { CallExample } from '../plugins/call-route.ts';

const receiptOf = (reference: string, answerBy: string | null) => ({ reference, receivedAt: '2026-11-20T10:30:00.000Z', answerBy, mailed: true });

export const FRANCHISE_EXAMPLE: CallExample = {
  request: {
    name: 'Ama Mensah', company: 'Mensah Logistics', country: 'GH', contactNumber: '023 123 4567', email: 'ama@example.com',
    logisticsExperience: true, state: 'Ashanti', city: 'Kumasi', remark: '', contactWay: 'WHATSAPP', otherInfo: '',
  },
  reply: receiptOf('FR-7K3Q-9M2D', '2026-11-27T10:30:00.000Z'),
};

const NEEDS = {
  customerStatus: 'NEW', scope: 'INTERNATIONAL', transportMode: 'REGULAR', cycle: 'WEEK', volumePerCycle: 40,
  serviceTypes: ['COMMON_PACKAGE'], localWay: 'DOOR_PICKUP',
};
const PERSON = { lastName: 'Öztürk', firstName: 'Deniz', title: 'MS', company: 'Deniz Tekstil', country: 'TR', contactNumber: '0501 234 56 78', email: 'deniz@example.com' };

export const BUSINESS_EXAMPLE: CallExample = {
  request: { ...PERSON, ...NEEDS, customerType: 'BUSINESS', contactWay: 'PHONE' },
  reply: receiptOf('BC-4C8V-1XAB', null),
};

export const EXPERT_EXAMPLE: CallExample = {
  request: { ...PERSON, ...NEEDS, customerType: 'INDIVIDUAL', contactWay: 'EMAIL', questions: 'Can built-in batteries go by special line?' },
  reply: receiptOf('EX-90TP-J6MB', null),
};

export const FEEDBACK_EXAMPLE: CallExample = {
  request: { questions: 'The map could show opening hours.', lastName: 'Haddad', firstName: 'Salma', email: 'salma@example.com', contactWay: 'EMAIL', country: 'MA' },
  reply: receiptOf('FB-2ZQ5-W8DA', null),
};

export const STATUS_EXAMPLE: CallExample = {
  request: { reference: 'FR-7K3Q-9M2D', email: 'ama@example.com' },
  reply: {
    reference: 'FR-7K3Q-9M2D', country: 'GH', status: 'VERIFICATION', answerBy: '2026-11-27T10:30:00.000Z',
    steps: [{ status: 'RECEIVED', at: '2026-11-20T10:30:00.000Z' }, { status: 'VERIFICATION', at: '2026-11-22T08:00:00.000Z' }],
  },
};
