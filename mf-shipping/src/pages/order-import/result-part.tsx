import { useState } from 'react';
import { FormattedMessage, useGoTo, useIntl, useMarket } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Button, ButtonLink, CallFailed, Card, Icon, icons, Time } from '@amberlane/ui';
import { importCalls, type ImportRow, type OrderImport } from '../../import/import-calls.ts';
import { useAllRows } from './all-rows.ts';
import { IMPORT_PATH } from './import-path.ts';
import css from './create-part.module.css';

/** Labels of one file (`getLabelsFileUrl`). */
const LABELS = 100;

interface LabelFile {
  readonly from: number;
  readonly to: number;
  /** null where none of them has a label any more. */
  readonly url: string | null;
}

/** What was made of the list: labels by the hundred in the order of the file, tracking numbers as a file. */
export function ResultPart({ list }: { list: OrderImport }) {
  const { counts, keptUntil } = list;
  const { country } = useMarket();
  const toCorrect = counts.faulty + counts.failed;
  if (counts.created === 0) return null;
  return (
    <>
      <Created list={list} />
      {toCorrect > 0 ? (
        <p>
          <FormattedMessage id="order-import.kept" values={{ rows: toCorrect, until: <Time key="until" at={keptUntil} zone={COUNTRY_TIME_ZONE[country]} show="date" /> }} />
        </p>
      ) : null}
    </>
  );
}

/** Takes the list away once nothing of it is being created. */
export function DeleteImport({ list: { id, counts } }: { list: OrderImport }) {
  const goTo = useGoTo();
  const [remove, { isLoading, error }] = importCalls.useDeleteImportMutation();
  if (counts.queued > 0) return null;
  return (
    <>
      {error ? <CallFailed error={error} title={<FormattedMessage id="order-import.delete.failed" />} /> : null}
      <div className={css.actions}>
        <Button kind="quiet" busy={isLoading} onClick={() => void remove({ id }).unwrap().then(() => goTo(IMPORT_PATH), () => undefined)}>
          <FormattedMessage id="order-import.delete" />
        </Button>
        <span className={css.soft}>
          <FormattedMessage id="order-import.delete.hint" />
        </span>
      </div>
    </>
  );
}

function Created({ list: { id, counts } }: { list: OrderImport }) {
  const intl = useIntl();
  const allRows = useAllRows(id);
  const [makeLabels] = importCalls.useImportLabelsMutation();
  const [files, setFiles] = useState<readonly LabelFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const created = async (hand: (rows: ImportRow[]) => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await hand(await allRows(['created']));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const labels = () =>
    created(async (rows) => {
      const ids = rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
      const made: LabelFile[] = [];
      for (let from = 0; from < ids.length; from += LABELS) {
        const chunk = ids.slice(from, from + LABELS);
        const { url } = await makeLabels({ ids: chunk }).unwrap();
        made.push({ from: from + 1, to: from + chunk.length, url });
        setFiles([...made]);
      }
    });
  const numbers = () =>
    created(async (rows) => {
      const { saveCsv } = await import('../../import/csv-text.ts');
      saveCsv('amberlane-tracking-numbers.csv', [
        [intl.formatMessage({ id: 'order-import.row' }), intl.formatMessage({ id: 'order-import.recipient' }), intl.formatMessage({ id: 'order-import.reference' }), intl.formatMessage({ id: 'order-import.orderNo' }), intl.formatMessage({ id: 'order-import.waybillNo' })],
        ...rows.map(({ line, cells, orderNo, waybillNo }) => [String(line), cells.acceptName ?? '', cells.mallNo ?? '', orderNo ?? '', waybillNo ?? '']),
      ]);
    });
  return (
    <Card className={css.card}>
      <p className={css.figure} role="status"><strong><FormattedMessage id="order-import.created" values={{ created: counts.created }} /></strong></p>
      <div className={css.actions}>
        <Button kind="primary" busy={busy} onClick={() => void labels()}>
          <Icon of={icons.doc} />
          <FormattedMessage id="order-import.labels" values={{ labels: counts.created }} />
        </Button>
        <Button busy={busy} onClick={() => void numbers()}>
          <Icon of={icons.doc} />
          <FormattedMessage id="order-import.numbers" />
        </Button>
        <ButtonLink to="express/my-order"><FormattedMessage id="order-import.orders" /></ButtonLink>
      </div>
      {failure ? <CallFailed error={failure} title={<FormattedMessage id="order-import.saving.failed" />} level={3} /> : null}
      {files.length > 0 ? (
        <ul role="list" className={css.products} aria-live="polite">
          {files.map(({ from, to, url }) => (
            <li key={from}>
              {url === null ? (
                <FormattedMessage id="order-import.labels.none" values={{ from, to }} />
              ) : (
                <ButtonLink small href={url} target="_blank" rel="noopener"><FormattedMessage id="order-import.labels.open" values={{ from, to }} /></ButtonLink>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
