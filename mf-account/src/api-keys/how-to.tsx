import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { KEY_HEADER } from '@amberlane/contract/domain/curl-text';
import { KEY_SCOPES, SCOPE_CALLS } from '@amberlane/contract/calls/key-scopes';
import { DisclosureRow, Ltr, RuledSection, usePageOrigin } from '@amberlane/ui';
import { CopyThis } from '../account-layout/copy-this.tsx';
import { ScopeName } from './scope-choice.tsx';
import css from './keys.module.css';

const ONCE_HEADER = 'idempotency-key';

const { callsPerMinute, most } = RULES.apiKeys;

/** What a program must know to call us, and which calls each scope opens. */
export function HowTo() {
  const { formatNumber } = useIntl();
  const origin = usePageOrigin();
  return (
    <RuledSection title={<FormattedMessage id="api-keys.how.title" />}>
      <dl className={css.ledger}>
        <Fact term={<FormattedMessage id="api-keys.how.base" />}>
          <Ltr code>{origin}</Ltr> <CopyThis text={origin} />
          {origin.startsWith('http:') ? (
            <span className={css.why}>
              <FormattedMessage id="api-keys.how.test" />
            </span>
          ) : null}
        </Fact>
        <Fact term={<FormattedMessage id="api-keys.how.header" />}>
          <Ltr code>{KEY_HEADER}</Ltr>
        </Fact>
        <Fact term={<FormattedMessage id="api-keys.how.onceHeader" />}>
          <Ltr code>{ONCE_HEADER}</Ltr>
          <span className={css.why}>
            <FormattedMessage id="api-keys.how.once" />
          </span>
        </Fact>
        <Fact term={<FormattedMessage id="api-keys.how.perMinute" />}>{formatNumber(callsPerMinute)}</Fact>
        <Fact term={<FormattedMessage id="api-keys.how.numbers" />}>{formatNumber(RULES.tracking.maxNumbers)}</Fact>
        <Fact term={<FormattedMessage id="api-keys.how.most" />}>{formatNumber(most)}</Fact>
      </dl>
      <p>
        <FormattedMessage id="api-keys.how.rotate" />
      </p>
      <ScopeCalls />
    </RuledSection>
  );
}

const Fact = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The calls that each scope opens, behind a fold: the form says what each is for. */
const ScopeCalls = () => (
  <DisclosureRow summary={<FormattedMessage id="api-keys.how.calls" />}>
    <dl className={css.calls}>
      {KEY_SCOPES.map((scope) => (
        <div key={scope}>
          <dt>
            <ScopeName of={scope} />
          </dt>
          {SCOPE_CALLS[scope].map((call) => (
            <dd key={call}>
              <Ltr code>{call}</Ltr>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </DisclosureRow>
);
