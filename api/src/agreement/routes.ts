/** The agreement before sending (spec §7). */
import type { FastifyInstance } from 'fastify';
import { orderAgreement } from '@amberlane/contract/calls/agreement';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { agreementFor } from './agreement.ts';

const EXAMPLE = {
  request: {},
  reply: {
    version: '2026-11', effectiveDate: '2026-11-24', language: 'en', countdownSeconds: 10, title: 'Order agreement',
    preamble: 'It applies to every parcel that you hand over to us.',
    sections: [{ id: 'redelivery', title: 'Delivery attempts', paragraphs: ['The first 3 attempts within 5 days are free of charge.'] }],
  },
};

export function agreementRoutes(app: FastifyInstance, { now }: ApiContext): void {
  serveCall(app, orderAgreement, { tag: 'Orders', example: EXAMPLE, handle: async (_input, { locale }) => agreementFor(locale, now()) });
}
