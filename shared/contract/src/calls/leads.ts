/**
 * Franchise applications, business enquiries, questions to an expert, feedback and applications for positions on the wire
 * (spec §3, §5, §7). Every one is stored first and answered with a reference; what becomes of it: `cases.ts`.
 */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { attachments } from './uploads.ts';
import { captchaWhenAsked } from './verification.ts';
import { fault } from '../domain/field-faults.ts';
import { COUNTRIES } from '../site/markets.ts';
import { line, mailAddress, optionalLine, optionalText, text } from '../domain/text.ts';

/** Where an application stands; the last three are final. Order of the franchise process (spec §4). */
export const APPLICATION_STATUSES = ['RECEIVED', 'VERIFICATION', 'CONTRACT', 'SIGNED', 'DECLINED', 'WITHDRAWN'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Sent by every form of this module; no reader sees them. */
const trapFields = {
  /** A field that people do not see: whoever fills it in is a program. */
  homepage: optionalLine(200),
  /** Time from the form's first appearance to its sending, ms. */
  formMs: z.number().int().min(0).optional(),
  /** Work of the device, where it was asked for (FORM_WORK_NEEDED). */
  ...captchaWhenAsked,
};

const country = z.enum(COUNTRIES);
/** Judged by the numbering plan of the chosen country, on the server. */
const contactNumber = line(32);
/** Code of the dictionary CONTACT_WAY; '' leaves it to us. */
const contactWay = optionalLine(32);

/** What becomes of every message. */
const receipt = z.object({
  /** `FR-7K3Q-9M2D`: prefix of the kind, seven random symbols and a check symbol (Crockford's base 32). */
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  /** Time limit of our answer; null when none is promised. */
  answerBy: z.iso.datetime().nullable(),
  /** Whether the confirmation has left already; a mail that could not leave is tried again. */
  mailed: z.boolean(),
});
export type Receipt = z.infer<typeof receipt>;

const franchiseApplication = z.object({
  name: line(80),
  /** '' when there is none: then the applicant's own name counts (spec §5). */
  company: optionalLine(120),
  country,
  contactNumber,
  email: mailAddress,
  logisticsExperience: z.boolean().nullable().default(null),
  /** State or region in which the applicant wants to work. */
  state: line(80),
  city: line(80),
  remark: optionalText(2000),
  contactWay,
  otherInfo: optionalText(1000),
  /** Papers that belong to the application: registration, premises. */
  attachments,
  ...trapFields,
});
export type FranchiseApplication = z.output<typeof franchiseApplication>;

export const saveFranchiseApplication = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/franchise/application/save',
  summary: 'Applies for a franchise; the answer comes within a week.',
  request: () => franchiseApplication,
  reply: () => receipt,
});

/** What a future customer wants to ship (spec §3 Shipping needs). */
const shippingNeeds = {
  customerType: z.enum(['BUSINESS', 'INDIVIDUAL']).optional(),
  customerStatus: z.enum(['NEW', 'REGULAR']).optional(),
  scope: z.enum(['INTERNATIONAL', 'DOMESTIC']),
  transportMode: z.enum(['SINGLE', 'REGULAR']),
  /** Code of the dictionary CYCLE; with REGULAR only. */
  cycle: optionalLine(32),
  /** Parcels in one cycle; with REGULAR only. */
  volumePerCycle: z.number().int().min(1).max(1_000_000).optional(),
  /** Codes of the dictionary SHIP_REQUIRE. */
  serviceTypes: z.array(line(32)).min(1).max(8),
  localWay: z.enum(['SELF_DELIVERY', 'DOOR_PICKUP']).optional(),
};

/** Some people have one name only, so the first name may be missing. */
const person = {
  lastName: line(60),
  firstName: optionalLine(60),
};

const contact = {
  ...person,
  /** Code of the dictionary APPELLATION, or ''. */
  title: optionalLine(32),
  company: optionalLine(120),
  companyAddress: optionalLine(240),
  country,
  contactNumber,
  email: mailAddress,
};

interface Transport {
  readonly transportMode?: 'SINGLE' | 'REGULAR' | undefined;
  readonly cycle: string;
  readonly volumePerCycle?: number | undefined;
}
const hasCycle = ({ transportMode, cycle }: Transport): boolean => transportMode !== 'REGULAR' || cycle !== '';
const hasVolume = ({ transportMode, volumePerCycle }: Transport): boolean => transportMode !== 'REGULAR' || volumePerCycle !== undefined;

const businessEnquiry = z
  .object({
    ...contact,
    ...shippingNeeds,
    customerType: z.literal('BUSINESS').default('BUSINESS'),
    /** Who has no company gives the own name (spec §5). */
    company: line(120),
    contactWay,
    remark: optionalText(2000),
    ...trapFields,
  })
  .refine(hasCycle, { ...fault('required'), path: ['cycle'] })
  .refine(hasVolume, { ...fault('required'), path: ['volumePerCycle'] });
