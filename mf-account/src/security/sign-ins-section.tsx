/** Who signed in, or tried to, in the last ninety days. */
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Button, CallFailed, DataTable, EmptyState, ListState, listStateOf, Ltr, Notice, StatusMark, TextLink, Time, type Column } from '@amberlane/ui';
import { signInGroups, type SignIn, type SignInGroup } from './device-groups.ts';
import { deviceName } from './device-name.ts';
import { Section } from './section.tsx';
import { securityApi } from './security-api.ts';
import css from './security.module.css';

const { shown, keepDays } = RULES.signIns;

const WAYS: Readonly<Record<SignIn['way'], string>> = {
  password: 'security.history.password',
  code: 'security.history.code',
  secondFactor: 'security.history.secondFactor',
  recovery: 'security.history.recovery',
};

export function SignInsSection() {
  const { data, error, isLoading, refetch } = securityApi.useSignInsQuery(null);
  return (
    <Section title={<FormattedMessage id="security.history.title" />} lead={<FormattedMessage id="security.history.lead" values={{ days: keepDays, password: toPassword }} />}>
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data?.total, limit: shown })}
        error={<CallFailed level={3} error={error} title={<FormattedMessage id="security.history.failed" />} onRetry={() => void refetch()} />}
        empty={
          <EmptyState level={3} title={<FormattedMessage id="security.history.none" />}>
            <p>
              <FormattedMessage id="security.history.noneText" />
            </p>
          </EmptyState>
        }
        tooMany={
          <Notice>
            <FormattedMessage id="security.history.tooMany" values={{ shown, total: data?.total ?? 0 }} />
          </Notice>
        }
      >
        {data ? <Table rows={data.list} /> : null}
      </ListState>
    </Section>
  );
}

const toPassword = (words: ReactNode) => (
  <TextLink key="password" href="#password">
    {words}
  </TextLink>
);

/** Rows that are shown at first. */
const FIRST = 5;

function Table({ rows: list }: { rows: readonly SignIn[] }) {
  const intl = useIntl();
  const { country } = useMarket();
  const zone = COUNTRY_TIME_ZONE[country];
  const [isWhole, setWhole] = useState(false);
  const groups = signInGroups(list, (at) => intl.formatDate(at, { dateStyle: 'short', timeZone: zone }));
  const rows = isWhole ? groups : groups.slice(0, FIRST);
  const columns: readonly Column<SignInGroup>[] = [
    { id: 'at', header: <FormattedMessage id="security.history.when" values={{ code: country, country: intl.formatDisplayName(country, { type: 'region' }) }} />, cell: (group) => <When of={group} zone={zone} /> },
    { id: 'outcome', header: <FormattedMessage id="security.history.outcome" />, cell: ({ outcome }) => <Outcome of={outcome} /> },
    { id: 'way', header: <FormattedMessage id="security.history.way" />, cell: ({ way }) => <FormattedMessage id={WAYS[way]} /> },
    {
      id: 'device',
      header: <FormattedMessage id="security.history.device" />,
      cell: ({ device, network }) => (
        <>
          {deviceName(device, intl)}
          {network === '' ? null : (
            <span className={css.network}>
              <FormattedMessage id="security.ip" values={{ address: <Ltr key="address">{network}</Ltr> }} />
            </span>
          )}
        </>
      ),
    },
  ];
  return (
    <>
      <DataTable caption={<FormattedMessage id="security.history.title" />} captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
      {rows.length < groups.length ? (
        <div>
          <Button small onClick={() => setWhole(true)}>
            <FormattedMessage id="security.history.all" />
          </Button>
        </div>
      ) : null}
    </>
  );
}

const When = ({ of: { at, from, count }, zone }: { of: SignInGroup; zone: string }) => (
  <span>
    <FormattedMessage id="security.history.at" values={{ date: <Time key="date" at={at} zone={zone} show="date" />, time: <Time key="time" at={at} zone={zone} /> }} />
    {count === 1 ? null : (
      <span className={css.times}>
        <FormattedMessage id="security.history.times" values={{ count, from: <Time key="from" at={from} zone={zone} /> }} />
      </span>
    )}
  </span>
);

const Outcome = ({ of: outcome }: { of: SignIn['outcome'] }) => (
  <StatusMark status={outcome === 'ok' ? 'delivered' : 'attention'}>
    <FormattedMessage id={outcome === 'ok' ? 'security.history.ok' : 'security.history.refused'} />
  </StatusMark>
);
