import { FormattedMessage, useIntl } from '@amberlane/core';
import { FieldPair, QuantityField, RadioField, TextField, WeightField, type ContractFormState } from '@amberlane/ui/fields';
import { PriceHint } from './estimate.tsx';
import type { Hub } from './presend-calls.ts';
import type { PresendValues } from './presend-values.ts';
import { SupplierMore } from './supplier-more.tsx';
import { HubLines, WarehouseName } from './warehouse-card.tsx';
import css from './presend.module.css';

interface PackageFieldsProps {
  readonly form: ContractFormState<PresendValues>;
  readonly hubs: readonly Hub[];
  readonly hub: Hub | undefined;
}

/** How heavy it is and what that costs, who sends it under which number, and to which warehouse with which address. */
export function PackageFields({ form, hubs, hub }: PackageFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.legend}>
          <FormattedMessage id="presend.package.title" />
        </legend>
        <div className={css.near}>
          <div className={css.pair}>
            <WeightField {...form.text('weightGrams')} label={<FormattedMessage id="presend.package.weight" />} hint={<FormattedMessage id="presend.package.weight.hint" />} />
            <QuantityField {...form.text('pacNumber')} label={intl.formatMessage({ id: 'presend.package.pieces' })} max={100} />
          </div>
          <PriceHint values={form.values} hub={hub} />
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>
          <FormattedMessage id="presend.supplier.title" />
        </legend>
        <FieldPair>
          <TextField {...form.text('sendName')} label={<FormattedMessage id="presend.sender.name" />} hint={<FormattedMessage id="presend.sender.hint" />} autoComplete="off" maxLength={80} />
          <TextField
            {...form.text('domesticTransOrder')}
            required={false}
            code
            dir="ltr"
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            label={<FormattedMessage id="presend.package.domestic" />}
            hint={<FormattedMessage id="presend.package.domestic.hint" />}
          />
        </FieldPair>
        <SupplierMore form={form} />
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>
          <FormattedMessage id="presend.warehouse.part" />
        </legend>
        <div className={css.warehouses}>
          <RadioField
            {...form.text('siteCode')}
            legend={<FormattedMessage id="presend.warehouse.title" />}
            choices={hubs.map((each) => ({ value: each.siteCode, label: <WarehouseName of={each} /> }))}
          />
        </div>
        {hub ? (
          <div className={css.card}>
            <address className={css.address}>
              <b>
                <WarehouseName of={hub} />
              </b>
              <HubLines hub={hub} />
            </address>
            <p className={css.later}>
              <FormattedMessage id="presend.warehouse.later" />
            </p>
          </div>
        ) : null}
      </fieldset>
    </>
  );
}
