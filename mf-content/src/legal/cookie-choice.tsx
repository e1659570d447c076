/** Changes the answer to the cookie notice, which Türkiye's readers alone are asked for (spec §4); a plain form, so without JavaScript too. */
import { useId, useSyncExternalStore } from 'react';
import { FormattedMessage, marketHref, useMarket, usePageAddress } from '@amberlane/core';
import { Button } from '@amberlane/ui';
import css from './cookie-choice.module.css';

const never = () => () => undefined;

/** The answer in the cookie `cookieAgree` (spec §3); `none` before the notice is answered, and on the server, whose page is the same for all readers. */
function answerSoFar(): 'accepted' | 'declined' | 'none' {
  const [, answer] = /(?:^|;\s*)cookieAgree=([01])/.exec(document.cookie) ?? [];
  if (answer === undefined) return 'none';
  return answer === '1' ? 'accepted' : 'declined';
}

export function CookieChoice() {
  const market = useMarket();
  const { path } = usePageAddress();
  const title = useId();
  const choice = useSyncExternalStore(never, answerSoFar, () => null);
  if (market.country !== 'TR') return null;
  // The browser keeps the fragment when the server leads back.
  const answer = (agree: 0 | 1): string => `/-/consent?agree=${agree}&back=${encodeURIComponent(marketHref(market, path))}#${FORM_ID}`;
  return (
    <form id={FORM_ID} method="post" className={css.choice} aria-labelledby={title}>
      <h3 id={title} className={css.title}>
        <FormattedMessage id="legal.cookies.title" />
      </h3>
      <p className={css.state}>{choice === null ? null : <FormattedMessage id="legal.cookies.state" values={{ choice }} />}</p>
      <div className={css.answers}>
        <Button type="submit" formAction={answer(1)}>
          <FormattedMessage id="legal.cookies.accept" />
        </Button>
        <Button type="submit" formAction={answer(0)}>
          <FormattedMessage id="legal.cookies.decline" />
        </Button>
      </div>
    </form>
  );
}

const FORM_ID = 'cookie-settings';
