/** The country choice of a first visit. */
import type { Locator } from '@playwright/test';
import { LOCALE_FACTS, type Market } from '@amberlane/contract/site';
import { SitePart } from './site-part.ts';

export class CountryChoice extends SitePart {
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.say('shell.dialog.title') });
  }

  get close(): Locator {
    return this.dialog.getByRole('button', { name: this.say('shell.dialog.close') });
  }

  option({ country, locale }: Market): Locator {
    return this.dialog
      .getByRole('group', { name: this.say(`shell.country.${country}`), exact: true })
      .getByRole('link', { name: LOCALE_FACTS[locale].name, exact: true });
  }
}
