/** Every kind of document that the site sends, beside the first sight of its public pages: what they answer, and pages of the shell. */
import { ERROR } from '@amberlane/contract/calls';

/** A parcel on its way, one held at customs, one that nobody knows. */
const [ON_ITS_WAY, HELD, UNKNOWN] = ['GH520938177409', 'PK918203744566', 'NG40718352966'];
const PARCEL = 'weight=2&length=30&width=20&height=10';
const NO_TOKEN = '0'.repeat(32);
/** How a form without JavaScript comes back (`shell/src/server/no-script-forms.ts`). */
const sent = (reference: string): string => `sent=1&reference=${reference}&answerBy=2026-12-07T10:00:00.000Z`;
const refused = (...fields: readonly string[]): string => `fault=${ERROR.VALIDATION}&faultAt=${fields.join(',')}`;

/** Under `/{segment}/`, for anybody. */
export const ANSWERS: readonly string[] = [
  `track?numbers=${ON_ITS_WAY}`,
  `track?numbers=${ON_ITS_WAY},${HELD},${UNKNOWN},XX1`,
  'track?numbers=XX1',
  `track/shared/${NO_TOKEN}`,
  `track/follow?waybill=${ON_ITS_WAY}`,
  `track/follow?waybill=${ON_ITS_WAY}&sent=1`,
  `track/follow?waybill=${ON_ITS_WAY}&${refused('email')}`,
  'rates?product=smallParcel',
  `quote?${PARCEL}`,
  'quote?weight=&length=46',
  `express/order-quote?${PARCEL}`,
  'location-map?q=Accra',
  'location-map?q=qqqxyz',
  'service/help?q=customs',
  'service/help?q=qqqxyz',
  'article-list?q=qqqxyz',
  'article-list?page=2',
  'article-list/golden-week',
  'business/recruit?keyword=qqqxyz',
  'business/recruit/lagos-courier',
  'business/recruit-apply/lagos-courier',
  `business/recruit-apply/lagos-courier?${refused('attachments', 'consent', 'letter')}`,
  `business/join-us/apply?${refused('contactNumber', 'city', 'email')}`,
  `business/join-us/apply?${sent('FR-7K3Q-9M2D')}`,
  `express/contact-proficient?${refused('contactNumber', 'serviceTypes', 'volumePerCycle', 'questions')}`,
  `express/contact-proficient?${sent('EX-7K3Q-9M2D')}`,
  `service/feedback?waybill=${ON_ITS_WAY}&${refused('topic', 'email')}`,
  'service/feedback?topic=damaged',
  `service/feedback?${sent('FB-7K3Q-9M2D')}`,
  'service/case?reference=FR-7K3Q-9M2D',
  'questionnaire/form/seller-needs',
  `questionnaire/form/seller-needs?${refused('answers.single', 'answers.nps')}`,
  'questionnaire/form/seller-needs?sent=1&reference=QR-7K3Q-9M2D',
  'questionnaire/form/no-such',
  `questionnaire/questionnaire-20221008?${refused('answers.nps')}`,
  `questionnaire/after-delivery?waybill=${ON_ITS_WAY}`,
  `express/delivery-choice?waybill=${HELD}`,
  'user-opt/login',
  'user-opt/register',
  `user-opt/undo?token=${NO_TOKEN}&fault=${ERROR.UNDO_ADDRESS_TAKEN}`,
  'user-opt/undo?sent=1',
  'no-such-page',
];

/** Under `/{segment}/`, for a customer who signed in. */
export const CUSTOMER_PAGES: readonly string[] = [
  '',
  'user-opt/overview',
  'user-opt/personal',
  'user-opt/personal/security',
  'user-opt/personal/preferences',
  'user-opt/personal/addresses',
  'user-opt/personal/addresses/new',
  'user-opt/personal/addresses/import',
  'user-opt/personal/api-keys',
  'user-opt/personal/data',
  'express/order-entry',
  'express/intlorder-entry',
  'express/my-order',
  'express/order-import',
  'express/presend-package',
  'express/cod',
  'express/platform',
];

/** Of the shell, without a market in their path. */
export const SHELL_PAGES: readonly string[] = ['/-/offline/{segment}', '/-/outbox', '/-/place?to=nowhere', `/${'x'.repeat(9_000)}`];
