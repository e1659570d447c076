import { FormattedMessage } from '@amberlane/core';
import { COUNTRIES } from '@amberlane/contract/site';
import { DisclosureRow } from '@amberlane/ui';
import { FieldPair, PhoneField, TextField, type ContractFormState } from '@amberlane/ui/fields';
import { CountryOfParty, PartyAddress, PartyTools, usePartyFilling } from './party-address.tsx';
import { filledAddress, hasNoAddress, type PresendValues } from './presend-values.ts';
import css from './presend.module.css';

/** Who sends the goods to us: a name. The carrier's number tells the rest, so that the address is for who knows it. */
export function SupplierPart({ form }: { form: ContractFormState<PresendValues> }) {
  const filling = usePartyFilling(form, 'sender');
  const { values } = form;
  const { address, round } = filling;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <FormattedMessage id="presend.sender.title" />
      </legend>
      <FieldPair>
        <TextField {...form.text('sendName')} label={<FormattedMessage id="presend.sender.name" />} hint={<FormattedMessage id="presend.sender.hint" />} autoComplete="off" maxLength={80} />
        <PhoneField key={`${address.countryCode} ${round}`} {...form.text('sendPhone')} country={address.countryCode} local required={false} label={<FormattedMessage id="presend.sender.phone" />} />
      </FieldPair>
      <DisclosureRow
        open={!hasNoAddress(address)}
        summary={
          <>
            <FormattedMessage id="presend.sender.address" />{' '}
            <span className={css.small}>
              <FormattedMessage id="presend.sender.address.text" />
            </span>
          </>
        }
      >
        <div className={css.group}>
          <PartyTools
            side="sender"
            filling={filling}
            onChoose={(entry) => filling.take(entry, { ...values, sendName: entry.name, sendPhone: entry.mobile, senderAddress: filledAddress(address, entry.address) })}
            onPaste={({ name, phone, address: parts }) => filling.paste(parts, { ...(name && { sendName: name }), ...(phone && { sendPhone: phone }) })}
          />
          <FieldPair>
            <CountryOfParty side="sender" form={form} filling={filling} countries={COUNTRIES} />
          </FieldPair>
          <PartyAddress side="sender" form={form} filling={filling} />
        </div>
      </DisclosureRow>
    </fieldset>
  );
}
