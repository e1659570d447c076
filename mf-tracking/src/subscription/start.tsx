/** Asking for news about parcels: the form, or why there is none. */
import { useMemo, type ReactNode } from 'react';
import { followRule } from '@amberlane/contract/domain';
import type { TrackedWaybill, TrackReply } from '@amberlane/contract/calls/tracking';
import { FormattedMessage, useIntl, useRoutes, useSelector, type SessionState } from '@amberlane/core';
import { ButtonLink, CallFailed, EmptyState, Icon, icons, Ltr, TextLink } from '@amberlane/ui';
import { trackingApi } from '../api/tracking-api.ts';
import { trackPath } from '../query/track-query.ts';
import { FaultNotice } from './fault-notice.tsx';
import { hasEnded } from './follows.ts';
import { followPath, type FollowAddress } from './subscription-address.ts';
import { StartForm } from './start-form.tsx';
import { WhatComes } from './what-comes.tsx';
import css from './follow.module.css';

export function Start({ address: { waybillNos, sent, begun, fault } }: { address: FollowAddress }) {
  const select = useMemo(() => trackingApi.endpoints.queryTrack.select({ waybillNos: [...waybillNos] }), [waybillNos]);
  const { data, error } = useSelector(select);
  if (waybillNos.length === 0) return <AnyParcel sent={sent} fault={fault} />;
  if (!data) return error ? <CallFailed error={error} title={<FormattedMessage id="track-follow.failure.title" />} retry={followPath(waybillNos)} /> : null;
  const parcels = parcelsOf(data);
  if (parcels.length === 0) return <Nothing reply={data} waybillNos={waybillNos} />;
  const numbers = parcels.map(({ waybillNo }) => waybillNo);
  return (
    <>
      {begun ? (
        <Begun waybillNos={numbers} />
      ) : sent ? (
        <Sent waybillNos={numbers} asOf={data.asOf} />
      ) : (
        <section className={css.part} aria-labelledby="follow-parcel">
          <Parcels parcels={parcels} isWhole={parcels.length === waybillNos.length} />
          {fault === null ? null : <FaultNotice fault={fault} />}
          <StartForm key={numbers.join()} waybillNos={numbers} asOf={data.asOf} />
        </section>
      )}
      <WhatComes asOf={sent && !begun ? data.asOf : undefined} />
    </>
  );
}

/** Without a number in the address both are asked for here. */
function AnyParcel({ sent, fault }: Pick<FollowAddress, 'sent' | 'fault'>) {
  const asOf = new Date().toISOString();
  return (
    <>
      <section className={css.part} aria-labelledby="follow-parcel">
        <h2 id="follow-parcel" className={css.title} tabIndex={-1} data-arrival="">
          <FormattedMessage id={sent ? 'track-follow.sent.title' : 'track-follow.none.title'} />
        </h2>
        {fault === null ? null : <FaultNotice fault={fault} />}
        {sent ? (
          <p>
            <FormattedMessage id="track-follow.sent.any" />
          </p>
        ) : (
          <StartForm waybillNos={NONE} asOf={asOf} />
        )}
        <OwnFollows />
      </section>
      <WhatComes asOf={sent ? asOf : undefined} />
    </>
  );
}

const OVERVIEW_PATH = 'user-opt/overview';

/** The way of a customer to the parcels that are followed already. */
function OwnFollows() {
  const isCustomer = useSelector(({ session }: { session: SessionState }) => session.nickName !== null);
  const routes = useRoutes();
  return isCustomer && routes.has(OVERVIEW_PATH) ? (
    <p>
      <TextLink kind="more" to={OVERVIEW_PATH}>
        <FormattedMessage id="track-follow.own" />
      </TextLink>
    </p>
  ) : null;
}

const NONE: readonly string[] = [];

interface Parcel {
  readonly waybillNo: string;
  /** null when it could not be looked up. */
  readonly waybill: TrackedWaybill | null;
}

/** Those on which more will follow, as far as is known. */
const parcelsOf = ({ results }: TrackReply): readonly Parcel[] =>
  results.flatMap((result) => {
    const waybill = result.outcome === 'found' ? result.waybill : null;
    return result.outcome === 'noInfo' || (waybill && hasEnded(waybill)) ? [] : [{ waybillNo: result.waybillNo, waybill }];
  });

