import { FormattedMessage, useIntl, useRoutes } from '@amberlane/core';
import { curlText, KEY_VARIABLE } from '@amberlane/contract/domain/curl-text';
import { SCOPE_CALLS } from '@amberlane/contract/calls/key-scopes';
import { Ltr, RuledSection, TextLink, usePageOrigin } from '@amberlane/ui';
import { CodeBlock } from './code-block.tsx';
import { CONSOLE, consoleAddress } from './developer-tabs.tsx';

const [TRACK] = SCOPE_CALLS['tracking:read'];
/** A parcel of the demo data; a reader puts in a number of theirs. */
const BODY = '{"waybillNos":["GH520938177409"]}';

/** A request to copy: every new key may make it. */
export function FirstRequest() {
  const intl = useIntl();
  const origin = usePageOrigin();
  const hasExamples = useRoutes().has(CONSOLE);
  return (
    <RuledSection
      title={<FormattedMessage id="api-keys.first.title" />}
      aside={
        hasExamples ? (
          <TextLink kind="more" to={consoleAddress('examples')}>
            <FormattedMessage id="api-keys.how.examples" />
          </TextLink>
        ) : null
      }
    >
      <p>
        <FormattedMessage id="api-keys.first.text" values={{ variable: <Ltr key="variable" code>{KEY_VARIABLE}</Ltr> }} />
      </p>
      <CodeBlock text={curlText({ origin, path: TRACK.replace('POST ', ''), body: BODY })} label={intl.formatMessage({ id: 'api-keys.first.label' })} />
    </RuledSection>
  );
}
