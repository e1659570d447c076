import { ERROR } from '@amberlane/contract/calls';
import { FormattedMessage, type CallFailure } from '@amberlane/core';
import { ButtonLink, CallFailed } from '@amberlane/ui';
import { quoteAddress, type QuoteEntry } from './quote-entry.ts';

/** The price can't be had: the entry stays. Where we have no rate, asking again helps nobody. */
export function PriceFailure({ failure, entry }: { failure: CallFailure; entry: QuoteEntry }) {
  const isNoRate = failure.code === ERROR.NO_RATE;
  return (
    <CallFailed
      error={failure}
      title={<FormattedMessage id={isNoRate ? 'quote.failure.noRate' : 'quote.failure.title'} />}
      {...(!isNoRate && { retry: quoteAddress(entry) })}
      actions={
        <ButtonLink to="service/contact-us">
          <FormattedMessage id="quote.failure.contact" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="quote.failure.kept" />
      </p>
    </CallFailed>
  );
}
