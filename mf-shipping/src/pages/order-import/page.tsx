/** Shipments from a file: chosen, matched, put right, priced, created. A list in the address goes on on any device. */
import { definePage, FormattedMessage, usePageAddress } from '@amberlane/core';
import { ORDER_IMPORT } from '@amberlane/contract/domain/order-import';
import { Drawing, drawings, PageHead, Wrap } from '@amberlane/ui';
import { AccountPage } from '../../orders/account-page.tsx';
import { ShippingTrail } from '../../orders/shipping-trail.tsx';
import { ImportList } from './import-list.tsx';
import { StartImport } from './start-import.tsx';
import { TemplateButtons } from './template-buttons.tsx';
import css from './page.module.css';

const max = ORDER_IMPORT.maxRows;

function OrderImport() {
  const id = new URLSearchParams(usePageAddress().search).get('id');
  const title = <FormattedMessage id="order-import.title" />;
  const head = { title, lead: <FormattedMessage id="order-import.lead" values={{ max }} />, art: <Drawing of={drawings.container} /> };
  if (!id) {
    return (
      <AccountPage path="express/order-import" {...head}>
        <StartImport />
      </AccountPage>
    );
  }
  // The list is a table of many columns and takes the whole width.
  return (
    <>
      <PageHead {...head} breadcrumb={<ShippingTrail here={title} />}>
        <TemplateButtons />
      </PageHead>
      <Wrap className={css.page}>
        <ImportList key={id} id={id} />
      </Wrap>
    </>
  );
}

export default definePage({
  component: OrderImport,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'order-import.title' }), description: intl.formatMessage({ id: 'order-import.lead' }, { max }) }),
});
