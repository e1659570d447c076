import type { ComponentProps } from 'react';
import type { PricedProduct } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { ButtonLink } from '@amberlane/ui';

interface QuoteLinkProps {
  /** Chosen in the calculator; absent: the calculator compares what fits. */
  readonly product?: PricedProduct;
  /** City that the page names a price for; absent: the main city of the page's country. */
  readonly destination?: string | undefined;
  /** Weight of that price, kilograms. */
  readonly kilograms?: number | undefined;
  readonly kind?: ComponentProps<typeof ButtonLink>['kind'];
}

/** The first step of every page about a service: its price, in a calculator that begins with what the page has told. */
export function QuoteLink({ product, destination, kilograms, kind = 'ink' }: QuoteLinkProps) {
  const query = new URLSearchParams({ ...(product && { product }), ...(destination && { destination }), ...(kilograms && { weight: String(kilograms) }) });
  return (
    <ButtonLink kind={kind} to={query.size > 0 ? `quote?${query}` : 'quote'}>
      <FormattedMessage id="content.quote" />
    </ButtonLink>
  );
}
