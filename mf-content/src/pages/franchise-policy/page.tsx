/** Franchise policy: who may carry the name, how an application goes, what binds both sides (spec §1, §4 "Franchise process", §9). */
import { definePage } from '@amberlane/core';
import { drawings } from '@amberlane/ui';
import content from '../../../content/franchise-policy/en.md';
import { contentSlice } from '../../content-slice.ts';
import { contentHead } from '../../head/content-head.ts';
import { LegalPage } from '../../legal/legal-page.tsx';

const FranchisePolicy = () => <LegalPage content={content} path="franchise-policy" art={drawings.shop} />;

export default definePage({ component: FranchisePolicy, head: (context) => contentHead(content.head, context), setup: (site) => site.inject(contentSlice) });
