import { FormattedMessage, useIntl, useRoutes } from '@amberlane/core';
import { Ltr, RuledSection, TextLink } from '@amberlane/ui';
import { CodeBlock } from './code-block.tsx';
import { trackRequest, VARIABLE } from './request-text.ts';
import { useOrigin } from './use-origin.ts';

/** Page of another remote, at its examples. */
const EXAMPLES = 'express/platform?view=examples';

/** A request to copy: every new key may make it. */
export function FirstRequest() {
  const intl = useIntl();
  const hasExamples = useRoutes().has('express/platform');
  return (
    <RuledSection
      title={<FormattedMessage id="api-keys.first.title" />}
      aside={
        hasExamples ? (
          <TextLink kind="more" to={EXAMPLES}>
            <FormattedMessage id="api-keys.how.examples" />
          </TextLink>
        ) : null
      }
    >
      <p>
        <FormattedMessage id="api-keys.first.text" values={{ variable: <Ltr key="variable" code>{VARIABLE}</Ltr> }} />
      </p>
      <CodeBlock text={trackRequest(useOrigin())} label={intl.formatMessage({ id: 'api-keys.first.label' })} />
    </RuledSection>
  );
}
