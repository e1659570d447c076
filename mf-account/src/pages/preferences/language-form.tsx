import { useState } from 'react';
import { COUNTRIES, languageTag, LOCALE_FACTS, LOCALES, localesOf, marketSegment, type Country, type Locale } from '@amberlane/contract/site';
import { FormattedMessage, marketHref, useIntl, usePageAddress, useMarket, useToast } from '@amberlane/core';
import { Notice } from '@amberlane/ui';
import { ContractForm, FieldGroup, FormActions, SelectField, SubmitButton, useContractForm } from '@amberlane/ui/fields';
import { updateCustomer } from '@amberlane/contract/call-index/accounts';
import { basicDataApi } from '../../api/basic-data-api.ts';
import type { Customer } from '../../api/customer-api.ts';
import css from './preferences.module.css';

/** Language of mails and text messages, and home country. Saved with the account; the site itself goes by its address. */
export function LanguageForm({ customer }: { customer: Customer }) {
  const intl = useIntl();
  const toast = useToast();
  const [save] = basicDataApi.useSaveBasicDataMutation();
  const [wasSaved, setSaved] = useState(false);
  const requestOf = ({ locale, countryCode }: Pick<Customer, 'locale' | 'countryCode'>) => ({ userId: customer.userId, nickName: customer.nickName, ...customer.profile, locale, countryCode });
  const form = useContractForm<Pick<Customer, 'locale' | 'countryCode'>>({
    contract: updateCustomer.load,
    initial: { locale: customer.locale, countryCode: customer.countryCode },
    toRequest: requestOf,
    submit: async (values) => {
      const answer = await save(requestOf(values));
      if (answer.error === undefined) {
        setSaved(true);
        toast('success', 'saved');
      }
      return answer;
    },
  });
  return (
    <div className={css.part}>
      <ContractForm form={form} label={intl.formatMessage({ id: 'preferences.language' })}>
        <FieldGroup legend={<FormattedMessage id="preferences.language" />}>
          <SelectField
            {...form.text('locale')}
            label={<FormattedMessage id="preferences.locale" />}
            hint={<FormattedMessage id="preferences.locale.hint" />}
            choices={LOCALES.map((locale) => ({ value: locale, label: LOCALE_FACTS[locale].name }))}
          />
          <SelectField
            {...form.text('countryCode')}
            label={<FormattedMessage id="preferences.country" />}
            hint={<FormattedMessage id="preferences.country.hint" />}
            choices={COUNTRIES.map((code) => ({ value: code, label: intl.formatMessage({ id: `shell.country.${code}` }) }))}
          />
        </FieldGroup>
        {wasSaved && !form.dirty ? <ShowSite country={form.values.countryCode} locale={form.values.locale} /> : null}
        <FormActions start>
          <SubmitButton busy={form.submitting} busyLabel={<FormattedMessage id="preferences.saving" />}>
            <FormattedMessage id="preferences.save" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
    </div>
  );
}

/** The same page in the saved language and country, where the site has that pair and does not show it already. */
function ShowSite({ country, locale }: { country: Country; locale: Locale }) {
  const here = useMarket();
  const { path } = usePageAddress();
  const offered: readonly Locale[] = localesOf(country);
  const market = { country, locale };
  const segment = marketSegment(market);
  if (!offered.includes(locale) || segment === here.segment) return null;
  return (
    <Notice tone="done">
      {/* Another country may be another host, so it is no router link; the choice is kept by whoever follows `data-place`. */}
      <a href={marketHref(market, path)} hrefLang={languageTag(market)} data-place={segment}>
        <FormattedMessage id="preferences.show" values={{ language: <bdi key="language" lang={LOCALE_FACTS[locale].tag}>{LOCALE_FACTS[locale].name}</bdi>, country: <FormattedMessage key="country" id={`shell.country.${country}`} /> }} />
      </a>
    </Notice>
  );
}
