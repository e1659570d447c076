/** The home page as a reader meets it. */
import type { Locator, Page, Response } from '@playwright/test';
import { placeSegment, RULES, type Place } from '@amberlane/contract';
import { words, type Words } from '../words.ts';

export class HomePage {
  readonly page: Page;
  readonly #place: Place;
  readonly #say: Words;

  constructor(page: Page, place: Place) {
    this.page = page;
    this.#place = place;
    this.#say = words(place.locale);
  }

  open(): Promise<Response | null> {
    return this.page.goto(`/${placeSegment(this.#place)}`);
  }

  get headline(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1, name: this.#say('home.headline', { country: this.#place.country }) });
  }

  /** Links to the tracking page; the first one stands for the quick-track slot where nobody fills it. */
  get trackLinks(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: this.#say('home.track'), exact: true });
  }

  /** The quick-track slot, filled by the remote that tracks. */
  get trackBox(): { readonly field: Locator; readonly submit: Locator } {
    return {
      field: this.page.getByRole('textbox', { name: this.#say('quick-track.label', { max: RULES.tracking.maxNumbers }) }),
      submit: this.page.getByRole('main').getByRole('button', { name: this.#say('quick-track.submit'), exact: true }),
    };
  }

  get services(): Locator {
    return this.page.getByRole('heading', { name: this.#say('home.services.title') });
  }
}
