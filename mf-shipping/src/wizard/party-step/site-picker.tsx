import { useState } from 'react';
import { FormattedMessage, useMarket, useRoutes } from '@amberlane/core';
import { CallFailed, EmptyState, Field, ListState, listStateOf, TextLink } from '@amberlane/ui';
import { RadioField } from '@amberlane/ui/fields';
import { useSettled } from '../use-settled.ts';
import type { WizardState } from '../use-wizard.ts';
import { wizardCalls } from '../wizard-calls.ts';

/** As many as a phone shows without getting lost; the search finds the others. */
const SHOWN = 12;

/** Where the sender hands the parcel over: the points of the country that take parcels, those of the place that is searched first. */
export function SitePicker({ wizard: { form, values } }: { wizard: WizardState }) {
  const { locale } = useMarket();
  const routes = useRoutes();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { countryCode } = values.senderAddress;
  const { data, error, isFetching, refetch } = wizardCalls.useWizardSitesQuery(
    { locale, countryCode: countryCode === '' ? 'CN' : countryCode, service: 'DROP_OFF', search, pageSize: SHOWN },
    { skip: countryCode === '' },
  );
  const open = (data?.list ?? []).filter(({ closedForGood }) => !closedForGood);
  return (
    <>
      <Field name="site-search" type="search" dir="auto" maxLength={80} autoComplete="off" label={<FormattedMessage id="ship-parties.site.search" />} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <ListState
        state={listStateOf({ loading: isFetching, failed: error !== undefined, count: data ? open.length : undefined })}
        error={<CallFailed level={3} error={error} title={<FormattedMessage id="ship-parties.site.failed" />} onRetry={() => void refetch()} />}
        empty={
          <EmptyState title={<FormattedMessage id="ship-parties.site.none" />}>
            <FormattedMessage id="ship-parties.site.none.text" />
          </EmptyState>
        }
      >
        <RadioField
          {...form.text('siteCode')}
          legend={<FormattedMessage id="ship-parties.site" />}
          choices={open.map(({ siteCode, siteName, address, cityName }) => ({ value: siteCode, label: <bdi>{siteName}</bdi>, detail: <bdi>{[address, cityName].join(', ')}</bdi> }))}
        />
      </ListState>
      {routes.has('location-map') ? (
        <TextLink to="location-map" target="_blank">
          <FormattedMessage id="ship-parties.site.map" />
        </TextLink>
      ) : null}
    </>
  );
}
