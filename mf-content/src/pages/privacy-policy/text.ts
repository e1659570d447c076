import type { LegalText } from '../../legal/legal-text.ts';

export const PRIVACY: LegalText = {
  title: 'privacy.title',
  lead: 'privacy.lead',
  description: 'privacy.description',
  validFrom: '2026-11-01',
  sections: [
    { id: 'who', title: 'privacy.who.title', parts: ['privacy.who.text'] },
    {
      id: 'collect',
      title: 'privacy.collect.title',
      parts: [['privacy.collect.account', 'privacy.collect.parcel', 'privacy.collect.customs', 'privacy.collect.letters', 'privacy.collect.visit']],
    },
    { id: 'use', title: 'privacy.use.title', parts: [['privacy.use.carry', 'privacy.use.law', 'privacy.use.answer', 'privacy.use.consent']] },
    { id: 'share', title: 'privacy.share.title', parts: ['privacy.share.partners', 'privacy.share.public'] },
    { id: 'transfer', title: 'privacy.transfer.title', parts: ['privacy.transfer.text'] },
    { id: 'keep', title: 'privacy.keep.title', parts: ['privacy.keep.text'] },
    {
      id: 'rights',
      title: 'privacy.rights.title',
      parts: ['privacy.rights.lead', ['privacy.rights.see', 'privacy.rights.correct', 'privacy.rights.object', 'privacy.rights.complain']],
    },
    { id: 'security', title: 'privacy.security.title', parts: ['privacy.security.text'] },
    { id: 'minors', title: 'privacy.minors.title', parts: ['privacy.minors.text'] },
    { id: 'changes', title: 'privacy.changes.title', parts: ['privacy.changes.text'] },
  ],
};
