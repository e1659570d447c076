import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, EnvelopeLines, Ltr } from '@amberlane/ui';
import { EmailField, FieldPair, PhoneField, phoneText, TextField, type ContractFormState } from '@amberlane/ui/fields';
import { DESTINATIONS } from './destinations.ts';
import { CountryOfParty, PartyAddress, PartyTools, usePartyFilling } from './party-address.tsx';
import { hasRecipient, withRecipient, type PresendValues } from './presend-values.ts';
import css from './presend.module.css';

/** Who receives the parcel: the address that is known as a card, and its fields for another one. */
export function RecipientPart({ form }: { form: ContractFormState<PresendValues> }) {
  const filling = usePartyFilling(form, 'receiver');
  const { values } = form;
  const isWhole = hasRecipient(values);
  const [isOpen, setOpen] = useState(!isWhole);
  // Who is typing the last field goes on typing.
  if (!isWhole && !isOpen) setOpen(true);
  const isRefused = ['acceptName', 'acceptPhone', 'acceptEmail'].some((name) => form.text(name).error !== undefined);
  const { address, round } = filling;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <FormattedMessage id="presend.receiver.title" />
      </legend>
      {isWhole && !isOpen && !isRefused ? (
        <RecipientCard values={values} onChange={() => setOpen(true)} />
      ) : (
        <>
          <PartyTools
            side="receiver"
            filling={filling}
            bookOpen={isWhole}
            onChoose={(entry) => {
              filling.take(entry, withRecipient(values, entry));
              setOpen(false);
            }}
            onPaste={({ name, phone, phone2, email, address: parts }) =>
              filling.paste(parts, { ...(name && { acceptName: name }), ...(phone && { acceptPhone: phone }), ...(phone2 && { acceptPhone2: phone2 }), ...(email && { acceptEmail: email }) })
            }
          />
          <FieldPair>
            <CountryOfParty side="receiver" form={form} filling={filling} countries={DESTINATIONS} />
            <TextField {...form.text('acceptName')} label={<FormattedMessage id="presend.party.name" />} autoComplete="name" maxLength={80} />
            <PhoneField key={`${address.countryCode} ${round}`} {...form.text('acceptPhone')} country={address.countryCode} local label={<FormattedMessage id="presend.party.phone" />} />
            <EmailField {...form.text('acceptEmail')} required={false} label={<FormattedMessage id="presend.party.email" />} />
          </FieldPair>
          <PartyAddress side="receiver" form={form} filling={filling} />
        </>
      )}
    </fieldset>
  );
}

function RecipientCard({ values: { acceptName, acceptPhone, receiverAddress }, onChange }: { values: PresendValues; onChange: () => void }) {
  const intl = useIntl();
  const { countryCode } = receiverAddress;
  return (
    <div className={css.card}>
      <address className={css.address}>
        <b>
          <bdi>{acceptName}</bdi>
        </b>
        <EnvelopeLines brief country={countryCode} values={receiverAddress} />
        {intl.formatDisplayName(countryCode, { type: 'region' })}
        <span>
          <Ltr>{phoneText(acceptPhone)}</Ltr>
        </span>
      </address>
      <Button small aria-label={intl.formatMessage({ id: 'presend.receiver.change.label' })} onClick={onChange}>
        <FormattedMessage id="presend.receiver.change" />
      </Button>
    </div>
  );
}
