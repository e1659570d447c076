/** Privacy policy (spec §1 "content pages"). */
import { definePage } from '@amberlane/core';
import content from '../../../content/privacy/en.md';
import { contentSlice } from '../../content-slice.ts';
import { contentHead } from '../../head/content-head.ts';
import { CookieChoice } from '../../legal/cookie-choice.tsx';
import { CookieTable } from '../../legal/cookie-table.tsx';
import { LegalPage } from '../../legal/legal-page.tsx';
import { CookieLoading } from './cookie-loading.tsx';
import { CookiePolicy } from './cookie-policy.tsx';
import { CountryLaws } from './country-laws.tsx';
import { lock } from './lock-drawing.ts';

const PARTS = { 'cookie-choice': CookieChoice, 'cookie-loading': CookieLoading, 'cookie-table': CookieTable, 'cookie-policy': CookiePolicy };
const BODIES = { laws: CountryLaws };

const PrivacyPolicy = () => <LegalPage content={content} path="privacy-policy" art={lock} parts={PARTS} bodies={BODIES} />;

export default definePage({ component: PrivacyPolicy, head: (context) => contentHead(content.head, context), setup: (site) => site.inject(contentSlice) });
