/** Asking for news about one parcel: the form, or why there is none. */
import { useMemo, type ReactNode } from 'react';
import { followRule } from '@amberlane/contract/domain';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { FormattedMessage, useIntl, useSelector } from '@amberlane/core';
import { ButtonLink, CallFailed, EmptyState, Icon, icons, Ltr, TextLink } from '@amberlane/ui';
import { trackingApi } from '../api/tracking-api.ts';
import { TRACK_PATH, trackPath } from '../query/track-query.ts';
import { FaultNotice } from './fault-notice.tsx';
import { followPath, type FollowAddress } from './subscription-address.ts';
import { StartForm } from './start-form.tsx';
import { WhatComes } from './what-comes.tsx';
import css from './follow.module.css';

export function Start({ address: { waybillNo, sent, fault } }: { address: FollowAddress }) {
  const select = useMemo(() => trackingApi.endpoints.queryTrack.select({ waybillNos: [waybillNo] }), [waybillNo]);
  const { data, error } = useSelector(select);
  if (waybillNo === '') return <NoParcel titleId="track-follow.none.title" textId="track-follow.none.text" waybillNo="" />;
  if (!data) return error ? <CallFailed error={error} title={<FormattedMessage id="track-follow.failure.title" />} retry={followPath(waybillNo)} /> : null;
  const [result] = data.results;
  if (result?.outcome === 'noInfo') return <NoParcel titleId="track-follow.unknown.title" textId="track-follow.unknown.text" waybillNo={waybillNo} />;
  const waybill = result?.outcome === 'found' ? result.waybill : null;
  if (waybill && hasEnded(waybill)) return <NoParcel titleId="track-follow.arrived.title" textId="track-follow.arrived.text" waybillNo={waybillNo} />;
  return (
    <>
      {sent ? (
        <Sent waybillNo={waybillNo} asOf={data.asOf} />
      ) : (
        <section className={css.part} aria-labelledby="follow-parcel">
          <Parcel waybillNo={waybillNo} waybill={waybill} />
          {fault === null ? null : <FaultNotice fault={fault} />}
          <StartForm key={waybillNo} waybillNo={waybillNo} />
        </section>
      )}
      <WhatComes asOf={data.asOf} />
    </>
  );
}

const hasEnded = ({ expressStatus }: TrackedWaybill): boolean => expressStatus === 'DELIVERED' || expressStatus === 'DISPOSED';

function Parcel({ waybillNo, waybill }: { waybillNo: string; waybill: TrackedWaybill | null }) {
  const intl = useIntl();
  return (
    <div>
      <h2 id="follow-parcel" className={css.title} tabIndex={-1} data-arrival="">
        <FormattedMessage id="track-follow.form.title" values={{ waybill: <Ltr code>{waybillNo}</Ltr> }} />
      </h2>
      {waybill ? (
        <p className={css.cities}>
          <span>{waybill.origin.name}</span>
          <Icon of={icons.arrow} label={intl.formatMessage({ id: 'track-follow.way.to' })} />
          <span>{waybill.destination.name}</span>
        </p>
      ) : null}
    </div>
  );
}

/** The letter has left; what to do with it, and what to do when it does not arrive. */
function Sent({ waybillNo, asOf }: { waybillNo: string; asOf: string }) {
  return (
    <section className={css.part} aria-labelledby="follow-sent">
      <h2 id="follow-sent" className={css.title} tabIndex={-1} data-arrival="">
        <FormattedMessage id="track-follow.sent.title" />
      </h2>
      <p>
        <FormattedMessage id="track-follow.sent.text" values={{ waybill: <Ltr code>{waybillNo}</Ltr>, hours: followRule(asOf.slice(0, 10)).confirmHours }} />
      </p>
      <p className={css.quiet}>
        <FormattedMessage
          id="track-follow.sent.none"
          values={{
            again: (words: ReactNode) => (
              <TextLink key="again" to={followPath(waybillNo)}>
                {words}
              </TextLink>
            ),
          }}
        />
      </p>
      <p>
        <ButtonLink to={trackPath([waybillNo])}>
          <FormattedMessage id="track-follow.allScans" />
        </ButtonLink>
      </p>
    </section>
  );
}

interface NoParcelProps {
  readonly titleId: string;
  readonly textId: string;
  readonly waybillNo: string;
}

function NoParcel({ titleId, textId, waybillNo }: NoParcelProps) {
  return (
    <EmptyState
      level={2}
      title={<FormattedMessage id={titleId} />}
      action={
        <ButtonLink kind="primary" to={waybillNo === '' ? TRACK_PATH : trackPath([waybillNo])}>
          <FormattedMessage id={waybillNo === '' ? 'track-follow.lookUp' : 'track-follow.allScans'} />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id={textId} values={{ waybill: <Ltr code>{waybillNo}</Ltr> }} />
      </p>
    </EmptyState>
  );
}
