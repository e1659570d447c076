/** The tracking page as a reader meets it, alone or in the site. */
import type { Locator, Response } from '@playwright/test';
import { RULES } from '@amberlane/contract/domain';
import { marketSegment } from '@amberlane/contract/site';
import type { TrackGroup } from '@amberlane/contract/calls/tracking';
import { SitePart } from '@amberlane/testing/page-objects/site-part';

export class TrackPage extends SitePart {
  /** `numbers` as a link or a form without JavaScript asks for them. */
  open(numbers?: string): Promise<Response | null> {
    const query = numbers === undefined ? '' : `?${new URLSearchParams({ numbers })}`;
    return this.page.goto(`/${marketSegment(this.market)}/track${query}`);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.say('track.start.title'), exact: true });
  }

  get field(): Locator {
    return this.page.getByRole('textbox', { name: this.say('track.form.label') });
  }

  /** Unfolds the forms above the results. */
  async change(): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByText(this.say('track.fold.change'), { exact: true }).or(main.getByText(this.say('track.fold.another'), { exact: true })).click();
  }

  get submit(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.say('track.form.submit'), exact: true });
  }

  /** Puts a long text into the field at once, as a paste does. */
  async paste(text: string): Promise<void> {
    await this.field.evaluate((field, pasted) => {
      if (!(field instanceof HTMLTextAreaElement)) return;
      field.focus();
      // React keeps the value it knows in a property of the element; the prototype's own reaches past it.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, pasted);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    }, text);
  }

  /** Types numbers and asks for them. */
  async track(numbers: string): Promise<void> {
    await this.field.fill(numbers);
    await this.submit.click();
  }

  /** How many numbers are in the field, as the page counts them. */
  count(count: number): Locator {
    return this.page.getByText(this.say('track.form.count', { count, max: RULES.tracking.maxNumbers }), { exact: true });
  }

  duplicates(count: number): Locator {
    return this.page.getByText(this.say('track.form.duplicates', { count }));
  }

  get alert(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  /** Heading above several results. */
  results(count: number): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.say('track.results.title', { count }), exact: true });
  }

  /** Heading of a group; says how many results it holds. */
  group(group: TrackGroup | 'action' | 'invalid'): Locator {
    return this.page.getByRole('heading', { level: 2 }).filter({ hasText: this.say(group === 'action' ? 'track.row.needsYou' : `track.group.${group}`) });
  }

  /** The numbers of a group. */
  inGroup(group: TrackGroup | 'action' | 'invalid'): Locator {
    return this.page.locator('section', { has: this.group(group) }).locator(':scope > ul > li');
  }

  /** What is said of one number among several. */
  parcel(waybillNo: string): Locator {
    return this.page.getByRole('main').locator('section[data-group]').getByRole('listitem').filter({ hasText: waybillNo }).first();
  }

  /** The page of the one parcel that was asked for. */
  get only(): Locator {
    return this.page.getByRole('main');
  }

  /** The line above the results that says what was asked for. */
  get asked(): Locator {
    return this.only.locator('summary').first();
  }

  async openParcel(waybillNo: string): Promise<void> {
    const row = this.parcel(waybillNo);
    if ((await row.locator('details').first().getAttribute('open')) === null) await row.locator('summary').first().click();
  }

  /** Folds out the earlier events of an open parcel. */
  earlier(waybillNo: string): Locator {
    return this.parcel(waybillNo).locator('details details > summary');
  }

  /** The same of the one parcel that was asked for. */
  get earlierOfOnly(): Locator {
    return this.only.getByRole('region', { name: this.say('track.history.title') }).locator('details > summary');
  }

  get retry(): Locator {
    return this.alert.getByRole('link', { name: this.say('shell.failure.retry') });
  }
}
