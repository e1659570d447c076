import { useState, type ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { DisclosureRow } from '@amberlane/ui';
import { RadioField, SelectField, WeightField } from '@amberlane/ui/fields';
import { CustomsNeeds } from '../aside/customs-needs.tsx';
import { PriceSummary } from '../aside/price-summary.tsx';
import { useCountryChoices } from '../countries.ts';
import type { WizardState } from '../use-wizard.ts';
import { WeightHint } from '../weight-hint.tsx';
import { wholeWeightOf } from '../whole-weight.ts';
import { withCountry } from '../with-country.ts';
import { AboutYou } from './about-you.tsx';
import { KnownRecipients } from './known-recipients.tsx';
import { ServiceTypes } from './service-types.tsx';
import css from './shipment-step.module.css';

/** Where from and to, what, how heavy and how it reaches us; who ships and how often is folded with what is known of it (spec §3 "Shipping needs"). */
export function ShipmentStep({ wizard, onBook }: { wizard: WizardState; /** Opens the address book. */ onBook: () => void }) {
  const { form } = wizard;
  const { acceptPhone, receiverAddress } = wizard.values;
  const countries = useCountryChoices();
  const sender = useKnownSender(wizard);
  return (
    <>
      {wizard.kind === 'international' ? (
        <div className={css.customs}>
          <DisclosureRow summary={<FormattedMessage id="ship.customs" />}>
            <CustomsNeeds to={receiverAddress.countryCode} isReachable={acceptPhone !== ''} />
          </DisclosureRow>
        </div>
      ) : null}
      <div className={css.route}>
        <SelectField
          {...form.text('senderAddress.countryCode')}
          label={<FormattedMessage id="ship.from" />}
          hint={sender}
          choices={countries}
          onValue={(code) => form.setValues((present) => withCountry(present, 'sender', code))}
        />
        <SelectField
          {...form.text('receiverAddress.countryCode')}
          label={<FormattedMessage id="ship.to" />}
          choices={countries}
          onValue={(code) => form.setValues((present) => withCountry(present, 'recipient', code))}
        />
        <KnownRecipients wizard={wizard} onBook={onBook} />
        <WeightField
          {...wholeWeightOf(form)}
          whole
          inputMode="decimal"
          required={false}
          label={<FormattedMessage id={form.values.serviceTypes.length > 1 ? 'ship.weight.total' : 'ship-goods.weight'} />}
          hint={<WeightHint wizard={wizard} brief />}
        />
      </div>
      {wizard.price.quotes.length > 0 ? null : (
        <div className={css.price}>
          <h2 className={css.priceTitle}>
            <FormattedMessage id="ship.price" />
          </h2>
          <PriceSummary wizard={wizard} />
        </div>
      )}
      <ServiceTypes wizard={wizard} />
      <div className={css.ways}>
        <RadioField
          {...form.text('localShipWay')}
          legend={<FormattedMessage id="ship.way" />}
          choices={[
            { value: 'DOOR_PICKUP', label: <FormattedMessage id="ship.way.pickup" />, detail: <FormattedMessage id="ship.way.pickup.detail" /> },
            { value: 'SELF_DELIVERY', label: <FormattedMessage id="ship.way.self" />, detail: <FormattedMessage id="ship.way.self.detail" /> },
          ]}
        />
      </div>
      <AboutYou wizard={wizard} />
    </>
  );
}

/** Why the form begins in this country: the sender that it began with lives there. */
function useKnownSender({ values: { sendName, senderAddress } }: WizardState): ReactNode {
  const [first] = useState(senderAddress);
  if (sendName === '' || first.city === '' || first.countryCode !== senderAddress.countryCode || first.city !== senderAddress.city) return undefined;
  return <FormattedMessage id="ship.from.sender" values={{ name: <bdi key="name">{sendName}</bdi>, city: <bdi key="city">{first.city}</bdi> }} />;
}
