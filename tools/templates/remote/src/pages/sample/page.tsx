/** A first page: what it shows is loaded before it is rendered, on the server and in the browser. */
import { definePage, FormattedMessage, useMarket } from '@amberlane/core';
import { ErrorState, Ltr, PageHead, Wrap } from '@amberlane/ui';
import { offices } from './offices.ts';
import css from './page.module.css';

function Sample() {
  const { country } = useMarket();
  const { data, isError } = offices.useOfficesQuery(null);
  const office = data?.find(({ code }) => code === country);
  return (
    <>
      <PageHead title={<FormattedMessage id="sample.title" />} lead={<FormattedMessage id="sample.lead" />} />
      <Wrap className={css.body}>
        {office ? (
          <p>
            <FormattedMessage id="sample.phone" values={{ country: office.countryName }} /> <Ltr>{office.contact}</Ltr>
          </p>
        ) : null}
        {isError ? (
          <ErrorState title={<FormattedMessage id="sample.failed.title" />} level={2}>
            <FormattedMessage id="sample.failed.text" />
          </ErrorState>
        ) : null}
      </Wrap>
    </>
  );
}

export default definePage({
  component: Sample,
  load: ({ site }) => site.dispatch(offices.endpoints.offices.initiate(null)),
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'sample.title' }), description: intl.formatMessage({ id: 'sample.lead' }) }),
});
