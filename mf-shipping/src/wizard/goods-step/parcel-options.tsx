import { FormattedMessage } from '@amberlane/core';
import { cashOnDeliveryRule, compensationRule, insuranceRule } from '@amberlane/contract/domain';
import { Money } from '@amberlane/ui';
import { CheckboxField, FieldPair, MoneyField } from '@amberlane/ui/fields';
import { currencyOf } from '../to-request.ts';
import type { WizardState } from '../use-wizard.ts';
import css from './goods-step.module.css';

const fen = (amount: number) => <Money of={{ amount, currency: 'CNY' }} />;
const PERCENT = 100;

/** Cash on delivery and insurance: ticked first, then their amount is asked. */
export function ParcelOptions({ wizard: { form, values } }: { wizard: WizardState }) {
  const currency = currencyOf(values);
  const day = new Date().toISOString().slice(0, 10);
  const cod = cashOnDeliveryRule(day);
  const insurance = insuranceRule(day);
  return (
    <section className={css.part}>
      <h2 className={css.title}>
        <FormattedMessage id="ship-goods.options" />
      </h2>
      <div className={css.option}>
        <CheckboxField
          {...form.flag('withCod')}
          label={<FormattedMessage id="ship-goods.cod" />}
          hint={<FormattedMessage id="ship-goods.cod.hint" values={{ percent: cod.basisPoints / PERCENT, min: fen(cod.minFen), max: fen(cod.maxFen) }} />}
        />
        {values.withCod ? (
          <FieldPair>
            <MoneyField {...form.text('cod')} currency={currency} label={<FormattedMessage id="ship-goods.cod.amount" />} />
          </FieldPair>
        ) : null}
      </div>
      <div className={css.option}>
        <CheckboxField
          {...form.flag('withInsurance')}
          label={<FormattedMessage id="ship-goods.insurance" />}
          hint={<FormattedMessage id="ship-goods.insurance.hint" values={{ percent: insurance.basisPoints / PERCENT, included: fen(compensationRule(day).maxGoodsFen) }} />}
        />
        {values.withInsurance ? (
          <FieldPair>
            <MoneyField {...form.text('insuredValue')} currency={currency} label={<FormattedMessage id="ship-goods.insurance.amount" />} hint={<FormattedMessage id="ship-goods.insurance.most" />} />
          </FieldPair>
        ) : null}
      </div>
    </section>
  );
}
