import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { ButtonLink, CallFailed, EmptyState, Ltr, Notice, Skeleton, StepLane } from '@amberlane/ui';
import { importCalls, type OrderImport } from '../../import/import-calls.ts';
import { CreatePart } from './create-part.tsx';
import { IMPORT_PATH } from './import-path.ts';
import { LanePart } from './lane-part.tsx';
import { DeleteImport, ResultPart } from './result-part.tsx';
import { RowGrid } from './row-grid.tsx';

/** While shipments are being created, and while nothing happens, ms. */
const POLL_MS = 2_000;

/** Steps 3 to 5 of a list, as it is on the server: any device goes on from here. */
export function ImportList({ id }: { id: string }) {
  const [polling, setPolling] = useState(0);
  const { data, error, refetch } = importCalls.useImportOfQuery({ id }, { pollingInterval: polling, refetchOnMountOrArgChange: true });
  const queued = data?.counts.queued ?? 0;
  const wanted = queued > 0 ? POLL_MS : 0;
  if (polling !== wanted) setPolling(wanted);
  if (!data) {
    if (!error) return <Skeleton />;
    if ('code' in error && error.code === ERROR.NOT_FOUND) {
      return (
        <EmptyState title={<FormattedMessage id="order-import.gone" />} action={<ButtonLink kind="primary" to={IMPORT_PATH}><FormattedMessage id="order-import.new" /></ButtonLink>}>
          <FormattedMessage id="order-import.gone.text" />
        </EmptyState>
      );
    }
    return <CallFailed error={error} title={<FormattedMessage id="order-import.failed" />} onRetry={() => void refetch()} />;
  }
  const { counts } = data;
  const isOpen = counts.ready + counts.faulty > 0;
  const isOver = queued === 0 && counts.created > 0;
  return (
    <>
      <StepLane>
        <LanePart state="done" title={<FormattedMessage id="order-import.prepare" />} />
        <LanePart state="done" title={<FormattedMessage id="order-import.file" />} note={<Ltr>{data.name}</Ltr>}><Incomplete list={data} /></LanePart>
        <LanePart state={isOpen && queued === 0 ? 'now' : 'done'} title={<FormattedMessage id="order-import.rows" />}>
          <RowGrid list={data} />
        </LanePart>
        <LanePart state={queued > 0 ? 'now' : isOver ? 'done' : 'todo'} title={<FormattedMessage id="order-import.create" />}>
          <CreatePart list={data} />
        </LanePart>
        <LanePart state={isOver ? 'now' : 'todo'} title={<FormattedMessage id="order-import.result" />}>
          <ResultPart list={data} />
        </LanePart>
      </StepLane>
      <p><ButtonLink to={IMPORT_PATH}><FormattedMessage id="order-import.new" /></ButtonLink></p>
      <DeleteImport list={data} />
    </>
  );
}

/** The sending of the file was interrupted: what has arrived can be used, the rest comes with the same file. */
function Incomplete({ list: { rows, counts, items } }: { list: OrderImport }) {
  const arrived = Object.values(counts).reduce((sum, count) => sum + count, items);
  return arrived < rows ? <Notice tone="attention"><FormattedMessage id="order-import.incomplete" values={{ arrived, rows }} /></Notice> : null;
}
