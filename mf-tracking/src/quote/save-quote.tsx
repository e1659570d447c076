import { FormattedMessage, useRoutes, useToast } from '@amberlane/core';
import { Button, Icon, icons, TextLink } from '@amberlane/ui';
import { overviewApi } from '../api/overview-api.ts';
import type { PriceRequest } from '../api/quote-api.ts';
import type { BookedQuote } from './booking-address.ts';
import { QUOTE_PATH, quoteAddress, type QuoteEntry } from './quote-entry.ts';
import css from './save-quote.module.css';

interface SaveQuoteProps {
  readonly quote: BookedQuote;
  readonly request: PriceRequest;
  readonly entry: QuoteEntry;
}

/** Start page of the account, which lists what was saved. */
const LIST_PATH = 'user-opt/overview';

/** Keeps the price in the customer's account. */
export function SaveQuote({ quote: { product, quoteId }, request, entry }: SaveQuoteProps) {
  const routes = useRoutes();
  const toast = useToast();
  const [save, { isLoading, isSuccess }] = overviewApi.useSaveQuoteMutation();
  const onSave = async (): Promise<void> => {
    const query = quoteAddress({ ...entry, product }).slice(QUOTE_PATH.length + 1);
    const { error } = await save({ ...request, product, quoteId, query });
    if (error) toast('error', { id: 'quote.action.notSaved' });
  };
  if (!isSuccess) {
    return (
      <Button busy={isLoading} onClick={() => void onSave()}>
        <Icon of={icons.down} />
        <FormattedMessage id="quote.action.save" />
      </Button>
    );
  }
  return (
    <p role="status" className={css.saved}>
      <Icon of={icons.check} />
      <FormattedMessage id="quote.action.saved" />
      {routes.has(LIST_PATH) ? (
        <TextLink to={LIST_PATH}>
          <FormattedMessage id="quote.action.savedList" />
        </TextLink>
      ) : null}
    </p>
  );
}
