import { FormattedMessage, useIntl } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { KEY_HEADER } from '@amberlane/contract/domain/curl-text';
import { Ltr, Tabs, TextLink, usePageOrigin } from '@amberlane/ui';
import { CodeBlock } from './code-block.tsx';
import { curlExamples, EXAMPLES, typescriptExamples, type Example } from './example-texts.ts';
import { API_KEYS } from './platform-view.ts';
import css from './platform.module.css';

const CURL = 'curl';
const TYPESCRIPT = 'TypeScript';
/** Call `apiDocument` of the contract; files are links. */
const DOCUMENT = '/v1/api/webhook/openapi';

/** How programs call us and know our webhooks, in two languages, with the reader's own origin. */
export function Examples() {
  const intl = useIntl();
  const origin = usePageOrigin();
  const panel = (texts: Readonly<Record<Example, string>>) => (
    <div className={css.stack}>
      {EXAMPLES.map((example) => (
        <section key={example} className={css.section}>
          <h3 className={css.small}>
            <FormattedMessage id="platform.example" values={{ example }} />
          </h3>
          <CodeBlock text={texts[example]} label={intl.formatMessage({ id: 'platform.example' }, { example })} />
        </section>
      ))}
    </div>
  );
  return (
    <div className={css.stack}>
      <section className={css.section}>
        <h2>
          <FormattedMessage id="platform.examples.title" />
        </h2>
        <p>
          <FormattedMessage id="platform.examples.text" values={{ header: <Ltr key="header">{KEY_HEADER}</Ltr> }} />
        </p>
        <p>
          <FormattedMessage id="platform.examples.limits" values={{ calls: RULES.apiKeys.callsPerMinute }} />
        </p>
        <p>
          <FormattedMessage id="platform.examples.deliveries" values={{ hours: RULES.webhooks.retryHours, days: RULES.webhooks.keepDays }} />
        </p>
        <p className={css.links}>
          <TextLink to={API_KEYS} kind="more">
            <FormattedMessage id="platform.keys" />
          </TextLink>
          <TextLink href={DOCUMENT} download="" kind="more">
            <FormattedMessage id="platform.document" />
          </TextLink>
        </p>
      </section>
      <Tabs
        label={intl.formatMessage({ id: 'platform.examples.languages' })}
        tabs={[
          { id: 'curl', title: <Ltr>{CURL}</Ltr>, panel: panel(curlExamples(origin)) },
          { id: 'typescript', title: <Ltr>{TYPESCRIPT}</Ltr>, panel: panel(typescriptExamples(origin)) },
        ]}
      />
    </div>
  );
}
