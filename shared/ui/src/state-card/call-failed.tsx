import type { ReactNode } from 'react';
import { FailureText, FormattedMessage, type CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { Button, ButtonLink } from '../button/button.tsx';
import { Ltr } from '../ltr/ltr.tsx';
import { ErrorState } from './state-card.tsx';

interface CallFailedProps {
  /** What an RTK hook gives as `error`. */
  readonly error: unknown;
  readonly title: ReactNode;
  /** "Try again" as a link to the same address, for pages that the server answers. */
  readonly retry?: string;
  /** "Try again" as a button. */
  readonly onRetry?: () => void;
  /** Another way to the same thing, after "try again". */
  readonly actions?: ReactNode;
  /** What still holds: what was typed, an older answer. */
  readonly children?: ReactNode;
  readonly level?: 1 | 2 | 3;
}

/** What a part of a page needs can't be had: why, how to try again, and what to quote to customer support. */
export function CallFailed({ error, title, retry, onRetry, actions, children, level = 2 }: CallFailedProps) {
  const failure = failureOf(error);
  return (
    <ErrorState
      level={level}
      title={title}
      actions={
        <>
          {retry === undefined ? null : (
            <ButtonLink kind="primary" to={retry}>
              <FormattedMessage id="shell.failure.retry" />
            </ButtonLink>
          )}
          {onRetry ? (
            <Button kind="primary" onClick={onRetry}>
              <FormattedMessage id="shell.failure.retry" />
            </Button>
          ) : null}
          {actions}
        </>
      }
      reference={failure.requestId ? <FormattedMessage id="shell.failure.reference" values={{ id: <Ltr code>{failure.requestId}</Ltr> }} /> : null}
    >
      <p>
        <FailureText failure={failure} />
      </p>
      {failure.fields.map(({ field, message }) => (
        <p key={field}>{message}</p>
      ))}
      {children}
    </ErrorState>
  );
}

const SILENT: CallFailure = { code: ERROR.SERVICE, message: '', status: null, requestId: null, fields: [] };

/** A part that could not even be loaded fails like a call that nobody answered. */
const failureOf = (error: unknown): CallFailure => (typeof error === 'object' && error !== null && 'code' in error && 'fields' in error ? (error as CallFailure) : SILENT);
