/** The home page as a reader meets it. */
import type { Locator, Response } from '@playwright/test';
import { RULES } from '@amberlane/contract/domain';
import { marketSegment } from '@amberlane/contract/site';
import { SitePart } from '@amberlane/testing/page-objects/site-part';

export class HomePage extends SitePart {
  open(): Promise<Response | null> {
    return this.page.goto(`/${marketSegment(this.market)}`);
  }

  get headline(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1, name: this.say('home.headline', { country: this.market.country }) });
  }

  /** The call at the end of the page. */
  get shipLink(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: this.say('home.call.ship'), exact: true });
  }

  /** The link to the tracking page that stands for the quick-track slot where nobody fills it. */
  get trackLinks(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: this.say('home.track'), exact: true });
  }

  /** The link to the tracking page that every page has at its end; its words are the tracking remote's. */
  get footerTrackLink(): Locator {
    return this.page.getByRole('contentinfo').locator('a[href$="/track"]');
  }

  /** The quick-track slot, filled by the remote that tracks. */
  get trackBox(): { readonly field: Locator; readonly submit: Locator } {
    return {
      field: this.page.getByRole('textbox', { name: this.say('quick-track.label', { max: RULES.tracking.maxNumbers }) }),
      submit: this.page.getByRole('main').getByRole('button', { name: this.say('quick-track.submit'), exact: true }),
    };
  }

  get services(): Locator {
    return this.page.getByRole('heading', { name: this.say('home.services.title') });
  }
}
