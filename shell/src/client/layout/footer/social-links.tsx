import type { Country } from '@amberlane/contract/site';
import { SOCIAL_ACCOUNTS } from '@amberlane/contract/site/brand';
import { useIntl } from '@amberlane/core';
import { Icon } from '@amberlane/ui';
import { NETWORK_SIGNS } from './network-signs.ts';
import css from './footer.module.css';

/** The company's accounts for a country: plain links, no script of the networks. */
export function SocialLinks({ country }: { country: Country }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `shell.country.${country}` });
  return (
    <ul role="list" className={css.social} aria-label={intl.formatMessage({ id: 'shell.social.title' }, { country: name })}>
      {SOCIAL_ACCOUNTS[country].map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="external noopener" className={css.network} aria-label={intl.formatMessage({ id: `shell.network.${network}` })}>
            <Icon of={NETWORK_SIGNS[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
