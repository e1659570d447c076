import type { Country } from '@amberlane/contract/site';
import { chatAddress } from '@amberlane/contract/site/brand';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Icon, icons, Popover } from '@amberlane/ui';
import css from './footer.module.css';

/** Opens the chat of a country's support contact: by a code for the phone beside the screen, or by a link. */
export function Chat({ country }: { country: Country }) {
  const intl = useIntl();
  const address = chatAddress(country);
  const name = intl.formatMessage({ id: `shell.country.${country}` });
  return (
    <div className={css.chat}>
      <Popover kind="night" small trigger={<><Icon of={icons.chat} /><FormattedMessage id="shell.chat.open" /></>}>
        <div className={css.chatPanel}>
          <p>
            <FormattedMessage id="shell.chat.text" values={{ country: name }} />
          </p>
          {/* Closed, it is not shown, and what is not shown is not fetched. */}
          <img
            className={css.code}
            src={`/-/qr/${country.toLowerCase()}.svg`}
            alt={intl.formatMessage({ id: 'shell.chat.code' }, { address })}
            width="200"
            height="200"
            loading="lazy"
          />
          <a href={address} rel="external noopener" className={css.chatLink}>
            <FormattedMessage id="shell.chat.link" />
            <Icon of={icons.arrow} />
          </a>
        </div>
      </Popover>
    </div>
  );
}
