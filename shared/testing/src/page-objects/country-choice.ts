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

  /** The question beside the page that an address leads to. */
  get note(): Locator {
    return this.page.getByRole('complementary', { name: this.say('shell.place.title'), exact: true });
  }

  get change(): Locator {
    return this.note.getByRole('button', { name: this.say('shell.place.change'), exact: true });
  }

  get closeNote(): Locator {
    return this.note.getByRole('button', { name: this.say('shell.dialog.close'), exact: true });
  }

  option({ country, locale }: Market): Locator {
    return this.dialog
      .getByRole('group', { name: this.say(`shell.country.${country}`), exact: true })
      .getByRole('link', { name: LOCALE_FACTS[locale].name, exact: true });
  }
}
