import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { AgreementDialog, Button, CallFailed, Card, Money, Notice, Progress } from '@amberlane/ui';
import { importCalls, type ImportQuote, type OrderImport } from '../../import/import-calls.ts';
import css from './create-part.module.css';

/** What all that is ready costs, one confirmation for it, and how far the creation has come. */
export function CreatePart({ list }: { list: OrderImport }) {
  const { queued, ready } = list.counts;
  return (
    <>
      {queued > 0 ? <Running list={list} /> : null}
      {ready > 0 && queued === 0 ? <Confirmation list={list} /> : null}
    </>
  );
}

function Running({ list: { id, counts } }: { list: OrderImport }) {
  const intl = useIntl();
  const [cancel, { isLoading, error }] = importCalls.useCancelImportMutation();
  const values = { created: counts.created, of: counts.created + counts.queued };
  return (
    <Card className={css.card}>
      <Progress value={values.created} max={values.of} label={intl.formatMessage({ id: 'order-import.progress' }, values)} />
      <p role="status" className={css.figure}><FormattedMessage id="order-import.progress" values={values} /></p>
      <p className={css.soft}><FormattedMessage id="order-import.progress.leave" /></p>
      {error ? <CallFailed error={error} title={<FormattedMessage id="order-import.stop.failed" />} level={3} /> : null}
      <Button className={css.start ?? ''} busy={isLoading} onClick={() => void cancel({ id })}><FormattedMessage id="order-import.stop" /></Button>
    </Card>
  );
}

function Confirmation({ list: { id, counts } }: { list: OrderImport }) {
  const quote = importCalls.useImportQuoteQuery({ id }, { refetchOnMountOrArgChange: true });
  const [confirm, { isLoading, error }] = importCalls.useConfirmImportMutation();
  const [asking, setAsking] = useState(false);
  const { data } = quote;
  if (quote.isError) return <CallFailed error={quote.error} title={<FormattedMessage id="order-import.quote.failed" />} onRetry={() => void quote.refetch()} level={3} />;
  if (!data) return <p role="status"><FormattedMessage id="order-import.quote.loading" /></p>;
  const create = (agreementVersion: string): void => {
    setAsking(false);
    void confirm({ id, agreementVersion, rows: data.rows, total: data.total })
      .unwrap()
      .catch(() => void quote.refetch());
  };
  return (
    <Card className={css.card}>
      <Quote quote={data} />
      {counts.faulty > 0 ? <p className={css.soft}><FormattedMessage id="order-import.quote.faulty" values={{ faulty: counts.faulty }} /></p> : null}
      {error ? <CallFailed error={error} title={<FormattedMessage id="order-import.confirm.failed" />} level={3} /> : null}
      <Button kind="primary" className={css.start ?? ''} busy={isLoading || quote.isFetching} onClick={() => setAsking(true)}>
        <FormattedMessage id="order-import.confirm" values={{ rows: data.rows }} />
      </Button>
      <Terms open={asking} rows={data.rows} onAgree={create} onClose={() => setAsking(false)} />
    </Card>
  );
}

function Quote({ quote: { products, rows, unpriced, total } }: { quote: ImportQuote }) {
  return (
    <>
      <ul role="list" className={css.products}>
        {products.map((line) => (
          <li key={line.product}>
            <span><FormattedMessage id={`order-import.quote.${line.product}`} values={{ rows: line.rows }} /></span> <Money of={line.total} />
          </li>
        ))}
      </ul>
      <p className={css.figure}>
        <FormattedMessage id="order-import.quote.total" values={{ rows, total: <strong key="total"><Money of={total} /></strong> }} />
      </p>
      {unpriced > 0 ? <Notice><FormattedMessage id="order-import.quote.unpriced" values={{ unpriced }} /></Notice> : null}
    </>
  );
}

interface TermsProps {
  readonly open: boolean;
  readonly rows: number;
  /** With the version of what was read. */
  readonly onAgree: (version: string) => void;
  readonly onClose: () => void;
}

/** The agreement, read before the one confirmation for all rows (spec §2). */
function Terms({ open, rows, onAgree, onClose }: TermsProps) {
  const intl = useIntl();
  const { data, error, refetch } = importCalls.useImportAgreementQuery(null, { skip: !open });
  if (open && error && !data) return <CallFailed error={error} title={<FormattedMessage id="order-import.agreement.failed" />} onRetry={() => void refetch()} level={3} />;
  return (
    <AgreementDialog
      open={open && data !== undefined}
      title={data?.title ?? ''}
      closeLabel={intl.formatMessage({ id: 'order-import.agreement.close' })}
      seconds={data?.countdownSeconds ?? RULES.agreement.readSeconds}
      label={<FormattedMessage id="order-import.agree" values={{ rows }} />}
      waiting={(seconds) => <FormattedMessage id="order-import.agree.waiting" values={{ seconds }} />}
      ready={<FormattedMessage id="order-import.agree.ready" />}
      onAgree={() => onAgree(data?.version ?? '')}
      onClose={onClose}
    >
      <p>{data?.preamble}</p>
      {data?.sections.map(({ id, title, paragraphs }) => (
        <section key={id}>
          <h3 className={css.section}>{title}</h3>
          {paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        </section>
      ))}
    </AgreementDialog>
  );
}
