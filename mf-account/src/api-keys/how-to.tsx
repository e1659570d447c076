import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { KEY_SCOPES, SCOPE_CALLS } from '@amberlane/contract/calls/key-scopes';
import { DisclosureRow, Ltr } from '@amberlane/ui';
import { CodeBlock } from './code-block.tsx';
import css from './keys.module.css';

const KEY_HEADER = 'x-api-key';
const ONCE_HEADER = 'Idempotency-Key';
const SENT = '"draft": false';
const never = () => () => undefined;

const trackExample = (origin: string): string =>
  `curl ${origin}/v1/api/track/queryTrack \\\n  -H "${KEY_HEADER}: $AMBERLANE_KEY" \\\n  -H "content-type: application/json" \\\n  -d '{"waybillNos":["GH520938177409"]}'`;

const orderExample = (origin: string): string =>
  `curl ${origin}/v1/api/order/addOrder \\\n  -H "${KEY_HEADER}: $AMBERLANE_KEY" \\\n  -H "content-type: application/json" \\\n  -H "${ONCE_HEADER}: shop-order-10027" \\\n  -d '{"draft":true,"mallNo":"10027","acceptName":"Akosua Mensah"}'`;

/** How a program calls us: address, header, two examples, limits, and which calls each scope opens. */
export function HowTo() {
  const intl = useIntl();
  // The server names no origin: the page is the same on each of ours.
  const origin = useSyncExternalStore(never, () => location.origin, () => 'https://…');
  const { callsPerMinute, most } = RULES.apiKeys;
  return (
    <section className={css.section}>
      <h2>
        <FormattedMessage id="api-keys.how.title" />
      </h2>
      <p>
        <FormattedMessage id="api-keys.how.header" values={{ origin: <Ltr key="origin">{origin}</Ltr>, header: <Ltr key="header">{KEY_HEADER}</Ltr> }} />
      </p>
      <CodeBlock text={trackExample(origin)} label={intl.formatMessage({ id: 'api-keys.how.track' })} />
      <p>
        <FormattedMessage id="api-keys.how.order" values={{ header: <Ltr key="header">{ONCE_HEADER}</Ltr>, draft: <Ltr key="draft">{SENT}</Ltr> }} />
      </p>
      <CodeBlock text={orderExample(origin)} label={intl.formatMessage({ id: 'api-keys.how.orderLabel' })} />
      <p>
        <FormattedMessage id="api-keys.how.limits" values={{ calls: callsPerMinute, numbers: RULES.tracking.maxNumbers, most }} />
      </p>
      <p>
        <FormattedMessage id="api-keys.how.rotate" />
      </p>
      <h3>
        <FormattedMessage id="api-keys.how.calls" />
      </h3>
      {KEY_SCOPES.map((scope) => (
        <DisclosureRow key={scope} summary={<Ltr>{scope}</Ltr>}>
          {SCOPE_CALLS[scope].map((call) => (
            <div key={call} className={css.facts}>
              <Ltr>{call}</Ltr>
            </div>
          ))}
        </DisclosureRow>
      ))}
    </section>
  );
}
