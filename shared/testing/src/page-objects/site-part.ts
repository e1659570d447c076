import type { Page } from '@playwright/test';
import type { Market } from '@amberlane/contract/site';
import { words, type Words } from '../words.ts';

/** A part of the site as tests use it: the page it stands on, the market it is read in, and what it says there. */
export abstract class SitePart {
  readonly page: Page;
  protected readonly market: Market;
  protected readonly say: Words;

  constructor(page: Page, market: Market) {
    this.page = page;
    this.market = market;
    this.say = words(market.locale);
  }
}
