import { FormattedMessage, usePageAddress } from '@amberlane/core';
import { ButtonLink, ErrorState, Skeleton } from '@amberlane/ui';

/** In place of the support contacts: they are on their way, or could not be had; "try again" is a link to the same page. */
export function ContactsMissing({ failed }: { failed: boolean }) {
  const { path } = usePageAddress();
  if (!failed) return <Skeleton slowText={<FormattedMessage id="desks.slow" />} />;
  return (
    <ErrorState
      title={<FormattedMessage id="desks.failure.title" />}
      actions={
        <ButtonLink to={path}>
          <FormattedMessage id="desks.failure.retry" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="desks.failure.text" />
      </p>
    </ErrorState>
  );
}
