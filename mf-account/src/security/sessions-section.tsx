/** Where the account is signed in; each device but this one can be signed out. */
import { useRef, useState, type RefObject } from 'react';
import { FormattedMessage, useIntl, useMarket, useToast } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Button, CallFailed, Dialog, DisclosureRow, ListState, listStateOf, Ltr, Notice, RelativeTime, StatusMark, Time } from '@amberlane/ui';
import { groupsOf } from './device-groups.ts';
import { deviceName } from './device-name.ts';
import { Section } from './section.tsx';
import { securityApi, type AccountSession, type Sessions } from './security-api.ts';
import css from './security.module.css';

export function SessionsSection() {
  const { data, error, isLoading, refetch } = securityApi.useSessionsQuery(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The device that could not be signed out last. */
  const [notEnded, setNotEnded] = useState<string | null>(null);
  const others = data?.list.filter(({ current }) => !current).length ?? 0;
  return (
    <Section
      heading={heading}
      title={<FormattedMessage id="security.sessions.title" />}
      lead={<FormattedMessage id={data && others === 0 ? 'security.sessions.alone' : 'security.sessions.lead'} />}
      action={others > 0 ? <EndOthers count={others} heading={heading} /> : null}
    >
      {notEnded === null ? null : (
        <Notice tone="attention" role="alert">
          <FormattedMessage id="security.sessions.notEnded" values={{ device: notEnded }} />
        </Notice>
      )}
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data?.list.length })}
        error={<CallFailed level={3} error={error} title={<FormattedMessage id="security.sessions.failed" />} onRetry={() => void refetch()} />}
        empty={null}
      >
        {data ? <List of={data} heading={heading} onNotEnded={setNotEnded} /> : null}
      </ListState>
    </Section>
  );
}

interface WithHeading {
  /** Takes the focus when the button that had it is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

interface WithOutcome extends WithHeading {
  /** Told of a device that could not be signed out; null when another attempt begins. */
  readonly onNotEnded: (device: string | null) => void;
}

/** Rows of other devices that are shown at first: those that were used last. */
const FIRST = 4;

function List({ of: { list, asOf }, ...more }: { of: Sessions } & WithOutcome) {
  const intl = useIntl();
  const [isWhole, setWhole] = useState(false);
  const groups = groupsOf(list.filter(({ current }) => !current), intl);
  const here = list.filter(({ current }) => current);
  const shown = isWhole ? groups : groups.slice(0, FIRST);
  return (
    <>
      <ul role="list" className={css.rows}>
        {here.map((session) => (
          <Row key={session.id} session={session} asOf={asOf} {...more} />
        ))}
        {shown.map(({ name, sessions, isFolded }) =>
          isFolded ? <Group key={name} name={name} isLikeHere={here.some(({ device }) => deviceName(device, intl) === name)} sessions={sessions} asOf={asOf} {...more} /> : sessions.map((session) => <Row key={session.id} session={session} asOf={asOf} {...more} />),
        )}
      </ul>
      {shown.length < groups.length ? (
        <p className={css.all}>
          <Button small onClick={() => setWhole(true)}>
            <FormattedMessage id="security.sessions.all" values={{ count: groups.length + 1 }} />
          </Button>
        </p>
      ) : null}
    </>
  );
}

interface GroupProps extends WithOutcome {
  readonly name: string;
  /** This device has the same name. */
  readonly isLikeHere: boolean;
  readonly sessions: readonly AccountSession[];
  readonly asOf: string;
}

/** Sign-ins of one kind of device behind one row, with each of them inside. */
function Group({ name, isLikeHere, sessions, asOf, ...more }: GroupProps) {
  const lastSeenAt = sessions.map((session) => session.lastSeenAt).toSorted().at(-1) ?? asOf;
  const [network = '', ...otherNetworks] = new Set(sessions.map((session) => session.network));
  const device = <bdi key="device">{name}</bdi>;
  return (
    <li className={css.group}>
      <DisclosureRow
        headed
        summary={
          <>
            <h3 className={css.rowTitle}>{isLikeHere ? <FormattedMessage id="security.sessions.others" values={{ device }} /> : device}</h3>
            <p className={css.facts}>
              <span>
                <FormattedMessage id="security.sessions.count" values={{ count: sessions.length }} />
              </span>
              <span>
                <FormattedMessage id="security.sessions.seen" values={{ time: <RelativeTime key="time" at={lastSeenAt} now={asOf} /> }} />
              </span>
              {network === '' || otherNetworks.length > 0 ? null : <Network of={network} />}
            </p>
          </>
        }
      >
        <ul role="list" className={css.inner}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} asOf={asOf} isNamed={false} {...more} />
          ))}
        </ul>
      </DisclosureRow>
    </li>
  );
}

