/** Open positions as an applicant meets them: the list, one position, its form. */
import type { Locator, Response } from '@playwright/test';
import { marketSegment } from '@amberlane/contract/site';
import { SitePart } from '@amberlane/testing/page-objects/site-part';

export class JobsPage extends SitePart {
  /** `rest`: what follows the address of the list, `?country=NG` or `/<id>`. */
  open(rest = ''): Promise<Response | null> {
    return this.page.goto(`/${marketSegment(this.market)}/business/recruit${rest}`);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get title(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }

  /** Rows of the list. */
  get rows(): Locator {
    return this.main.getByRole('region').filter({ has: this.page.locator('#positions') }).getByRole('listitem');
  }

  /** Links to positions, in the order of the list. */
  get positions(): Locator {
    return this.rows.getByRole('link');
  }

  get search(): Locator {
    return this.main.getByRole('search');
  }

  get country(): Locator {
    return this.search.getByLabel(this.say('recruit.country'), { exact: true });
  }

  /** Opens the lists of choices on phones. */
  get filters(): Locator {
    return this.search.locator('summary');
  }

  get keyword(): Locator {
    return this.search.getByRole('searchbox');
  }

  get submitSearch(): Locator {
    return this.search.getByRole('button');
  }

  /** The one in the head; on phones the one in the bar at the bottom. */
  get apply(): Locator {
    return this.main.getByRole('link', { name: this.say('recruit-job.apply'), exact: true }).filter({ visible: true }).first();
  }

  get form(): Locator {
    return this.main.getByRole('form', { name: this.say('recruit-apply.label') });
  }

  /** A field of the form that other forms of the remote have too. */
  field(name: 'name' | 'email' | 'city' | 'contactNumber'): Locator {
    return this.form.getByLabel(this.say(`lead-form.field.${name}`), { exact: true });
  }

  get files(): Locator {
    return this.form.getByLabel(this.say('files.choose'), { exact: true });
  }

  /** A file that was chosen, with what became of it. */
  file(name: string): Locator {
    return this.form.getByRole('listitem').filter({ hasText: name });
  }

  async removeFile(name: string): Promise<void> {
    await this.form.getByRole('button', { name: this.say('files.removeNamed', { name }), exact: true }).click();
  }

  get consent(): Locator {
    return this.form.getByRole('checkbox');
  }

  get send(): Locator {
    return this.form.getByRole('button', { name: this.say('recruit-apply.submit'), exact: true });
  }
}
