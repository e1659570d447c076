import { FormattedMessage } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import { DeadEnd } from './dead-end.tsx';

interface StatusPageProps {
  /** HTTP status; 500 unless said (spec §8). */
  readonly status?: number;
  /** What went wrong, for customer support: a word of the program, not of the reader's language. */
  readonly message?: string;
}

/** Any error that is neither a missing page nor a missing remote: its status and message (spec §8). */
export function StatusPage({ status = 500, message = 'Error' }: StatusPageProps) {
  return (
    <DeadEnd code={String(status)} title={<FormattedMessage id="shell.error.title" />} text={<FormattedMessage id="shell.error.message" />}>
      <p>
        <FormattedMessage id="shell.reference" values={{ reference: <Ltr code>{message}</Ltr> }} />
      </p>
    </DeadEnd>
  );
}
