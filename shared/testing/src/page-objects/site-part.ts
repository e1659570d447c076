import type { Page } from '@playwright/test';
import type { Place } from '@amberlane/contract';
import { words, type Words } from '../words.ts';

/** A part of the site as tests use it: the page it stands on, the place it is read in, and what it says there. */
export abstract class SitePart {
  readonly page: Page;
  protected readonly place: Place;
  protected readonly say: Words;

  constructor(page: Page, place: Place) {
    this.page = page;
    this.place = place;
    this.say = words(place.locale);
  }
}