function Row({ session, asOf, isNamed = true, ...more }: { session: AccountSession; asOf: string; isNamed?: boolean } & WithOutcome) {
  const intl = useIntl();
  const { country } = useMarket();
  const zone = COUNTRY_TIME_ZONE[country];
  const name = deviceName(session.device, intl);
  return (
    <li className={session.current ? `${css.row} ${css.here}` : css.row}>
      <div className={css.rowText}>
        {isNamed ? (
          <div className={css.titleLine}>
            <h3 className={css.rowTitle}>{name}</h3>
            {session.current ? (
              <StatusMark status="delivered">
                <FormattedMessage id="security.sessions.current" />
              </StatusMark>
            ) : null}
          </div>
        ) : null}
        <p className={css.facts}>
          <b>
            {session.current ? (
              <FormattedMessage id="security.sessions.now" />
            ) : (
              <FormattedMessage id="security.sessions.seen" values={{ time: <RelativeTime key="time" at={session.lastSeenAt} now={asOf} /> }} />
            )}
          </b>
          <span>
            <FormattedMessage id="security.sessions.since" values={{ date: <Time key="date" at={session.createdAt} zone={zone} show="date" />, time: <Time key="time" at={session.createdAt} zone={zone} />, code: country, country: intl.formatDisplayName(country, { type: 'region' }) }} />
          </span>
          {session.network === '' ? null : <Network of={session.network} />}
          {session.remembered ? (
            <span>
              <FormattedMessage id="security.sessions.remembered" />
            </span>
          ) : null}
        </p>
      </div>
      {session.current ? null : <EndOne id={session.id} name={name} {...more} />}
    </li>
  );
}

const Network = ({ of: network }: { of: string }) => (
  <span>
    <FormattedMessage id="security.ip" values={{ address: <Ltr key="address">{network}</Ltr> }} />
  </span>
);

function EndOne({ id, name, heading, onNotEnded }: { id: string; name: string } & WithOutcome) {
  const intl = useIntl();
  const toast = useToast();
  const [end] = securityApi.useEndSessionMutation();
  const press = (): void => {
    heading.current?.focus();
    onNotEnded(null);
    end({ id }).unwrap().then(
      () => toast('success', { id: 'security.sessions.ended', values: { device: name } }),
      () => onNotEnded(name),
    );
  };
  return (
    <Button small aria-label={intl.formatMessage({ id: 'security.sessions.endOne' }, { device: name })} onClick={press}>
      <FormattedMessage id="security.sessions.end" />
    </Button>
  );
}

function EndOthers({ count, heading }: { count: number } & WithHeading) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [end, { isLoading, isError, reset }] = securityApi.useEndOtherSessionsMutation();
  const confirm = async (): Promise<void> => {
    const answer = await end(null);
    if (answer.error !== undefined) return;
    setOpen(false);
    toast('success', { id: 'security.sessions.endedAll', values: { count: answer.data.ended } });
    heading.current?.focus();
  };
  return (
    <>
      <Button
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        <FormattedMessage id="security.sessions.endAll" />
      </Button>
      <Dialog
        kind="confirm"
        open={open}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="security.sessions.askTitle" />}
        actions={
          <>
            <Button wide onClick={() => setOpen(false)}>
              <FormattedMessage id="security.sessions.askNo" />
            </Button>
            <Button wide kind="primary" busy={isLoading} onClick={() => void confirm()}>
              <FormattedMessage id="security.sessions.askYes" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="security.sessions.askText" values={{ count }} />
        </p>
        {isError ? (
          <Notice tone="attention" role="alert">
            <FormattedMessage id="security.sessions.noneEnded" />
          </Notice>
        ) : null}
      </Dialog>
    </>
  );
}
