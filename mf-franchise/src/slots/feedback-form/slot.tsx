/** The form for feedback inside another squad's page. */
import { defineSlot } from '@amberlane/core';
import { FeedbackForm } from '../../feedback/feedback-form.tsx';
import { loadLeadForm } from '../../lead-form/lead-calls.ts';

const FROM_NOWHERE = { waybillNo: '', topic: '' } as const;

const FeedbackSlot = () => <FeedbackForm start={FROM_NOWHERE} inSlot />;

export default defineSlot({ component: FeedbackSlot, load: loadLeadForm });
