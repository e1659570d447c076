import { FormattedMessage, useIntl } from '@amberlane/core';
import { QuantityField, RadioField, TextField, WeightField, type ContractFormState } from '@amberlane/ui/fields';
import type { Hub } from './presend-calls.ts';
import type { PresendValues } from './presend-values.ts';
import { CopyAddress, HubLines } from './warehouse-card.tsx';
import css from './presend.module.css';

interface PackageFieldsProps {
  readonly form: ContractFormState<PresendValues>;
  readonly hubs: readonly Hub[];
  readonly hub: Hub | undefined;
}

/** Under which number it comes, to which warehouse, and how heavy. */
export function PackageFields({ form, hubs, hub }: PackageFieldsProps) {
  const intl = useIntl();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <FormattedMessage id="presend.package.title" />
      </legend>
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
      <div className={css.pair}>
        <WeightField {...form.text('weightGrams')} label={<FormattedMessage id="presend.package.weight" />} />
        <QuantityField {...form.text('pacNumber')} label={intl.formatMessage({ id: 'presend.package.pieces' })} max={100} />
      </div>
      <div className={css.warehouses}>
        <RadioField
          {...form.text('siteCode')}
          legend={<FormattedMessage id="presend.package.warehouse" />}
          hint={<FormattedMessage id="presend.warehouse.later" />}
          choices={hubs.map((each) => ({ value: each.siteCode, label: <bdi>{each.siteName}</bdi>, detail: <HubLines hub={each} /> }))}
        />
        {hub ? <CopyAddress hub={hub} orderNo={null} /> : null}
      </div>
    </fieldset>
  );
}
