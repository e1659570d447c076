/** Service rules of the reader's country (spec §1 "local service rules", §9); not for China (spec §2). */
import { definePage, useSelector } from '@amberlane/core';
import { contentHead } from '../../head/content-head.ts';
import { contentSlice, selectAsOf } from '../../content-slice.ts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { ruleFigures } from './rule-figures.ts';
import { SERVICE_RULES } from './text.ts';

function ServiceRules() {
  return <LegalPage text={SERVICE_RULES} figures={ruleFigures(useSelector(selectAsOf))} />;
}

export default definePage({ component: ServiceRules, head: (context) => contentHead(SERVICE_RULES, context), setup: (site) => site.inject(contentSlice) });
