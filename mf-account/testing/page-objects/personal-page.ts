/** Basic data and preferences of the personal centre. */
import type { Locator } from '@playwright/test';
import { marketSegment } from '@amberlane/contract/site';
import { SitePart } from '@amberlane/testing/page-objects/site-part';

export class PersonalPage extends SitePart {
  async open(): Promise<void> {
    await this.page.goto(`/${marketSegment(this.market)}/user-opt/personal`);
    await this.form.waitFor();
  }

  /** Opens a part of the basic data by the message of its heading. */
  async edit(part: 'personal.name' | 'personal.address'): Promise<void> {
    await this.form.getByRole('button', { name: this.say('personal.edit.of', { part: this.say(part) }), exact: true }).click();
  }

  async openPreferences(): Promise<void> {
    await this.page.goto(`/${marketSegment(this.market)}/user-opt/personal/preferences`);
    await this.letter.waitFor();
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: this.say('personal.form') });
  }

  /** A field of the basic data by the end of its message: `street`. */
  field(name: string): Locator {
    return this.form.getByLabel(this.say(`personal.${name}`));
  }

  get displayName(): Locator {
    return this.field('nickName');
  }

  get save(): Locator {
    return this.form.getByRole('button', { name: this.say('personal.save') });
  }

  /** How the customer signs in. */
  get card(): Locator {
    return this.page.getByRole('region', { name: this.say('contact-change.card') });
  }

  button(messageId: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.say(messageId), exact: true });
  }

  /** A field of the panel that changes a sign-in address. */
  contactField(messageId: string): Locator {
    return this.card.getByLabel(this.say(messageId), { exact: true });
  }

  /** The one field of the panel's second step: its label belongs to the shared fields. */
  get code(): Locator {
    return this.card.getByRole('textbox');
  }

  /** The box of emails about parcels. */
  get letter(): Locator {
    return this.page.getByRole('checkbox', { name: this.say('preferences.parcelNews'), exact: true });
  }

  choice(messageId: string): Locator {
    return this.page.getByRole('main').getByLabel(this.say(messageId), { exact: true });
  }
}
