/**
 * What the service worker shows without a network. Rendered on the server and kept on the device: as a page for all
 * that is not kept, and as the source of the notice that kept pages get.
 */
import { use, type CSSProperties } from 'react';
import { definePage, FormattedMessage, useMarket, type IntlShape, type PageHead } from '@amberlane/core';
import { ButtonLink, Icon, icons, Ltr, Wrap } from '@amberlane/ui';
import { KEPT_LIST, NOTICE_ID, TIME_MARK } from '../../service-worker/offline-copy.ts';
import { ContactContext } from '../contact-context.ts';
import { inParts, telephoneUri } from '../footer/contact-lines.ts';
import { CutLineScene } from './cut-line-scene.tsx';
import { CHECKING, DRAFT_KIND, DRAFT_KINDS, DRAFT_LIST, DRAFT_ROW_ID, DRAFT_TIME } from './device-list.ts';
import css from './offline-page.module.css';

/** An empty address is the page itself, whatever it is. */
const HERE = '';

/** So often the page asks whether the network is back. */
const CHECK_SECONDS = 10;

export const offlineHead = (intl: IntlShape): PageHead => ({
  title: intl.formatMessage({ id: 'offline.title' }),
  description: intl.formatMessage({ id: 'offline.text' }),
  noindex: true,
});

/** For the server alone: browsers get the page from it, and carry no code of it. */
export const offlinePage = definePage({ component: OfflinePage, head: ({ intl }) => offlineHead(intl) });

function OfflinePage() {
  return (
    <>
      <div className={css.head}>
        <Wrap className={css.row}>
          <CutLineScene />
          <div className={css.words}>
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
              <ButtonLink kind="night" to="">
                <FormattedMessage id="offline.home" />
              </ButtonLink>
            </p>
            <p className={css.checking} hidden {...{ [CHECKING]: CHECK_SECONDS }}>
              <FormattedMessage id="offline.checking" values={{ seconds: CHECK_SECONDS }} />
            </p>
          </div>
        </Wrap>
      </div>
      <Wrap className={css.page}>
        <section className={css.kept}>
          <h2 className={css.heading}>
            <FormattedMessage id="offline.kept" />
          </h2>
          <ul className={css.list} {...{ [KEPT_LIST]: true }} />
          <ul className={css.list} {...{ [DRAFT_LIST]: true }} />
          <template id={DRAFT_ROW_ID}>
            <Draft />
          </template>
          <p className={css.nothing}>
            <FormattedMessage id="offline.nothing" />
          </p>
        </section>
        <Phones />
      </Wrap>
      <template id={NOTICE_ID}>
        <KeptNotice />
      </template>
    </>
  );
}

/** What the device shows for a draft: the script fills in the time and leaves one of the names. */
function Draft() {
  return (
    <li>
      <p className={css.draft}>
        {DRAFT_KINDS.map((kind) => (
          <b key={kind} {...{ [DRAFT_KIND]: kind }}>
            <FormattedMessage id={`offline.draft.${kind}`} />
          </b>
        ))}
        <small>
          <FormattedMessage id="offline.draft.text" />
        </small>
      </p>
      <span {...{ [DRAFT_TIME]: true }} />
    </li>
  );
}

/** Phones need no network of ours. */
function Phones() {
  const country = use(ContactContext);
  const { locale } = useMarket();
  if (!country) return null;
  return (
    <section className={css.phones}>
      <h2 className={css.heading}>
        <FormattedMessage id="offline.phone" />
      </h2>
      {inParts(country.contact).map((phone) => (
        <a key={phone} className={css.phone} href={telephoneUri(phone)}>
          <Icon of={icons.phone} />
          <span>
            <b>
              <Ltr>{phone}</Ltr>
            </b>
            <small>
              <FormattedMessage id={`shell.country.${country.code}`} />
              <br />
              {country.openTime[locale]}
            </small>
          </span>
        </a>
      ))}
    </section>
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
