import { useState } from 'react';
import { FormattedMessage, Slot, useMarket, useRoutes } from '@amberlane/core';
import { CallFailed, EmptyState, Field, ListState, listStateOf, TextLink } from '@amberlane/ui';
import { RadioField } from '@amberlane/ui/fields';
import { useSettled } from '../use-settled.ts';
import type { WizardState } from '../use-wizard.ts';
import { wizardCalls, type SitePage } from '../wizard-calls.ts';
import css from './site-picker.module.css';

/** As many as a phone lists without getting lost; the search and the map find the others. */
const LISTED = 12;
/** So many are asked for, and stand on the map: more than any country has. */
const ASKED = 100;

/** Where the sender hands the parcel over: the points of the country that take parcels, those of the place that is searched first. On a map as well, where somebody has one. */
export function SitePicker({ wizard: { form, values } }: { wizard: WizardState }) {
  const { locale } = useMarket();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { countryCode } = values.senderAddress;
  const { data, error, isFetching, refetch } = wizardCalls.useWizardSitesQuery(
    { locale, countryCode: countryCode === '' ? 'CN' : countryCode, service: 'DROP_OFF', search, pageSize: ASKED },
    { skip: countryCode === '' },
  );
  const site = form.text('siteCode');
  const open = (data?.list ?? []).filter(({ closedForGood }) => !closedForGood);
  return (
    <>
      <Field name="site-search" type="search" dir="auto" maxLength={80} autoComplete="off" label={<FormattedMessage id="ship-parties.site.search" />} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <div className={css.points}>
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
            {...site}
            legend={<FormattedMessage id="ship-parties.site" />}
            choices={listed(open, site.value).map(({ siteCode, siteName, address, cityName }) => ({ value: siteCode, label: <bdi>{siteName}</bdi>, detail: <bdi>{[address, cityName].join(', ')}</bdi> }))}
          />
        </ListState>
        <div className={css.map}>
          {open.length > 0 ? (
            <Slot name="service-point-map" props={{ points: open, chosen: site.value || null, onChoose: site.onValue }}>
              <MapLink />
            </Slot>
          ) : (
            <MapLink />
          )}
        </div>
      </div>
    </>
  );
}

type Site = SitePage['list'][number];

/** The first ones, and the one that is chosen wherever it stands. */
const listed = (sites: readonly Site[], chosen: string): readonly Site[] => sites.filter(({ siteCode }, at) => at < LISTED || siteCode === chosen);

/** The page with the map, where the map itself is not here. */
function MapLink() {
  return useRoutes().has('location-map') ? (
    <TextLink to="location-map" target="_blank">
      <FormattedMessage id="ship-parties.site.map" />
    </TextLink>
  ) : null;
}
