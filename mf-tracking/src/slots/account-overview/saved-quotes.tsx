import { FormattedMessage, Link, useIntl, useMarket, useToast } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import type { SavedQuote } from '@amberlane/contract/calls/quotes';
import { Money, RemoveButton, TextLink, Time, Weight } from '@amberlane/ui';
import { QUOTE_PATH } from '../../quote/quote-entry.ts';
import { overviewApi } from '../../api/overview-api.ts';
import { OverviewSection } from './overview-section.tsx';
import css from './account-overview.module.css';

/** Quotes that the customer saved, the newest first: each leads to the same parcel on the quote page. */
export function SavedQuotes() {
  const { locale } = useMarket();
  const { data, ...query } = overviewApi.useSavedQuotesQuery({ locale }, { refetchOnMountOrArgChange: true });
  return (
    <OverviewSection
      title={<FormattedMessage id="tracking-overview.quotes" />}
      entries={data?.list}
      query={query}
      failed={<FormattedMessage id="tracking-overview.quotes.failed" />}
      empty={
        <FormattedMessage
          id="tracking-overview.quotes.none"
          values={{ quote: (words) => <TextLink to={QUOTE_PATH}>{words}</TextLink> }}
        />
      }
      row={(quote) => <Row key={quote.id} quote={quote} asOf={data?.asOf ?? ''} />}
    />
  );
}

function Row({ quote, asOf }: { quote: SavedQuote; asOf: string }) {
  const { id, origin, destination, product, weightGrams, pacNumber, total, query } = quote;
  const intl = useIntl();
  const toast = useToast();
  const [remove, { isLoading }] = overviewApi.useDeleteSavedQuoteMutation();
  const onDelete = async (): Promise<void> => {
    const { error } = await remove({ id });
    // A quote that was deleted elsewhere is deleted.
    if (error && !('status' in error && error.status === 404)) toast('error', { id: 'tracking-overview.quotes.notDeleted' });
  };
  const name = intl.formatMessage({ id: 'tracking-overview.quotes.delete' }, { origin: origin.name, destination: destination.name });
  return (
    <li className={css.row}>
      <span className={css.what}>
        <Link to={`${QUOTE_PATH}?${query}`}>
          <FormattedMessage id="tracking-overview.quotes.lane" values={{ origin: <bdi>{origin.name}</bdi>, destination: <bdi>{destination.name}</bdi> }} />
        </Link>
        <span className={css.facts}>
          <FormattedMessage
            id="tracking-overview.quotes.parcel"
            values={{ product: <FormattedMessage id={`tracking-overview.product.${product}`} />, weight: <Weight grams={weightGrams} />, count: pacNumber }}
          />
        </span>
      </span>
      <b className={css.sum}>
        <Money of={total} />
      </b>
      <span className={css.day}>
        <Validity quote={quote} asOf={asOf} />
      </span>
      <RemoveButton name={name} busy={isLoading} onRemove={onDelete} />
    </li>
  );
}

/** Until when the price holds; of an older one, the day that it was saved on. */
function Validity({ quote: { validUntil, savedAt }, asOf }: { quote: SavedQuote; asOf: string }) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  return validUntil > asOf ? (
    <FormattedMessage id="tracking-overview.quotes.valid" values={{ time: <Time at={validUntil} zone={zone} /> }} />
  ) : (
    <FormattedMessage id="tracking-overview.quotes.saved" values={{ day: <Time at={savedAt} zone={zone} show="date" /> }} />
  );
}
