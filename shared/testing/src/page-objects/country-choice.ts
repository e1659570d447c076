/** The country choice of a first visit. */
import type { Locator, Page } from '@playwright/test';
import { LOCALE_FACTS, type Place } from '@amberlane/contract';
import { words, type Words } from '../words.ts';

export class CountryChoice {
  readonly page: Page;
  readonly #say: Words;

  constructor(page: Page, { locale }: Place) {
    this.page = page;
    this.#say = words(locale);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.#say('shell.dialog.title') });
  }

  get close(): Locator {
    return this.dialog.getByRole('button', { name: this.#say('shell.dialog.close') });
  }

  option({ country, locale }: Place): Locator {
    return this.dialog
      .getByRole('group', { name: this.#say(`shell.country.${country}`), exact: true })
      .getByRole('link', { name: LOCALE_FACTS[locale].name, exact: true });
  }
}
