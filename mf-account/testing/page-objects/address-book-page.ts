/** The address book as a reader sees it: the list, the form of one address, the import. */
import type { Locator } from '@playwright/test';
import { marketSegment } from '@amberlane/contract/site';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { words } from '@amberlane/testing/words';
import { SitePart } from '@amberlane/testing/page-objects/site-part';

const PATH = 'user-opt/personal/addresses';

export class AddressBookPage extends SitePart {
  /** The list, or what stands below it: `new`, `import`, an id. */
  async open(below = ''): Promise<void> {
    await this.page.goto(`/${marketSegment(this.market)}/${PATH}${below && `/${below}`}`);
    await takeOver(this.page);
  }

  /** A card of the list by the name on it. */
  entry(name: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name }) });
  }

  button(id: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.page.getByRole('button', { name: words(this.market.locale)(id, values), exact: true });
  }

  field(id: string): Locator {
    return this.page.getByRole('textbox', { name: words(this.market.locale)(id) });
  }

  /** Reads pasted rows of a file. */
  async paste(text: string): Promise<void> {
    await this.page.getByText(words(this.market.locale)('address-import.paste.open')).click();
    await this.field('address-import.paste').fill(text);
    await this.button('address-import.read').click();
  }
}
