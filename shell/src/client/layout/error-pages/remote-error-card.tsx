import { FormattedMessage, marketHref, usePageAddress, useMarket } from '@amberlane/core';
import { Button, ButtonLink, ErrorState, Ltr, Wrap } from '@amberlane/ui';
import css from './error-pages.module.css';

interface RemoteErrorCardProps {
  /** `primary` takes the page, `regular` the place of one part (design §4). */
  readonly failure: 'primary' | 'regular';
  /** Tries once more without leaving the page; without it the link loads the page again. */
  readonly onRetry?: () => void;
  /** Request or error number that customer support can look up. */
  readonly reference?: string;
}

/** Stands in for a remote that can't be had. */
export function RemoteErrorCard({ failure, onRetry, reference }: RemoteErrorCardProps) {
  const { path, search } = usePageAddress();
  const again = marketHref(useMarket(), path) + search;
  const primary = failure === 'primary';
  const retry = <FormattedMessage id="shell.remoteError.retry" />;
  const card = (
    <ErrorState
      level={primary ? 1 : 2}
      title={<FormattedMessage id={primary ? 'shell.remoteError.title' : 'shell.remoteError.partTitle'} />}
      actions={
        <>
          {onRetry ? (
            <Button kind="primary" onClick={onRetry}>
              {retry}
            </Button>
          ) : (
            <ButtonLink kind="primary" href={again}>
              {retry}
            </ButtonLink>
          )}
          {primary && path !== '' ? (
            <ButtonLink to="">
              <FormattedMessage id="shell.toHome" />
            </ButtonLink>
          ) : null}
        </>
      }
      reference={reference ? <FormattedMessage id="shell.reference" values={{ reference: <Ltr code>{reference}</Ltr> }} /> : undefined}
    >
      <FormattedMessage id={primary ? 'shell.remoteError.message' : 'shell.remoteError.partMessage'} />
    </ErrorState>
  );
  return primary ? <Wrap className={css.primaryCard}>{card}</Wrap> : card;
}
