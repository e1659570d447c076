import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, useToast } from '@amberlane/core';
import { updateCustomer } from '@amberlane/contract/call-index/accounts';
import type { ChosenNotifications } from '@amberlane/contract/calls/notifications';
import { LOCALE_FACTS, LOCALES } from '@amberlane/contract/site';
import { Ltr, Notice, RuledSection, TextLink } from '@amberlane/ui';
import { CheckboxField, ContractForm, FieldPair, FormActions, SelectField, SubmitButton, useContractForm, useLeaveWarning, type ContractFormState } from '@amberlane/ui/fields';
import { basicDataApi } from '../../api/basic-data-api.ts';
import { OVERVIEW, PERSONAL } from '../../account-layout/account-pages.ts';
import type { Customer } from '../../api/customer-api.ts';
import { notificationsApi } from '../../notifications/notifications-api.ts';
import { EMAILS, startOf, wishOf, type PreferenceValues } from './preference-values.ts';
import { ShowSite } from './show-site.tsx';
import css from './preferences.module.css';

interface PreferencesFormProps {
  readonly customer: Customer;
  readonly chosen: ChosenNotifications;
}

/** Countries and languages of the site. */
const LOCALE_SELECT = 'user-opt/locale-select';

/** Page of the shipping squad. */
const MY_SHIPMENTS = 'express/my-order';

const NOT_SENT: { readonly error?: unknown } = {};

/** Language and chosen emails, saved together: the first with the account, the site itself goes by its address. */
export function PreferencesForm({ customer, chosen }: PreferencesFormProps) {
  const intl = useIntl();
  const toast = useToast();
  const [save] = basicDataApi.useSaveBasicDataMutation();
  const [choose] = notificationsApi.useChooseNotificationsMutation();
  const [kept, keep] = useState(() => startOf(customer, chosen));
  const [wasSaved, setSaved] = useState(false);
  const requestOf = ({ locale }: PreferenceValues) => ({ userId: customer.userId, nickName: customer.nickName, ...customer.profile, locale, countryCode: customer.countryCode });
  const form = useContractForm<PreferenceValues>({
    contract: updateCustomer.load,
    initial: kept,
    toRequest: requestOf,
    submit: async (values) => {
      const { language, notifications } = wishOf(values, kept);
      const saved = language ? await save(requestOf(values)) : NOT_SENT;
      if (saved.error !== undefined) return saved;
      // Kept for a second attempt, should the choice of emails fail.
      keep({ ...kept, locale: values.locale });
      const chose = notifications ? await choose(notifications) : NOT_SENT;
      if (chose.error !== undefined) return chose;
      keep(values);
      setSaved(true);
      toast('success', 'saved');
      return undefined;
    },
  });
  useLeaveWarning(form.dirty);
  return (
    <ContractForm form={form} label={intl.formatMessage({ id: 'preferences.title' })}>
      <div className={css.parts}>
        <RuledSection title={<FormattedMessage id="preferences.language" />}>
          <FieldPair>
            <SelectField
              {...form.text('locale')}
              label={<FormattedMessage id="preferences.locale" />}
              hint={<FormattedMessage id="preferences.locale.hint" values={{ site: siteLanguage }} />}
              choices={LOCALES.map((locale) => ({ value: locale, label: LOCALE_FACTS[locale].name }))}
            />
          </FieldPair>
        </RuledSection>
        <RuledSection title={<FormattedMessage id="preferences.letters" />}>
          {chosen.reachable && customer.email !== null ? <SentTo address={customer.email} /> : <NoAddress />}
          <div className={css.letters}>
            {EMAILS.map((email) => (
              <EmailChoice key={email} of={email} form={form} reachable={chosen.reachable} />
            ))}
          </div>
        </RuledSection>
        {wasSaved && !form.dirty ? <ShowSite country={customer.countryCode} locale={form.values.locale} /> : null}
        <FormActions start>
          <SubmitButton busy={form.submitting} busyLabel={<FormattedMessage id="preferences.saving" />}>
            <FormattedMessage id="preferences.save" />
          </SubmitButton>
        </FormActions>
      </div>
    </ContractForm>
  );
}

interface EmailChoiceProps {
  readonly of: (typeof EMAILS)[number];
  readonly form: ContractFormState<PreferenceValues>;
  /** The account has an address for emails. */
  readonly reachable: boolean;
}

/** A kind of email with its box; those who get updates read how they end for one parcel, others where to look instead. */
const EmailChoice = ({ of: email, form, reachable }: EmailChoiceProps) => (
  <div className={css.letter}>
    <CheckboxField
      {...form.flag(email)}
      disabled={!reachable}
      label={
        <b>
          <FormattedMessage id={`preferences.${email}`} />
        </b>
      }
      hint={
        <span className={css.explanation}>
          <FormattedMessage id={`preferences.${email}.hint`} />
          {email === 'parcelNews' ? (
            <span className={css.one}>
              <FormattedMessage id={`preferences.parcelNews.${form.values.parcelNews ? 'one' : 'without'}`} values={{ overview: linkTo(OVERVIEW), shipments: linkTo(MY_SHIPMENTS) }} />
            </span>
          ) : null}
        </span>
      }
    />
  </div>
);

const linkTo = (to: string) =>
  function WordsAsLink(words: ReactNode): ReactNode {
    return (
      <TextLink key={to} to={to}>
        {words}
      </TextLink>
    );
  };

/** On a line of its own below the hint. */
const siteLanguage = (words: ReactNode) => (
  <span key="site" className={css.one}>
    <TextLink to={LOCALE_SELECT}>{words}</TextLink>
  </span>
);

/** Where the emails go, with the way to change that. */
const SentTo = ({ address }: { address: string }) => (
  <p className={css.sentTo}>
    <FormattedMessage id="preferences.sentTo" values={{ address: <Ltr key="address">{address}</Ltr>, change: linkTo(PERSONAL) }} />
  </p>
);

const NoAddress = () => (
  <Notice>
    <FormattedMessage
      id="preferences.noAddress"
      values={{ add: linkTo(PERSONAL) }}
    />
  </Notice>
);