function Nothing({ reply: { results }, waybillNos }: { reply: TrackReply; waybillNos: readonly string[] }) {
  if (waybillNos.length > 1) return <NoParcel titleId="track-follow.list.none.title" textId="track-follow.list.none.text" waybillNos={waybillNos} />;
  const why = results[0]?.outcome === 'noInfo' ? 'unknown' : 'arrived';
  return <NoParcel titleId={`track-follow.${why}.title`} textId={`track-follow.${why}.text`} waybillNos={waybillNos} />;
}

/** What the form is about. `isWhole`: all that was asked for is among it. */
function Parcels({ parcels, isWhole }: { parcels: readonly Parcel[]; isWhole: boolean }) {
  const [first, ...others] = parcels;
  const count = parcels.length;
  return (
    <div>
      <h2 id="follow-parcel" className={css.title} tabIndex={-1} data-arrival="">
        {others.length === 0 ? (
          <FormattedMessage id="track-follow.form.title" values={{ waybill: <Ltr figures>{first?.waybillNo}</Ltr> }} />
        ) : (
          <FormattedMessage id="track-follow.list.title" values={{ count }} />
        )}
      </h2>
      {others.length === 0 ? (
        <Cities waybill={first?.waybill ?? null} />
      ) : (
        <ul role="list" className={css.parcels}>
          {parcels.map(({ waybillNo, waybill }) => (
            <li key={waybillNo} className={css.parcelRow}>
              <Ltr figures>{waybillNo}</Ltr>
              <Cities waybill={waybill} />
            </li>
          ))}
        </ul>
      )}
      {isWhole ? null : (
        <p className={css.quiet}>
          <FormattedMessage id="track-follow.list.left" />
        </p>
      )}
    </div>
  );
}

function Cities({ waybill }: { waybill: TrackedWaybill | null }) {
  const intl = useIntl();
  return waybill ? (
    <p className={css.cities}>
      <span>{waybill.origin.name}</span>
      <Icon of={icons.arrow} label={intl.formatMessage({ id: 'track-follow.way.to' })} />
      <span>{waybill.destination.name}</span>
    </p>
  ) : null;
}

/** The updates to the address of the account have begun. */
const Begun = ({ waybillNos }: { waybillNos: readonly string[] }) => (
  <Done waybillNos={waybillNos} titleId="track-follow.begun.title">
    <p>
      <FormattedMessage id="track-follow.begun.text" values={{ count: waybillNos.length, waybill: <Ltr figures>{waybillNos[0]}</Ltr> }} />
    </p>
    <OwnFollows />
  </Done>
);

/** The letter has left; what to do with it, and what to do when it does not arrive. */
function Sent({ waybillNos, asOf }: { waybillNos: readonly string[]; asOf: string }) {
  const [waybillNo, ...others] = waybillNos;
  const hours = followRule(asOf.slice(0, 10)).confirmHours;
  return (
    <Done waybillNos={waybillNos} titleId="track-follow.sent.title">
      <p>
        {others.length === 0 ? (
          <FormattedMessage id="track-follow.sent.text" values={{ waybill: <Ltr figures>{waybillNo}</Ltr>, hours }} />
        ) : (
          <FormattedMessage id="track-follow.list.sent" values={{ count: waybillNos.length, hours }} />
        )}
      </p>
      <p className={css.quiet}>
        <FormattedMessage
          id="track-follow.sent.none"
          values={{
            again: (words: ReactNode) => (
              <TextLink key="again" to={followPath(waybillNos)}>
                {words}
              </TextLink>
            ),
          }}
        />
      </p>
    </Done>
  );
}

/** What came of the form, with the way back to the parcels. */
const Done = ({ waybillNos, titleId, children }: { waybillNos: readonly string[]; titleId: string; children: ReactNode }) => (
  <section className={css.part} aria-labelledby="follow-done">
    <h2 id="follow-done" className={css.title} tabIndex={-1} data-arrival="">
      <FormattedMessage id={titleId} />
    </h2>
    {children}
    <p>
      <ButtonLink to={trackPath(waybillNos)}>
        <FormattedMessage id="track-follow.allScans" />
      </ButtonLink>
    </p>
  </section>
);

interface NoParcelProps {
  readonly titleId: string;
  readonly textId: string;
  readonly waybillNos: readonly string[];
}

function NoParcel({ titleId, textId, waybillNos }: NoParcelProps) {
  return (
    <EmptyState
      level={2}
      title={<FormattedMessage id={titleId} />}
      action={
        <ButtonLink kind="primary" to={trackPath(waybillNos)}>
          <FormattedMessage id="track-follow.allScans" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id={textId} values={{ waybill: <Ltr figures>{waybillNos.join()}</Ltr> }} />
      </p>
    </EmptyState>
  );
}
