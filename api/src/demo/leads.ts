/** Applications and messages of the demo: thirty applications in every status, some enquiries and feedback. */
import type { Transaction } from 'kysely';
import { COUNTRIES, localesOf, type Country } from '@amberlane/contract/site';
import type { CaseStatus } from '@amberlane/contract/calls/cases';
import type { ApplicationStatus } from '@amberlane/contract/calls/leads';
import type { Database } from '../database/tables.ts';
import { isOwed } from '../cases/transitions.ts';
import { answerBy, keepUntil, topicOf } from '../leads/deadlines.ts';
import { fingerprintOf, PREFIX, type LeadContent, type LeadKind } from '../leads/lead.ts';
import { newReference } from '../leads/reference.ts';
import { randomFrom, type Random } from './random.ts';

/** The same reference and address in every demo, for the status page. */
export const DEMO_APPLICATION = { reference: 'FR-7K3Q-9M2D', email: 'applicant1@example.com' } as const;

const APPLICATIONS = 30;
const ENQUIRIES = 8;
const FEEDBACKS = 6;
const DAY_MS = 86_400_000;

/** The way to each status, with the days it took to get there. */
const WAYS: readonly (readonly (readonly [ApplicationStatus, days: number])[])[] = [
  [['RECEIVED', 0], ['VERIFICATION', 2]],
  [['RECEIVED', 0]],
  [['RECEIVED', 0], ['VERIFICATION', 1], ['CONTRACT', 6]],
  [['RECEIVED', 0], ['VERIFICATION', 2], ['CONTRACT', 5], ['SIGNED', 19]],
  [['RECEIVED', 0], ['VERIFICATION', 3], ['DECLINED', 7]],
  [['RECEIVED', 0], ['VERIFICATION', 1], ['WITHDRAWN', 4]],
];

/** Invented people; numbers are the examples of each numbering plan. */
const APPLICANTS: Readonly<Record<Country, { readonly names: readonly string[]; readonly phone: string; readonly state: string; readonly city: string }>> = {
  MA: { names: ['Salma Berrada', 'Yassine Tazi', 'إدريس العلوي'], phone: '+212650123456', state: 'Casablanca-Settat', city: 'Casablanca' },
  GH: { names: ['Ama Mensah', 'Kofi Asante', 'Efua Owusu'], phone: '+233231234567', state: 'Ashanti', city: 'Kumasi' },
  NG: { names: ['Chidi Okafor', 'Aisha Bello', 'Tunde Adeyemi'], phone: '+2348021234567', state: 'Lagos', city: 'Ikeja' },
  KE: { names: ['Wanjiru Kamau', 'Otieno Ouma', 'Njeri Mwangi'], phone: '+254712123456', state: 'Nairobi', city: 'Westlands' },
  UG: { names: ['Nakato Ssali', 'Okello Opio', 'Akello Atim'], phone: '+256712345678', state: 'Central', city: 'Kampala' },
  CN: { names: ['陈思远', '林晓雯', '周子昂'], phone: '+8613123456789', state: '广东', city: '广州' },
  EG: { names: ['منى عبد الله', 'كريم حسن', 'سارة محمود'], phone: '+201001234567', state: 'القاهرة', city: 'مدينة نصر' },
  PK: { names: ['عائشہ خان', 'بلال احمد', 'حنا ملک'], phone: '+923012345678', state: 'Sindh', city: 'Karachi' },
  SA: { names: ['نورة القحطاني', 'فهد العتيبي', 'ريم الشهري'], phone: '+966512345678', state: 'الرياض', city: 'الرياض' },
  AE: { names: ['حمد المنصوري', 'Leila Haddad', 'Omar Saeed'], phone: '+971501234567', state: 'Dubai', city: 'Deira' },
  TR: { names: ['Deniz Öztürk', 'Işıl Şahin', 'İbrahim Güneş'], phone: '+905012345678', state: 'İstanbul', city: 'Kadıköy' },
};

interface DemoLead {
  readonly kind: LeadKind;
  readonly country: Country;
  readonly content: LeadContent & { readonly email: string };
  readonly createdAt: Date;
  /** The last one is where it stands. */
  readonly steps: readonly { readonly status: CaseStatus; readonly at: Date }[];
}

/** Idempotent: does nothing when there is any lead. */
export async function seedLeads(db: Transaction<Database>, now: Date): Promise<void> {
  const some = await db.selectFrom('lead').select('id').limit(1).executeTakeFirst();
  if (some) return;
  const random = randomFrom('amberlane demo leads 1');
  const leads = [...times(APPLICATIONS, (index) => application(index, now, random)), ...times(ENQUIRIES, (index) => enquiry(index, now, random)), ...times(FEEDBACKS, (index) => feedback(index, now))];
  const rows = leads.map((lead, index) => rowOf(lead, index, random));
  await db.insertInto('lead').values(rows).execute();
  const steps = leads.flatMap((lead, index) => lead.steps.map(({ status, at }, step) => ({ lead_id: idOf(index), number: step + 1, status, at, note: null, staff: step === 0 ? null : 'Demo' })));
  await db.insertInto('case_step').values(steps).execute();
}

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_none, index) => make(index));
const idOf = (index: number): string => `demo-lead-${index + 1}`;

