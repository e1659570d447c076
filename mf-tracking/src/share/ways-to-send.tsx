import { FormattedMessage, useIntl } from '@amberlane/core';
import { BRAND } from '@amberlane/contract/site/brand';
import { Button, ButtonLink, Icon, icons } from '@amberlane/ui';
import { whatsAppAddress } from './share-link.ts';
import css from './ways-to-send.module.css';

/** WhatsApp, which most readers use, and whatever else the device has for sharing. */
export function WaysToSend({ address }: { address: string }) {
  const text = useIntl().formatMessage({ id: 'track-share.text' }, { brand: BRAND.name });
  return (
    <div className={css.ways}>
      <ButtonLink href={whatsAppAddress(`${text}\n${address}`)} target="_blank" rel="noopener noreferrer">
        <Icon of={icons.phone} />
        <FormattedMessage id="track-share.whatsApp" />
        <Icon of={icons.external} />
      </ButtonLink>
      {typeof navigator.share === 'function' ? (
        // Who closes the menu of the device has not failed.
        <Button onClick={() => void navigator.share({ text, url: address }).catch(() => undefined)}>
          <Icon of={icons.share} />
          <FormattedMessage id="track-share.device" />
        </Button>
      ) : null}
    </div>
  );
}
