/** Privacy policy (spec §1 "content pages"). */
import { definePage } from '@amberlane/core';
import { RULES } from '@amberlane/contract';
import { contentHead } from '../../head/content-head.ts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { PRIVACY } from './text.ts';

const FIGURES = { keepDays: RULES.leads.keepDays };

function PrivacyPolicy() {
  return <LegalPage text={PRIVACY} figures={FIGURES} />;
}

export default definePage({ component: PrivacyPolicy, head: (context) => contentHead(PRIVACY, context) });