function rowOf({ kind, country, content, createdAt, steps }: DemoLead, index: number, random: Random) {
  const status = steps.at(-1)?.status ?? 'RECEIVED';
  const answered = steps.findLast((step) => step.status === 'ANSWERED');
  const made = newReference(PREFIX[kind], (below) => random.between(0, below - 1));
  return {
    id: idOf(index), kind, country, locale: localesOf(country)[0] ?? ('en' as const),
    reference: index === 0 ? DEMO_APPLICATION.reference : made,
    email: content.email, content: JSON.stringify(content), fingerprint: fingerprintOf(kind, content),
    suspect: false, created_at: createdAt, keep_until: keepUntil(kind, createdAt), status,
    answer_by: isOwed(status) ? answerBy({ kind, country, topic: topicOf(kind, content) }, createdAt) : null, answered_at: answered?.at ?? null,
  };
}

const countryAt = (index: number): Country => COUNTRIES[(index + 1) % COUNTRIES.length] ?? 'GH';

function application(index: number, now: Date, random: Random): DemoLead {
  const country = countryAt(index);
  const { names, phone, state, city } = APPLICANTS[country];
  const way = WAYS[index % WAYS.length] ?? [['RECEIVED', 0] as const];
  const daysToStatus = way.at(-1)?.[1] ?? 0;
  // Open applications are younger than the week in which they are answered.
  const age = way.length < 3 ? daysToStatus + 1 + (index % 3) : daysToStatus + random.between(2, 40);
  const createdAt = new Date(now.getTime() - age * DAY_MS);
  const name = names[Math.floor(index / COUNTRIES.length) % names.length] ?? 'Demo';
  const content = {
    name, company: name, country, contactNumber: phone, email: `applicant${index + 1}@example.com`,
    logisticsExperience: index % 3 !== 0, state, city, contactWay: random.pick(['PHONE', 'EMAIL', 'WHATSAPP']),
  };
  return { kind: 'franchise', country, content, createdAt, steps: way.map(([status, days]) => ({ status, at: new Date(createdAt.getTime() + days * DAY_MS) })) };
}

function enquiry(index: number, now: Date, random: Random): DemoLead {
  const country = countryAt(index * 2);
  const { names, phone } = APPLICANTS[country];
  const kind = index % 2 === 0 ? 'business' : 'expert';
  const content = {
    lastName: names[1] ?? 'Demo', company: names[1] ?? 'Demo', country, contactNumber: phone, email: `shipper${index + 1}@example.com`,
    customerType: kind === 'business' ? 'BUSINESS' : 'INDIVIDUAL', customerStatus: 'NEW', scope: 'INTERNATIONAL',
    transportMode: 'REGULAR', cycle: 'WEEK', volumePerCycle: random.between(5, 400), serviceTypes: ['COMMON_PACKAGE'], localWay: 'DOOR_PICKUP',
    ...(kind === 'expert' ? { questions: 'Which service suits parcels with built-in batteries?' } : {}),
  };
  const createdAt = new Date(now.getTime() - (index + 1) * 2 * DAY_MS);
  return { kind, country, content, createdAt, steps: answeredAfter(createdAt, index === 0 ? [] : ['IN_PROGRESS', 'ANSWERED']) };
}

/** Received, and each further step half a day after the one before. */
const answeredAfter = (createdAt: Date, then: readonly CaseStatus[]): DemoLead['steps'] =>
  ['RECEIVED' as const, ...then].map((status, index) => ({ status, at: new Date(createdAt.getTime() + (index * DAY_MS) / 2) }));

const WORDS: readonly (readonly [Country, string])[] = [
  ['GH', 'Please add a service point in Takoradi.'],
  ['EG', 'هل يمكن تغيير موعد التسليم بعد الشحن؟'],
  ['PK', 'ایپ میں ٹریکنگ بہت آسان ہے، شکریہ۔'],
  ['TR', 'Teslim saatini önceden seçebilmek isterdim.'],
  ['MA', 'Le livreur a été très aimable, merci.'],
  ['CN', '希望支持批量导出运单。'],
];

function feedback(index: number, now: Date): DemoLead {
  const [country, questions] = WORDS[index % WORDS.length] ?? ['GH', ''];
  const createdAt = new Date(now.getTime() - (index + 1) * DAY_MS);
  const content = { topic: 'SUGGESTION', questions, lastName: APPLICANTS[country].names[2] ?? 'Demo', email: `reader${index + 1}@example.com`, country, contactWay: 'EMAIL' };
  return { kind: 'feedback', country, content, createdAt, steps: answeredAfter(createdAt, index % 2 === 0 ? [] : ['ANSWERED']) };
}
