import { useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage, useIntl, useRoutes } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { KEY_SCOPES, SCOPE_CALLS } from '@amberlane/contract/calls/key-scopes';
import { DisclosureRow, Ltr, RuledSection, TextLink } from '@amberlane/ui';
import { CopyThis } from '../account-layout/copy-this.tsx';
import { ScopeName } from './scope-choice.tsx';
import css from './keys.module.css';

const KEY_HEADER = 'x-api-key';
const ONCE_HEADER = 'Idempotency-Key';
/** Page of another remote, at its examples. */
const PLATFORM = 'express/platform';
const never = () => () => undefined;

const { callsPerMinute, most } = RULES.apiKeys;

/** What a program must know to call us, and which calls each scope opens. Examples are on the page of the platform. */
export function HowTo() {
  const { formatNumber } = useIntl();
  // The server names no origin: the page is the same on each of ours.
  const origin = useSyncExternalStore(never, () => location.origin, () => 'https://…');
  return (
    <RuledSection
      title={<FormattedMessage id="api-keys.how.title" />}
      aside={
        useRoutes().has(PLATFORM) ? (
          <TextLink kind="more" to={`${PLATFORM}?view=examples`}>
            <FormattedMessage id="api-keys.how.examples" />
          </TextLink>
        ) : null
      }
    >
      <dl className={css.ledger}>
        <Fact term={<FormattedMessage id="api-keys.how.base" />}>
          <Ltr code>{origin}</Ltr> <CopyThis text={origin} />
        </Fact>
        <Fact term={<FormattedMessage id="api-keys.how.header" />}>
          <Ltr code>{KEY_HEADER}</Ltr>
        </Fact>
        <Fact term={<Ltr code>{ONCE_HEADER}</Ltr>}>
          <FormattedMessage id="api-keys.how.once" />
        </Fact>
        <Fact term={<FormattedMessage id="api-keys.how.perMinute" />}>{formatNumber(callsPerMinute)}</Fact>
        <Fact term={<FormattedMessage id="api-keys.how.numbers" />}>{formatNumber(RULES.tracking.maxNumbers)}</Fact>
        <Fact term={<FormattedMessage id="api-keys.how.most" />}>{formatNumber(most)}</Fact>
      </dl>
      <p>
        <FormattedMessage id="api-keys.how.rotate" />
      </p>
    </RuledSection>
  );
}

const Fact = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The calls that each scope opens. */
export const ScopeCalls = () => (
  <RuledSection title={<FormattedMessage id="api-keys.how.calls" />}>
    <div className={css.calls}>
      {KEY_SCOPES.map((scope) => (
        <DisclosureRow
          key={scope}
          summary={
            <span className={css.call}>
              <span>
                <ScopeName of={scope} />
              </span>
              <span className={css.count}>
                <FormattedMessage id="api-keys.how.count" values={{ count: SCOPE_CALLS[scope].length }} />
              </span>
            </span>
          }
        >
          {SCOPE_CALLS[scope].map((call) => (
            <div key={call} className={css.facts}>
              <Ltr code>{call}</Ltr>
            </div>
          ))}
        </DisclosureRow>
      ))}
    </div>
  </RuledSection>
);
