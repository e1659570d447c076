/** Service rules of the reader's country (spec §1 "local service rules", §9); not for China (spec §2). */
import { definePage } from '@amberlane/core';
import { drawings } from '@amberlane/ui';
import content from '../../../content/rules/en.md';
import { contentSlice } from '../../content-slice.ts';
import { contentHead } from '../../head/content-head.ts';
import { LOCAL_AMOUNTS } from '../../lane-prices/local-amounts.tsx';
import { LegalPage } from '../../legal/legal-page.tsx';
import { CountryCustoms } from './country-customs.tsx';
import { CountryLabel } from './country-label.tsx';
import { ProhibitedGoods } from './prohibited-goods.tsx';
import { Surcharges } from './surcharges.tsx';
import { WeightExample } from './weight-example.tsx';

const PARTS = {
  surcharges: Surcharges,
  'weight-example': WeightExample,
  'country-label': CountryLabel,
  'country-customs': CountryCustoms,
};
const BODIES = { prohibited: ProhibitedGoods };

const ServiceRules = () => <LegalPage content={content} path="service-rule" art={drawings.scale} parts={PARTS} bodies={BODIES} values={LOCAL_AMOUNTS} />;

export default definePage({ component: ServiceRules, head: (context) => contentHead(content.head, context), setup: (site) => site.inject(contentSlice) });
