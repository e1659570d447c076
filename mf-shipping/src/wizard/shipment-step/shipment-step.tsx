import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { DisclosureRow } from '@amberlane/ui';
import { FieldPair, QuantityField, RadioField, SelectField } from '@amberlane/ui/fields';
import { useCountryChoices } from '../countries.ts';
import type { WizardState } from '../use-wizard.ts';
import { withCountry } from '../with-country.ts';
import { EnterpriseNote } from './enterprise-note.tsx';
import { ServiceTypes } from './service-types.tsx';

/** Where from and to, who ships, what and how often: what follows depends on it (spec §3 "Shipping needs"). */
export function ShipmentStep({ wizard }: { wizard: WizardState }) {
  const { form, values } = wizard;
  const countries = useCountryChoices();
  return (
    <>
      <FieldPair>
        <SelectField
          {...form.text('senderAddress.countryCode')}
          label={<FormattedMessage id="ship.from" />}
          choices={countries}
          onValue={(code) => form.setValues(withCountry(values, 'sender', code))}
        />
        <SelectField
          {...form.text('receiverAddress.countryCode')}
          label={<FormattedMessage id="ship.to" />}
          choices={countries}
          onValue={(code) => form.setValues(withCountry(values, 'recipient', code))}
        />
      </FieldPair>
      <RadioField
        {...form.text('customerType')}
        legend={<FormattedMessage id="ship.customerType" />}
        look="segmented"
        choices={[
          { value: 'BUSINESS', label: <FormattedMessage id="ship.customerType.business" /> },
          { value: 'INDIVIDUAL', label: <FormattedMessage id="ship.customerType.individual" /> },
        ]}
      />
      <CustomerStatus wizard={wizard} />
      <ServiceTypes wizard={wizard} />
      <RadioField
        {...form.text('shipmentMode')}
        legend={<FormattedMessage id="ship.mode" />}
        look="segmented"
        choices={[
          { value: 'SINGLE', label: <FormattedMessage id="ship.mode.single" /> },
          { value: 'REGULAR', label: <FormattedMessage id="ship.mode.regular" /> },
        ]}
      />
      {values.shipmentMode === 'REGULAR' ? <RegularFields wizard={wizard} /> : null}
      <RadioField
        {...form.text('localShipWay')}
        legend={<FormattedMessage id="ship.way" />}
        look="segmented"
        hint={<FormattedMessage id={values.localShipWay === 'SELF_DELIVERY' ? 'ship.way.self.detail' : 'ship.way.pickup.detail'} />}
        choices={[
          { value: 'DOOR_PICKUP', label: <FormattedMessage id="ship.way.pickup" /> },
          { value: 'SELF_DELIVERY', label: <FormattedMessage id="ship.way.self" /> },
        ]}
      />
    </>
  );
}

/** New or regular customer: folded up with its answer where the account knows of earlier shipments. */
function CustomerStatus({ wizard: { form, values } }: { wizard: WizardState }) {
  const [isKnown] = useState(values.customerStatus === 'REGULAR');
  const question = <FormattedMessage id="ship.customerStatus" />;
  const field = (
    <RadioField
      {...form.text('customerStatus')}
      legend={question}
      look="segmented"
      choices={[
        { value: 'NEW', label: <FormattedMessage id="ship.customerStatus.new" /> },
        { value: 'REGULAR', label: <FormattedMessage id="ship.customerStatus.regular" /> },
      ]}
    />
  );
  if (!isKnown) return field;
  return (
    <DisclosureRow
      summary={
        <>
          {question}{' '}
          <b>
            <FormattedMessage id={values.customerStatus === 'NEW' ? 'ship.customerStatus.new' : 'ship.customerStatus.regular'} />
          </b>
        </>
      }
    >
      {field}
    </DisclosureRow>
  );
}

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
