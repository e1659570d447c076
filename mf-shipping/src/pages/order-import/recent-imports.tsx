import { useState } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Button, CallFailed, TextLink, Time } from '@amberlane/ui';
import { importCalls } from '../../import/import-calls.ts';
import { importPath } from './import-path.ts';
import css from './recent-imports.module.css';

const SIZE = 10;

/** Lists that were begun, on this device or another one, to go on with. Nothing where there are none. */
export function RecentImports() {
  const { country } = useMarket();
  const [cursors, setCursors] = useState<readonly string[]>(['']);
  const cursor = cursors.at(-1) ?? '';
  const { data, error, refetch } = importCalls.useImportListQuery({ cursor, size: SIZE }, { refetchOnMountOrArgChange: true });
  if (error && !data) return <CallFailed error={error} title={<FormattedMessage id="order-import.recent.failed" />} onRetry={() => void refetch()} />;
  if (!data || data.list.length === 0) return null;
  return (
    <section className={css.recent}>
      <h2 className={css.title}><FormattedMessage id="order-import.recent" /></h2>
      <ul role="list" className={css.list}>
        {data.list.map(({ id, name, rows, counts, updatedAt }) => (
          <li key={id} className={css.item}>
            <TextLink to={importPath(id)}><bdi>{name}</bdi></TextLink>
            <span className={css.facts}>
              <FormattedMessage id="order-import.recent.facts" values={{ rows, created: counts.created, faulty: counts.faulty + counts.failed }} /> <Time at={updatedAt} zone={COUNTRY_TIME_ZONE[country]} show="date" />
            </span>
          </li>
        ))}
      </ul>
      <div className={css.pages}>
        {cursors.length > 1 ? <Button small onClick={() => setCursors(cursors.slice(0, -1))}><FormattedMessage id="order-import.page.back" /></Button> : null}
        {data.nextCursor ? <Button small onClick={() => setCursors([...cursors, data.nextCursor])}><FormattedMessage id="order-import.page.next" /></Button> : null}
      </div>
    </section>
  );
}