export type BusinessEnquiry = z.output<typeof businessEnquiry>;

export const saveEnterpriseCustomer = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/contact/expert/saveEnterpriseCustomer',
  summary: 'Asks to become a business customer.',
  request: () => businessEnquiry,
  reply: () => receipt,
});

const expertQuestion = z
  .object({
    ...contact,
    ...shippingNeeds,
    /** A question about customs or storage needs none of these three. */
    scope: shippingNeeds.scope.optional(),
    transportMode: shippingNeeds.transportMode.optional(),
    serviceTypes: z.array(line(32)).max(8).default([]),
    /** Needed for an answer by phone only. */
    contactNumber: optionalLine(32),
    contactWay,
    questions: text(2000),
    otherInfo: optionalText(1000),
    ...trapFields,
  })
  .refine(hasCycle, { ...fault('required'), path: ['cycle'] })
  .refine(hasVolume, { ...fault('required'), path: ['volumePerCycle'] });
export type ExpertQuestion = z.output<typeof expertQuestion>;

export const saveContactExpert = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/contact/expert/saveContactExpert',
  summary: 'Asks a logistics expert.',
  request: () => expertQuestion,
  reply: () => receipt,
});

/** What feedback is about. Each has a time limit for our answer (`RULES.feedback.answerDays`). */
export const FEEDBACK_TOPICS = ['LATE', 'DAMAGED', 'LOST', 'DELIVERY', 'CUSTOMS', 'PRICE', 'SERVICE', 'WEBSITE', 'SUGGESTION', 'OTHER'] as const;
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number];

const customerFeedback = z.object({
  topic: z.enum(FEEDBACK_TOPICS).default('OTHER'),
  /** The parcel that it is about; '' for none. Judged by its check digit, and that we know it. */
  waybillNo: optionalLine(40),
  /** Questions and suggestions. */
  questions: text(2000),
  contactWay,
  otherInfo: optionalText(1000),
  company: optionalLine(120),
  companyAddress: optionalLine(240),
  email: mailAddress,
  ...person,
  /** Needed for an answer by phone only. */
  contactNumber: optionalLine(32),
  /** Whose office answers; without it the `countryCode` header decides. */
  country: country.optional(),
  attachments,
  ...trapFields,
});
export type CustomerFeedback = z.output<typeof customerFeedback>;

export const saveCustomerFeedback = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/customer/feedback/saveCustomerFeedback',
  summary: 'Sends a question or a suggestion to customer support.',
  request: () => customerFeedback,
  reply: () => receipt,
});

const jobApplication = z.object({
  /** An open position. */
  jobId: line(80),
  name: line(80),
  /** Where the applicant lives. */
  country,
  city: line(80),
  contactNumber,
  email: mailAddress,
  /** Why this position; may be left empty. */
  letter: optionalText(4000),
  /** The CV first. */
  attachments: attachments.refine((files) => files.length > 0, { ...fault('required') }),
  /** The applicant has read how long the papers are kept. */
  consent: z.boolean().default(false).refine((given) => given, fault('agreement')),
  ...trapFields,
});
export type JobApplication = z.output<typeof jobApplication>;

/** Beyond spec §7. */
export const saveJobApplication = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/recruit/application/save',
  summary: 'Applies for an open position with a CV; kept for six months.',
  request: () => jobApplication,
  reply: () => receipt,
});

/** Beyond spec §7: lets an applicant see where the application stands. Both must fit, and nothing personal is told. */
export const queryApplicationStatus = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/franchise/application/queryStatus',
  summary: 'Where a franchise application stands, by its reference and mail address.',
  request: () => z.object({ reference: line(32), email: mailAddress }),
  reply: () => z.object({
    reference: z.string(),
    country,
    status: z.enum(APPLICATION_STATUSES),
    /** Time limit of our answer; null once the visit has been judged. */
    answerBy: z.iso.datetime().nullable(),
    /** Oldest first; the first is `RECEIVED`. */
    steps: z.array(z.object({ status: z.enum(APPLICATION_STATUSES), at: z.iso.datetime() })),
  }),
});

/** `OPEN`: applications are welcome. `TALKS`: an application is being judged. `TAKEN`: a partner works there. */
export const TERRITORY_STATES = ['OPEN', 'TALKS', 'TAKEN'] as const;

const territory = z.object({
  /** Code of the state or region. */
  code: z.string(),
  country,
  /** In the language asked for. */
  name: z.string(),
  /** Middle of the region, degrees. */
  latitude: z.number(),
  longitude: z.number(),
  state: z.enum(TERRITORY_STATES),
});
export type Territory = z.infer<typeof territory>;

/** Beyond spec §7. */
export const queryTerritories = defineCall({
  method: 'GET',
  path: '/officalsite/v1/api/franchise/queryTerritories',
  summary: 'Regions in which partners are wanted, asked for, or at work; of one country when asked.',
  request: () => z.object({ country: country.optional() }),
  reply: () => z.object({ list: z.array(territory) }),
});
