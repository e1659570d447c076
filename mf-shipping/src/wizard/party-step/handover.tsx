import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { AddressFields, CheckboxField, FieldPair, SelectField } from '@amberlane/ui/fields';
import { pickupDays } from '../pickup-days.ts';
import type { WizardState } from '../use-wizard.ts';
import { addressIn } from '../values.ts';
import { SitePicker } from './site-picker.tsx';
import css from './party-step.module.css';

/** How the parcel reaches us: a courier at a day and time of the sender's own clock, or a service point. */
export function Handover({ wizard }: { wizard: WizardState }) {
  const { values } = wizard;
  const isPickup = values.localShipWay === 'DOOR_PICKUP';
  return (
    <section className={css.part}>
      <h2 className={css.title}>
        <FormattedMessage id={isPickup ? 'ship-parties.pickup' : 'ship-parties.dropOff'} />
      </h2>
      {isPickup ? <Pickup wizard={wizard} /> : <SitePicker wizard={wizard} />}
    </section>
  );
}

function Pickup({ wizard: { form, values, words, fillings } }: { wizard: WizardState }) {
  const intl = useIntl();
  const [now] = useState(() => new Date());
  const { countryCode } = values.senderAddress;
  if (countryCode === '') return null;
  const zone = COUNTRY_TIME_ZONE[countryCode];
  const days = pickupDays(zone, now).map((day) => ({ value: day, label: intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }) }));
  const times = (words?.PICKUP_TIME ?? []).map(({ dictCode, dictName }) => ({ value: dictCode, label: dictName }));
  return (
    <>
      <FieldPair>
        <SelectField
          {...form.text('pickupDate')}
          label={<FormattedMessage id="ship-parties.pickupDate" />}
          hint={<FormattedMessage id="ship-parties.pickupDate.hint" values={{ country: intl.formatDisplayName(countryCode, { type: 'region' }) ?? countryCode }} />}
          choices={days}
        />
        <SelectField {...form.text('pickupTime')} label={<FormattedMessage id="ship-parties.pickupTime" />} choices={times} />
      </FieldPair>
      <CheckboxField
        {...form.flag('elsewhere')}
        label={<FormattedMessage id="ship-parties.elsewhere" />}
        onValue={(elsewhere) => form.setValues({ ...values, elsewhere, pickupAddress: addressIn(values.pickupAddress, countryCode) })}
      />
      {values.elsewhere ? <AddressFields key={`pickup ${countryCode} ${fillings}`} country={countryCode} bind={(field) => form.text(`pickupAddress.${field}`)} /> : null}
    </>
  );
}
