import { ERROR } from '@amberlane/contract';
import { FailureText, FormattedMessage, type CallFailure } from '@amberlane/core';
import { ButtonLink, ErrorState, Ltr } from '@amberlane/ui';
import { quoteAddress, type QuoteEntry } from './quote-entry.ts';

/** The price can't be had: the entry stays, "try again" is a link to the same address. */
export function PriceFailure({ failure, entry }: { failure: CallFailure; entry: QuoteEntry }) {
  const isNoRate = failure.code === ERROR.NO_RATE;
  return (
    <ErrorState
      level={2}
      title={<FormattedMessage id={isNoRate ? 'quote.failure.noRate' : 'quote.failure.title'} />}
      actions={
        <>
          {isNoRate ? null : (
            <ButtonLink kind="primary" to={quoteAddress(entry)}>
              <FormattedMessage id="quote.failure.retry" />
            </ButtonLink>
          )}
          <ButtonLink to="service/contact-us">
            <FormattedMessage id="quote.failure.contact" />
          </ButtonLink>
        </>
      }
      reference={failure.requestId ? <FormattedMessage id="quote.failure.reference" values={{ id: <Ltr code>{failure.requestId}</Ltr> }} /> : null}
    >
      <p>
        <FailureText failure={failure} />
      </p>
      {failure.fields.map(({ field, message }) => (
        <p key={field}>{message}</p>
      ))}
      <p>
        <FormattedMessage id="quote.failure.kept" />
      </p>
    </ErrorState>
  );
}
