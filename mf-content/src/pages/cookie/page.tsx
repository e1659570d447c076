/** Cookie policy, for Turkey alone (spec §2, §4 "Cookie notice"). */
import { definePage } from '@amberlane/core';
import { contentHead } from '../../head/content-head.ts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { COOKIE_POLICY } from './text.ts';

function CookiePolicy() {
  return <LegalPage text={COOKIE_POLICY} />;
}

export default definePage({ component: CookiePolicy, head: (context) => contentHead(COOKIE_POLICY, context) });
