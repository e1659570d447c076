/**
 * The order agreement in short, with the button to agree (spec §2 "terms agreement dialog"; route `term-dialog`). It
 * leads back to the page that its query names.
 */
import content from '../../../content/term-dialog/en.md';
import { definePage, FormattedMessage, useGoTo, usePageAddress, useMarket } from '@amberlane/core';
import { Drawing, drawings, PageHead, Wrap } from '@amberlane/ui';
import { contentSlice } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { Say } from '../../content/say.tsx';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { AgreeCard } from './agree-card.tsx';
import { wayBack } from './way-back.ts';
import css from './page.module.css';

function TermDialog() {
  const { search } = usePageAddress();
  const goTo = useGoTo();
  const { href, path } = wayBack(useMarket(), search);
  const goOn = (): void => {
    if (path === null) window.location.assign(href);
    else goTo(path);
  };
  return (
    <>
      <PageHead
        title={<Say id="term-dialog.headline" />}
        lead={<Say id="term-dialog.lead" />}
        breadcrumb={<HomeTrail here={<FormattedMessage id="term-dialog.title" />} />}
        art={<Drawing of={drawings.clipboard} />}
      />
      <Wrap className={css.columns}>
        <ol role="list" className={css.points}>
          {content.sections.map(({ id, title, blocks }, index) => (
            <li key={id} id={id} className={css.point}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h2 className={css.title}>
                  <Say id={title} />
                </h2>
                <ContentBlocks blocks={blocks} />
              </div>
            </li>
          ))}
        </ol>
        <div className={css.aside}>
          <AgreeCard back={href} onAgreed={goOn} />
        </div>
      </Wrap>
    </>
  );
}

const HEAD = { title: 'term-dialog.title', description: 'term-dialog.description' };

export default definePage({ component: TermDialog, head: (context) => contentHead(HEAD, context), setup: (site) => site.inject(contentSlice) });
