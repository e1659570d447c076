import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl, useToast } from '@amberlane/core';
import { savePayoutAccount } from '@amberlane/contract/call-index/cod';
import { RULES } from '@amberlane/contract/domain';
import type { Currency } from '@amberlane/contract/domain/currencies';
import { ibanShape, mobileMoneyCountry, type PayoutKind } from '@amberlane/contract/domain/payout-account';
import { Button } from '@amberlane/ui';
import { ContractForm, FieldPair, FormActions, PasswordField, PhoneField, RadioField, SubmitButton, TextField, useContractForm, wrapOnSubmit, type TextBinding } from '@amberlane/ui/fields';
import { codCalls, type PayoutAccount } from './cod-calls.ts';
import css from './cod.module.css';

interface PayoutAccountFormProps {
  readonly currency: Currency;
  /** The account that is replaced; null for the first one. */
  readonly account: PayoutAccount | null;
  /** Saved, or given up. */
  readonly onEnd: () => void;
}

interface Values {
  readonly kind: PayoutKind;
  readonly holder: string;
  readonly provider: string;
  readonly number: string;
  readonly password: string;
}

/** Adds the account of a currency or replaces it. The number is typed anew each time: nobody is shown the whole of it. */
export function PayoutAccountForm({ currency, account, onEnd }: PayoutAccountFormProps) {
  const intl = useIntl();
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const [save] = codCalls.useSavePayoutAccountMutation();
  const phoneCountry = mobileMoneyCountry(currency);
  const initial: Values = { kind: account?.kind ?? 'bank', holder: account?.holder ?? '', provider: account?.provider ?? '', number: '', password: '' };
  const form = useContractForm({
    contract: savePayoutAccount.load,
    initial,
    toRequest: (values) => ({ ...values, currency }),
    asked: { holder: 'person' },
    submit: async (values) => {
      const answer = await save({ ...values, currency, password: await wrapOnSubmit(values.password) });
      if (answer.data) {
        toast('success', { id: 'cod.account.saved' });
        onEnd();
      }
      return answer;
    },
  });
  const kind = form.text('kind');
  const number = form.text('number');
  // A number of the other kind is none of this one.
  const chooseKind = (chosen: string): void => {
    number.onValue('');
    kind.onValue(chosen);
  };
  const isMobile = form.values.kind === 'mobile' && phoneCountry !== null;
  return (
    <div ref={place} className={css.accountForm}>
      <ContractForm form={form} label={intl.formatMessage({ id: 'cod.account.form' }, { currency })}>
        <div className={css.accountFields}>
          {phoneCountry === null ? null : (
            <RadioField
              {...kind}
              onValue={chooseKind}
              legend={<FormattedMessage id="cod.account.kind" />}
              look="segmented"
              choices={[{ value: 'bank', label: <FormattedMessage id="cod.account.kind.bank" /> }, { value: 'mobile', label: <FormattedMessage id="cod.account.kind.mobile" /> }]}
            />
          )}
          <FieldPair>
            <TextField {...form.text('holder')} label={<FormattedMessage id="cod.account.holder" />} hint={<FormattedMessage id="cod.account.holder.hint" />} maxLength={80} autoComplete="name" />
            <TextField {...form.text('provider')} label={<FormattedMessage id={isMobile ? 'cod.account.operator' : 'cod.account.bank'} />} maxLength={80} autoComplete="off" />
          </FieldPair>
          {isMobile ? (
            <PhoneField key="mobile" {...number} country={phoneCountry} local label={<FormattedMessage id="cod.account.mobile" />} />
          ) : (
            <AccountNumberField key="bank" {...number} currency={currency} />
          )}
          <PasswordField {...form.text('password')} label={<FormattedMessage id="cod.account.password" />} hint={<FormattedMessage id="cod.account.password.hint" />} />
          <p className={css.quiet}>
            <FormattedMessage id="cod.account.form.note" values={{ currency: <bdi key="currency">{currency}</bdi>, pauseHours: RULES.payoutPause.hours }} />
          </p>
        </div>
        <FormActions
          start
          back={
            <Button kind="quiet" onClick={onEnd}>
              <FormattedMessage id="cod.account.cancel" />
            </Button>
          }
        >
          <SubmitButton busy={form.submitting}>
            <FormattedMessage id="cod.account.save" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
    </div>
  );
}

/** An IBAN where the money's country has them, else the number as the bank writes it. */
function AccountNumberField({ currency, ...field }: TextBinding & { readonly currency: Currency }) {
  const iban = ibanShape(currency);
  return (
    <TextField
      {...field}
      label={<FormattedMessage id={iban ? 'cod.account.iban' : 'cod.account.number'} />}
      hint={iban ? <FormattedMessage id="cod.account.iban.hint" values={{ prefix: <bdi key="prefix" dir="ltr">{iban.prefix}</bdi>, length: iban.length }} /> : undefined}
      code
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  );
}
