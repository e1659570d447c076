import type { LegalText } from '../../legal/legal-text.ts';

export const TERMS: LegalText = {
  title: 'terms.title',
  lead: 'terms.lead',
  description: 'terms.description',
  validFrom: '2026-11-01',
  sections: [
    { id: 'scope', title: 'terms.scope.title', parts: ['terms.scope.agreement', 'terms.scope.order'] },
    { id: 'account', title: 'terms.account.title', parts: ['terms.account.care', 'terms.account.minors'] },
    {
      id: 'sender',
      title: 'terms.sender.title',
      parts: ['terms.sender.lead', ['terms.sender.declared', 'terms.sender.allowed', 'terms.sender.packed']],
    },
    { id: 'price', title: 'terms.price.title', parts: ['terms.price.quote', 'terms.price.duties'] },
    { id: 'delivery', title: 'terms.delivery.title', parts: ['terms.delivery.times', 'terms.delivery.failed'] },
    {
      id: 'liability',
      title: 'terms.liability.title',
      parts: ['terms.liability.limit', 'terms.liability.not', ['terms.liability.indirect', 'terms.liability.sender', 'terms.liability.force']],
    },
    { id: 'indemnity', title: 'terms.indemnity.title', parts: ['terms.indemnity.text'] },
    { id: 'breach', title: 'terms.breach.title', parts: ['terms.breach.text'] },
    { id: 'regions', title: 'terms.regions.title', parts: ['terms.regions.text'] },
    { id: 'site', title: 'terms.site.title', parts: ['terms.site.text'] },
    { id: 'changes', title: 'terms.changes.title', parts: ['terms.changes.text'] },
    { id: 'law', title: 'terms.law.title', parts: ['terms.law.governing', 'terms.law.arbitration'] },
    { id: 'feedback', title: 'terms.feedback.title', parts: ['terms.feedback.text'] },
  ],
};
