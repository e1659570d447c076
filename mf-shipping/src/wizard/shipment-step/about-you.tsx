import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { DisclosureRow, DOT } from '@amberlane/ui';
import { FieldPair, QuantityField, RadioField, SelectField } from '@amberlane/ui/fields';
import type { WizardState } from '../use-wizard.ts';
import { EnterpriseNote } from './enterprise-note.tsx';
import css from './shipment-step.module.css';

const TYPES = { BUSINESS: 'ship.customerType.business', INDIVIDUAL: 'ship.customerType.individual' } as const;
const MODES = { SINGLE: 'ship.mode.single', REGULAR: 'ship.mode.regular' } as const;

/** Who ships, and how often: known of the account or as most do, said in one line, which opens for who differs. */
export function AboutYou({ wizard }: { wizard: WizardState }) {
  const { form, values } = wizard;
  const [isOpen] = useState(values.shipmentMode === 'REGULAR');
  const type = values.customerType === 'BUSINESS' ? 'BUSINESS' : 'INDIVIDUAL';
  const mode = values.shipmentMode === 'REGULAR' ? 'REGULAR' : 'SINGLE';
  return (
    <DisclosureRow
      open={isOpen}
      summary={
        <span className={css.answers}>
          <FormattedMessage id="ship.about" />
          {BLANK}
          <b>
            <FormattedMessage id={TYPES[type]} />
            {DOT}
            <FormattedMessage id={MODES[mode]} />
          </b>
        </span>
      }
    >
      <div className={css.about}>
        <RadioField
          {...form.text('customerType')}
          legend={<FormattedMessage id="ship.customerType" />}
          look="segmented"
          choices={[
            { value: 'INDIVIDUAL', label: <FormattedMessage id="ship.customerType.individual" /> },
            { value: 'BUSINESS', label: <FormattedMessage id="ship.customerType.business" /> },
          ]}
        />
        <RadioField
          {...form.text('customerStatus')}
          legend={<FormattedMessage id="ship.customerStatus" />}
          look="segmented"
          choices={[
            { value: 'NEW', label: <FormattedMessage id="ship.customerStatus.new" /> },
            { value: 'REGULAR', label: <FormattedMessage id="ship.customerStatus.regular" /> },
          ]}
        />
        <RadioField
          {...form.text('shipmentMode')}
          legend={<FormattedMessage id="ship.mode" />}
          look="segmented"
          choices={[
            { value: 'SINGLE', label: <FormattedMessage id="ship.mode.single" /> },
            { value: 'REGULAR', label: <FormattedMessage id="ship.mode.regular" /> },
          ]}
        />
        {mode === 'REGULAR' ? <RegularFields wizard={wizard} /> : null}
      </div>
    </DisclosureRow>
  );
}

const BLANK = ' ';

function RegularFields({ wizard: { form, words } }: { wizard: WizardState }) {
  const intl = useIntl();
  const cycles = (words?.CYCLE ?? []).map(({ dictCode, dictName }) => ({ value: dictCode, label: dictName }));
  return (
    <>
      <FieldPair>
        <QuantityField {...form.text('volume')} label={intl.formatMessage({ id: 'ship.volume' })} max={999_999} />
        <SelectField {...form.text('cycle')} label={<FormattedMessage id="ship.cycle" />} choices={cycles} />
      </FieldPair>
      <EnterpriseNote />
    </>
  );
}
