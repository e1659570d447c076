import { useId, type SubmitEvent } from 'react';
import { directionOf, LOCALE_FACTS } from '@amberlane/contract/site';
import { Link, marketHref, usePageAddress, useMarket } from '@amberlane/core';
import { Button, Wrap } from '@amberlane/ui';
import { consentCookie } from '../../../site/reader-choices.ts';
import { existsIn } from '../../../site/site-menu.ts';
import { MAIN_ID } from '../../element-ids.ts';
import { paintReader } from '../../show-session.ts';
import { useMenuAnywhere } from '../page-links.ts';
import { noticeTexts } from './notice-texts.ts';
import css from './cookie-notice.module.css';

/**
 * Asks Turkey's readers about cookies (spec §4): agreeing is kept, refusing holds for the visit. In the page of
 * everybody, shown where the document's element says that it is due; the header stands below it.
 */
export function CookieNotice() {
  const market = useMarket();
  const { path, search } = usePageAddress();
  const { locale, title, text, details, accept, refuse } = noticeTexts(market.locale);
  const heading = useId();
  const back = encodeURIComponent(marketHref(market, path) + search);
  const policy = useMenuAnywhere('cookie-notice');
  const other = locale === market.locale ? {} : { lang: LOCALE_FACTS[locale].tag, dir: directionOf(locale) };
  return (
    <section className={css.notice} aria-labelledby={heading} {...other}>
      <Wrap className={css.inner}>
        <div className={css.words}>
          <h2 id={heading} className={css.title}>
            {title}
          </h2>
          <p>
            {text}
            {/* The notice is for Turkey's readers, wherever they are reading; their policy may be a page of Turkey's alone. */}
            {policy ? existsIn(policy, market.country) ? <Link to={policy.path}>{details}</Link> : <a href={marketHref(TURKEY[locale], policy.path)}>{details}</a> : null}
          </p>
        </div>
        <form method="post" aria-labelledby={heading} className={css.answers} onSubmit={keepAnswer}>
          <Button type="submit" small formAction={`/-/consent?agree=0&back=${back}`} value="0">
            {refuse}
          </Button>
          <Button type="submit" small formAction={`/-/consent?agree=1&back=${back}`} value="1">
            {accept}
          </Button>
        </form>
      </Wrap>
    </section>
  );
}

const TURKEY = { en: { country: 'TR', locale: 'en' }, 'zh-CN': { country: 'TR', locale: 'en' }, tr: { country: 'TR', locale: 'tr' } } as const;

function keepAnswer(event: SubmitEvent<HTMLFormElement>): void {
  const { submitter } = event.nativeEvent;
  if (!(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  document.cookie = consentCookie(submitter.value === '1', location.protocol === 'https:');
  paintReader();
  // The button that had the focus is gone with the notice.
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
