import type { LegalText } from '../../legal/legal-text.ts';
import { CountryCustoms } from './country-customs.tsx';
import { Surcharges } from './surcharges.tsx';

export const SERVICE_RULES: LegalText = {
  title: 'rules.title',
  lead: 'rules.lead',
  description: 'rules.description',
  validFrom: '2026-11-01',
  sections: [
    { id: 'weight', title: 'rules.weight.title', parts: ['rules.weight.text'] },
    { id: 'size', title: 'rules.size.title', parts: [['rules.size.small', 'rules.size.line', 'rules.size.goods']] },
    { id: 'goods', title: 'rules.goods.title', parts: ['rules.goods.battery', Surcharges, 'rules.goods.refused'] },
    {
      id: 'transit',
      title: 'rules.transit.title',
      parts: [['rules.transit.smallParcel', 'rules.transit.specialLine', 'rules.transit.localDelivery', 'rules.transit.remote']],
    },
    { id: 'money', title: 'rules.money.title', parts: ['rules.money.cod', 'rules.money.insurance'] },
    { id: 'customs', title: 'rules.customs.title', parts: [CountryCustoms] },
    { id: 'delivery', title: 'rules.delivery.title', parts: ['rules.delivery.attempts', 'rules.delivery.return'] },
    { id: 'claims', title: 'rules.claims.title', parts: ['rules.claims.text'] },
  ],
};
