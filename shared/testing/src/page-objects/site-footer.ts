/** The footer as a reader meets it: the support contact of a country, its chat, the choice of theme. */
import type { Locator } from '@playwright/test';
import type { Country } from '@amberlane/contract/site';
import { SitePart } from './site-part.ts';

export class SiteFooter extends SitePart {
  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  /** Contacts of a country, as long as they are shown. */
  supportContact(country: Country): Locator {
    return this.footer.getByRole('region', { name: this.say(`shell.country.${country}`), exact: true });
  }

  get otherCountry(): Locator {
    return this.footer.getByText(this.say('shell.desk.other'), { exact: true });
  }

  choice(country: Country): Locator {
    return this.footer.getByRole('link', { name: this.say(`shell.country.${country}`), exact: true });
  }

  get chat(): Locator {
    return this.footer.getByRole('button', { name: this.say('shell.chat.open') });
  }

  get chatCode(): Locator {
    return this.footer.getByRole('img', { name: /chat\.amberlane\.example/ });
  }

  theme(theme: 'light' | 'dark'): Locator {
    return this.footer.getByRole('button', { name: this.say(`shell.theme.${theme}`), exact: true });
  }
}
