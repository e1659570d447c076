/** Steps of the application: which field stands where, and what of it is judged when a step is left. Pure. */
import { attachedIds } from '../lead-form/attachments.ts';

export const STEPS = ['you', 'territory', 'experience', 'papers', 'review'] as const;
export type StepId = (typeof STEPS)[number];

export interface ApplyValues {
  readonly name: string;
  readonly company: string;
  readonly country: string;
  readonly contactNumber: string;
  readonly email: string;
  readonly contactWay: string;
  readonly state: string;
  readonly city: string;
  /** `true`, `false`, or '' for no answer. */
  readonly logisticsExperience: string;
  readonly remark: string;
  readonly otherInfo: string;
  /** Files as `AttachmentsField` keeps them. */
  readonly attachments: string;
}

export const NO_VALUES: ApplyValues = {
  name: '', company: '', country: '', contactNumber: '', email: '', contactWay: '', state: '', city: '', logisticsExperience: '', remark: '', otherInfo: '', attachments: '',
};

const STEP_OF: Readonly<Record<keyof ApplyValues, StepId>> = {
  name: 'you', company: 'you', country: 'you', contactNumber: 'you', email: 'you', contactWay: 'you', state: 'territory', city: 'territory',
  logisticsExperience: 'experience', remark: 'experience', otherInfo: 'experience', attachments: 'papers',
};

export const stepOfField = (field: string): StepId => {
  const [name = ''] = field.split('.');
  return Object.hasOwn(STEP_OF, name) ? STEP_OF[name as keyof ApplyValues] : 'review';
};

export const isStep = (text: string | null): text is StepId => STEPS.some((step) => step === text);
export const stepAfter = (step: StepId): StepId => STEPS[STEPS.indexOf(step) + 1] ?? 'review';
export const stepBefore = (step: StepId): StepId | null => STEPS[STEPS.indexOf(step) - 1] ?? null;

/** Stands for a required text of a later step, which is judged when that one is left. */
const LATER = '-';

/** The request as far as `step`: what comes later can't be wrong yet. At the last step it is the whole one. */
export function requestAt(step: StepId, { logisticsExperience, attachments, state, city, ...texts }: ApplyValues) {
  const isBeforeTerritory = step === 'you';
  return {
    ...texts, state: isBeforeTerritory ? LATER : state, city: isBeforeTerritory ? LATER : city, attachments: attachedIds(attachments),
    logisticsExperience: logisticsExperience === '' ? null : logisticsExperience === 'true',
  };
}
