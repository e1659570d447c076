/** Ways to pass the article on: links that work everywhere, and what the device offers once React runs. */
import { useSyncExternalStore } from 'react';
import { FormattedMessage, marketHref, usePageAddress, useMarket, useSelector } from '@amberlane/core';
import { Button, ButtonLink, CopyButton, Icon, icons } from '@amberlane/ui';
import { selectOrigin } from '../../content-slice.ts';
import css from './share.module.css';

const never = () => () => undefined;

export function Share({ title }: { title: string }) {
  const market = useMarket();
  const { path } = usePageAddress();
  const address = useSelector(selectOrigin) + marketHref(market, path);
  const text = encodeURIComponent(`${title}\n${address}`);
  return (
    <section className={css.share} aria-labelledby="share">
      <h2 id="share" className={css.title}>
        <FormattedMessage id="article.share.title" />
      </h2>
      <div className={css.ways}>
        <ButtonLink small href={`https://wa.me/?text=${text}`} rel="noopener">
          <Icon of={icons.chat} />
          <FormattedMessage id="article.share.whatsapp" />
        </ButtonLink>
        <ButtonLink small href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
          <Icon of={icons.mail} />
          <FormattedMessage id="article.share.mail" />
        </ButtonLink>
        <CopyButton small text={address} copied={<FormattedMessage id="article.share.copied" />}>
          <FormattedMessage id="article.share.copy" />
        </CopyButton>
        <DeviceShare title={title} address={address} />
      </div>
    </section>
  );
}

function DeviceShare({ title, address }: { title: string; address: string }) {
  const offered = useSyncExternalStore(never, () => typeof navigator.share === 'function', () => false);
  if (!offered) return null;
  return (
    // Who closes the menu of the device has not failed.
    <Button small onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}>
      <Icon of={icons.share} />
      <FormattedMessage id="article.share.device" />
    </Button>
  );
}
