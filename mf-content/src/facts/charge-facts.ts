/** What is charged beside the freight, and what is paid for a loss (spec §9). Yuan and shares of one. */
import { cashOnDeliveryRule, categorySurcharge, claimRule, compensationRule, insuranceRule, type CategorySurcharge } from '@amberlane/contract/domain';
import { FEN, WHOLE_IN_BASIS_POINTS, type FactGroup } from './fact-group.ts';

const surcharge = (name: string, rule: CategorySurcharge | null): FactGroup[] => (rule ? [{ rule, figures: { [name]: rule.fenPerKg / FEN } }] : []);

export function chargeFacts(day: string): FactGroup[] {
  const cod = cashOnDeliveryRule(day);
  const insurance = insuranceRule(day);
  const compensation = compensationRule(day);
  const claims = claimRule(day);
  return [
    { rule: cod, figures: { codShare: cod.basisPoints / WHOLE_IN_BASIS_POINTS, codMin: cod.minFen / FEN, codMax: cod.maxFen / FEN } },
    { rule: insurance, figures: { insuranceShare: insurance.basisPoints / WHOLE_IN_BASIS_POINTS } },
    { rule: compensation, figures: { maxGoods: compensation.maxGoodsFen / FEN } },
    { rule: claims, figures: { claimDamageDays: claims.damageDays, claimLossDays: claims.lossDays, claimAnswerDays: claims.answerDays } },
    ...surcharge('phoneHongKong', categorySurcharge('phoneTablet', 'hongKong', day)),
    ...surcharge('phoneGuangzhou', categorySurcharge('phoneTablet', 'guangzhou', day)),
    ...surcharge('brandFee', categorySurcharge('brand', null, day)),
  ];
}
