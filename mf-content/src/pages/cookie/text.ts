import type { LegalText } from '../../legal/legal-text.ts';
import { CookieTable } from './cookie-table.tsx';

export const COOKIE_POLICY: LegalText = {
  title: 'cookie.title',
  lead: 'cookie.lead',
  description: 'cookie.description',
  validFrom: '2026-11-01',
  sections: [
    { id: 'what', title: 'cookie.what.title', parts: ['cookie.what.text'] },
    { id: 'list', title: 'cookie.list.title', parts: [CookieTable] },
    { id: 'choice', title: 'cookie.choice.title', parts: ['cookie.choice.notice', 'cookie.choice.delete'] },
    { id: 'more', title: 'cookie.more.title', parts: ['cookie.more.text'] },
  ],
};
