/** Cookie policy, for Turkey alone (spec §2, §4 "Cookie notice"). */
import { definePage } from '@amberlane/core';
import { drawings } from '@amberlane/ui';
import content from '../../../content/cookie/en.md';
import { contentSlice } from '../../content-slice.ts';
import { contentHead } from '../../head/content-head.ts';
import { CookieChoice } from '../../legal/cookie-choice.tsx';
import { CookieTable } from '../../legal/cookie-table.tsx';
import { LegalPage } from '../../legal/legal-page.tsx';

const PARTS = { 'cookie-choice': CookieChoice, 'cookie-table': CookieTable };

const CookiePolicy = () => <LegalPage content={content} path="cookie" art={drawings.customs} parts={PARTS} />;

export default definePage({ component: CookiePolicy, head: (context) => contentHead(content.head, context), setup: (site) => site.inject(contentSlice) });
