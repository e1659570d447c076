/** Whether a price holds duties and taxes, and who pays them, as a fact of a service's page (spec §9 "Taxes"). */
import { taxRule } from '@amberlane/contract/domain';
import { FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import type { Fact } from '@amberlane/ui';
import { selectAsOf } from '../content-slice.ts';

/** `payer`: who pays with the service, where the price does not hold them. */
export function useDutyFact(payer: 'recipient' | 'either'): Fact {
  const { country } = useMarket();
  const day = useSelector(selectAsOf);
  const isIncluded = taxRule(country, 'ecommerce', day)?.included === true;
  // Nothing arrives in China: its readers send to all the others.
  const value = country === 'CN' ? 'byDestination' : isIncluded ? 'included' : 'notIncluded';
  return {
    term: <FormattedMessage id="content.duty.term" />,
    value: <FormattedMessage id={`content.duty.${value}`} />,
    note: <FormattedMessage id={isIncluded ? 'content.duty.clearance' : `content.duty.${payer}`} />,
  };
}
