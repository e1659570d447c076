import type { IntlShape } from '@amberlane/core';
import type { RefusedProduct } from '../api/quote-api.ts';
import { fieldOfCall } from './validate-quote.ts';

/** The first field that stands against a product, by the name that it has in the form; else the sentence of the API. */
export function reasonOf({ error: { message, fields = [] } }: RefusedProduct, intl: IntlShape): string {
  const [first] = fields;
  if (!first) return message;
  const field = intl.formatMessage({ id: `quote.form.${fieldOfCall(first.field)}` });
  return intl.formatMessage({ id: 'quote.form.errorOf' }, { field, fault: first.message });
}
