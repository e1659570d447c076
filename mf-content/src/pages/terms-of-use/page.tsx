/** Terms of use (spec §1 "content pages"). */
import { definePage } from '@amberlane/core';
import { drawings } from '@amberlane/ui';
import content from '../../../content/terms/en.md';
import { contentSlice } from '../../content-slice.ts';
import { contentHead } from '../../head/content-head.ts';
import { LegalPage } from '../../legal/legal-page.tsx';

const TermsOfUse = () => <LegalPage content={content} path="terms-of-use" art={drawings.clipboard} />;

export default definePage({ component: TermsOfUse, head: (context) => contentHead(content.head, context), setup: (site) => site.inject(contentSlice) });
