/** Terms of use (spec §1 "content pages"). */
import { definePage, useSelector } from '@amberlane/core';
import { compensationRule, redeliveryRule, RULES } from '@amberlane/contract';
import { contentHead } from '../../head/content-head.ts';
import { contentSlice, selectAsOf } from '../../content-slice.ts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { TERMS } from './text.ts';

function TermsOfUse() {
  const asOf = useSelector(selectAsOf);
  const { freeAttempts, windowDays, feeCnyFen, decisionDays } = redeliveryRule(asOf);
  const figures = {
    quoteMinutes: RULES.quote.validMinutes,
    freeAttempts,
    windowDays,
    redeliveryFee: feeCnyFen / 100,
    decisionDays,
    maxGoods: compensationRule(asOf).maxGoodsFen / 100,
  };
  return <LegalPage text={TERMS} figures={figures} />;
}

export default definePage({ component: TermsOfUse, head: (context) => contentHead(TERMS, context), setup: (site) => site.inject(contentSlice) });
