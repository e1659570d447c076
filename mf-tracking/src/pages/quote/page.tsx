/** Price page: a parcel in, every line of its price out. The form is plain and the address is the query. */
import { useRef } from 'react';
import { definePage, FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Breadcrumb, Drawing, drawings, PageHead, Wrap } from '@amberlane/ui';
import { AskedFold } from '../../quote/asked-fold.tsx';
import { chosenQuote } from '../../quote/chosen-quote.ts';
import { PriceBar } from '../../quote/price-bar.tsx';
import { PriceDetails } from '../../quote/price-details.tsx';
import { PriceResult } from '../../quote/price-result.tsx';
import { QUOTE_PATH } from '../../quote/quote-entry.ts';
import { QuoteForm } from '../../quote/quote-form.tsx';
import { useQuoteDesk } from '../../quote/use-quote-form.ts';
import { endsOf } from '../../quote/validate-quote.ts';
import { loadQuote, quoteHead } from './load.ts';
import css from './page.module.css';

function QuotePage() {
  const desk = useQuoteDesk();
  const { country } = useMarket();
  const actions = useRef<HTMLDivElement>(null);
  const quote = desk.priced ? chosenQuote(desk.priced, desk.settled.product) : null;
  // An entry that was not sent yet keeps the title of the form.
  const form = <FormattedMessage id="quote.title" />;
  const title = <FormattedMessage id={desk.isAnswered ? 'quote.title.result' : 'quote.title'} />;
  const label = useIntl().formatMessage({ id: 'quote.breadcrumb' });
  return (
    <>
      <PageHead
        low
        title={title}
        lead={<FormattedMessage id={desk.isAnswered ? 'quote.lead.result' : 'quote.lead'} />}
        breadcrumb={<Breadcrumb label={label} trail={[{ to: '', title: <FormattedMessage id="quote.home" /> }, ...(desk.isAnswered ? [{ to: QUOTE_PATH, title: form }] : [])]} here={title} />}
        art={<Drawing of={drawings.scale} />}
      />
      <div>
        <Wrap className={css.columns}>
          {desk.book ? (
            <div className={css.asked}>
              <AskedFold key={desk.formKey} entry={desk.settled} ends={endsOf(desk.settled, desk.book, country)} isAnswered={desk.isAnswered} />
              <QuoteForm desk={desk} book={desk.book} />
            </div>
          ) : null}
          <PriceResult desk={desk} quote={quote} actionsRef={actions} />
          <PriceDetails desk={desk} quote={quote} />
        </Wrap>
        {quote ? <PriceBar desk={desk} quote={quote} actions={actions} /> : null}
      </div>
    </>
  );
}

export default definePage({ component: QuotePage, load: loadQuote, head: quoteHead });
