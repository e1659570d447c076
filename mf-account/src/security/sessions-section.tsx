/** Where the account is signed in; each device but this one can be signed out. */
import { useRef, useState, type RefObject } from 'react';
import { FormattedMessage, useIntl, useMarket, useToast } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Button, CallFailed, Dialog, ListState, listStateOf, Ltr, RelativeTime, StatusMark, Time } from '@amberlane/ui';
import { deviceName } from './device-name.ts';
import { Section } from './section.tsx';
import { securityApi, type AccountSession, type Sessions } from './security-api.ts';
import css from './security.module.css';

export function SessionsSection() {
  const { data, error, isLoading, refetch } = securityApi.useSessionsQuery(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const others = data?.list.filter(({ current }) => !current).length ?? 0;
  return (
    <Section
      heading={heading}
      title={<FormattedMessage id="security.sessions.title" />}
      lead={<FormattedMessage id={data && others === 0 ? 'security.sessions.alone' : 'security.sessions.lead'} />}
      aside={others > 0 ? <EndOthers count={others} heading={heading} /> : null}
    >
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data?.list.length })}
        error={<CallFailed level={3} error={error} title={<FormattedMessage id="security.sessions.failed" />} onRetry={() => void refetch()} />}
        empty={null}
      >
        {data ? <List of={data} heading={heading} /> : null}
      </ListState>
    </Section>
  );
}

interface WithHeading {
  /** Takes the focus when the button that had it is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const List = ({ of: { list, asOf }, heading }: { of: Sessions } & WithHeading) => (
  <ul role="list" className={css.rows}>
    {list.map((session) => (
      <Row key={session.id} session={session} asOf={asOf} heading={heading} />
    ))}
  </ul>
);

function Row({ session, asOf, heading }: { session: AccountSession; asOf: string } & WithHeading) {
  const intl = useIntl();
  const { country } = useMarket();
  const name = deviceName(session.device, intl);
  return (
    <li className={css.row}>
      <div className={css.rowText}>
        <h3 className={css.rowTitle}>
          <bdi>{name}</bdi>
        </h3>
        <p className={css.quiet}>
          <FormattedMessage id="security.sessions.since" values={{ date: <Time key="date" at={session.createdAt} zone={COUNTRY_TIME_ZONE[country]} show="date" /> }} />
          {session.network === '' ? null : (
            <>
              {' · '}
              <Ltr>{session.network}</Ltr>
            </>
          )}
          {session.remembered ? (
            <>
              {' · '}
              <FormattedMessage id="security.sessions.remembered" />
            </>
          ) : null}
        </p>
      </div>
      <p className={css.quiet}>
        {session.current ? (
          <StatusMark status="delivered">
            <FormattedMessage id="security.sessions.current" />
          </StatusMark>
        ) : (
          <FormattedMessage id="security.sessions.seen" values={{ time: <RelativeTime key="time" at={session.lastSeenAt} now={asOf} /> }} />
        )}
      </p>
      <div className={css.rowAction}>{session.current ? null : <EndOne id={session.id} name={name} heading={heading} />}</div>
    </li>
  );
}

function EndOne({ id, name, heading }: { id: string; name: string } & WithHeading) {
  const intl = useIntl();
  const toast = useToast();
  const [end] = securityApi.useEndSessionMutation();
  const press = (): void => {
    heading.current?.focus();
    end({ id }).unwrap().then(
      () => toast('success', { id: 'security.sessions.ended', values: { device: name } }),
      () => toast('error', { id: 'security.sessions.notEnded', values: { device: name } }),
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
  const [end, { isLoading }] = securityApi.useEndOtherSessionsMutation();
  const confirm = async (): Promise<void> => {
    const answer = await end(null);
    setOpen(false);
    if (answer.error === undefined) toast('success', { id: 'security.sessions.endedAll', values: { count: answer.data.ended } });
    else toast('error', { id: 'security.sessions.noneEnded' });
    heading.current?.focus();
  };
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
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
      </Dialog>
    </>
  );
}
