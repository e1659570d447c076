/**
 * What the service worker shows without a network. Rendered on the server and kept on the device: as a page for all
 * that is not kept, and as the source of the notice that kept pages get.
 */
import type { CSSProperties } from 'react';
import { definePage, FormattedMessage, Link, type IntlShape, type PageHead } from '@amberlane/core';
import { ButtonLink, drawings, Icon, icons, Tile, Wrap } from '@amberlane/ui';
import { KEPT_LIST, NOTICE_ID, TIME_MARK } from '../../service-worker/offline-copy.ts';
import css from './offline-page.module.css';

/** An empty address is the page itself, whatever it is. */
const HERE = '';

export const offlineHead = (intl: IntlShape): PageHead => ({
  title: intl.formatMessage({ id: 'offline.title' }),
  description: intl.formatMessage({ id: 'offline.text' }),
  noindex: true,
});

/** For the server alone: browsers get the page from it, and carry no code of it. */
export const offlinePage = definePage({ component: OfflinePage, head: ({ intl }) => offlineHead(intl) });

function OfflinePage() {
  return (
    <Wrap className={css.page}>
      <div className={css.art}>
        <Tile of={drawings.mast} />
      </div>
      <h1 className={css.title}>
        <FormattedMessage id="offline.title" />
      </h1>
      <p className={css.text}>
        <FormattedMessage id="offline.text" />
      </p>
      <p className={css.ways}>
        <ButtonLink kind="primary" href={HERE}>
          <FormattedMessage id="offline.again" />
        </ButtonLink>
        <Link to="" className={css.home}>
          <FormattedMessage id="shell.toHome" />
          <Icon of={icons.arrow} />
        </Link>
      </p>
      <section className={css.kept}>
        <h2 className={css.heading}>
          <FormattedMessage id="offline.kept" />
        </h2>
        <ul className={css.list} {...{ [KEPT_LIST]: true }} />
      </section>
      <template id={NOTICE_ID}>
        <KeptNotice />
      </template>
    </Wrap>
  );
}

/** Kept pages bring the styles that they were made with, and none for this: hence attributes, of tokens that all have. */
const BAR: CSSProperties = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 'var(--z-notice)',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: 'var(--sp-4)',
  margin: 0,
  padding: 'var(--sp-1) var(--gutter, var(--sp-4))',
  background: 'var(--night)',
  color: 'var(--on-night)',
  fontSize: 'var(--fs-2)',
};
const AGAIN: CSSProperties = { display: 'inline-flex', alignItems: 'center', minBlockSize: 'var(--tap)', color: 'var(--on-night-brand)', fontWeight: 'var(--fw-bold)' };

function KeptNotice() {
  return (
    <p role="status" style={BAR}>
      <span>
        <FormattedMessage id="offline.notice" values={{ time: TIME_MARK }} />
      </span>
      <a href={HERE} style={AGAIN}>
        <FormattedMessage id="offline.again" />
      </a>
    </p>
  );
}
