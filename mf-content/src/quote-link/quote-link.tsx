import type { ComponentProps } from 'react';
import type { PricedProduct } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { ButtonLink } from '@amberlane/ui';

interface QuoteLinkProps {
  /** Chosen in the calculator; absent: the calculator compares what fits. */
  readonly product?: PricedProduct;
  readonly kind?: ComponentProps<typeof ButtonLink>['kind'];
}

/** The first step of every page about a service: its price. The calculator begins with the main city of the page's country as the destination. */
export function QuoteLink({ product, kind = 'ink' }: QuoteLinkProps) {
  return (
    <ButtonLink kind={kind} to={product ? `quote?product=${product}` : 'quote'}>
      <FormattedMessage id="content.quote" />
    </ButtonLink>
  );
}
