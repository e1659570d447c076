import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { CopyButton, Ltr, TextLink, Time } from '@amberlane/ui';
import { FactList } from '../lead-form/fact-list.tsx';
import type { Case } from './case-calls.ts';
import { FileNames } from './file-names.tsx';
import css from './case.module.css';

/** At the side: what it is, and until when it is kept. Nothing that the form held. */
export function CaseFacts({ view }: { view: Case }) {
  const intl = useIntl();
  const { reference, kind, country, receivedAt, keptUntil, timeZone, job, topic, waybillNo, files } = view;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['kind', <FormattedMessage id="case.kind" values={{ kind }} />],
    ['received', <Time at={receivedAt} zone={timeZone} show="full" />],
    ['office', <FormattedMessage id={`shell.country.${country}`} />],
    ...(job ? [['job', <TextLink to={`business/recruit/${job.id}`}>{job.name}</TextLink>] as const] : []),
    ...(topic ? [['topic', <FormattedMessage id="case.topic" values={{ topic }} />] as const] : []),
    ...(waybillNo === null
      ? []
      : [
          ['waybill', <TextLink to={`track?numbers=${waybillNo}`}><Ltr figures>{waybillNo}</Ltr></TextLink>] as const,
        ]),
  ];
  return (
    <section className={css.stack} aria-labelledby="case-facts">
      <h2 id="case-facts" className={css.asideTitle}>
        <FormattedMessage id="case.facts" />
      </h2>
      <div className={css.referenceLine}>
        <Ltr figures>{reference}</Ltr>
        <CopyButton small text={reference} copied={<FormattedMessage id="case.copied" />}>
          <FormattedMessage id="case.copy" />
        </CopyButton>
      </div>
      <FactList facts={facts.map(([id, value]) => ({ id, term: <FormattedMessage id={`case.fact.${id}`} />, value }))} />
      {files.length > 0 ? (
        <div>
          <h3 className={css.asideTitle}>
            <FormattedMessage id="case.files" />
          </h3>
          <FileNames files={files} />
        </div>
      ) : null}
      <p className={css.quiet}>
        <FormattedMessage id="case.kept" values={{ day: intl.formatDate(keptUntil, { dateStyle: 'long', timeZone }) }} />
      </p>
    </section>
  );
}
