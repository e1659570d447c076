import { FormattedMessage } from '@amberlane/core';
import { COUNTRIES } from '@amberlane/contract/site';
import { DisclosureRow } from '@amberlane/ui';
import { FieldPair, PhoneField, TextAreaField, type ContractFormState } from '@amberlane/ui/fields';
import { CountryOfParty, PartyAddress, PartyTools, usePartyFilling } from './party-address.tsx';
import { filledAddress, hasNoAddress, type PresendValues } from './presend-values.ts';
import css from './presend.module.css';

/** The supplier's name and the carrier's number tell who sends the goods: phone, address and a note are for who has them. */
export function SupplierMore({ form }: { form: ContractFormState<PresendValues> }) {
  const filling = usePartyFilling(form, 'sender');
  const { values } = form;
  const { address, round } = filling;
  const [phone, remark] = [form.text('sendPhone'), form.text('remark')];
  return (
    <DisclosureRow
      open={!hasNoAddress(address) || [phone, remark].some(({ error }) => error !== undefined)}
      summary={
        <>
          <FormattedMessage id="presend.sender.address" />{' '}
          <span className={css.optional}>
            <FormattedMessage id="form.optional" />
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
          <PhoneField key={`${address.countryCode} ${round}`} {...phone} country={address.countryCode} local required={false} label={<FormattedMessage id="presend.sender.phone" />} />
          <CountryOfParty side="sender" form={form} filling={filling} countries={COUNTRIES} />
        </FieldPair>
        <PartyAddress side="sender" form={form} filling={filling} />
        <TextAreaField {...remark} required={false} maxLength={500} rows={3} label={<FormattedMessage id="presend.package.remark" />} />
      </div>
    </DisclosureRow>
  );
}
