/** Our template with everything that the reader may choose, in their language. Fetched with the first template. */
import { PRICED_PRODUCTS } from '@amberlane/contract/domain';
import { IMPORT_HANDOVERS, IMPORT_PRODUCTS } from '@amberlane/contract/domain/order-import-words';
import type { ImportColumn } from '@amberlane/contract/domain/order-import';
import { COUNTRIES, LOCALE_FACTS, type Locale } from '@amberlane/contract/site';
import { columnHead } from './column-heads.ts';
import { saveFile } from '@amberlane/ui/save-file';
import { notesOf, type NoteKey } from './template-columns.ts';
import { xlsxTemplate } from './xlsx-template.ts';

export interface TemplateChoices {
  /** Names of the dictionaries. */
  readonly goods: readonly string[];
  readonly pickupTimes: readonly string[];
  /** Of the address book. */
  readonly senders: readonly string[];
}

interface Words {
  readonly locale: Locale;
  readonly sheet: string;
  readonly values: string;
  readonly say: (key: NoteKey) => string;
}

export const templateFor = ({ goods, pickupTimes, senders }: TemplateChoices, { locale, sheet, values, say }: Words): Promise<Blob> => {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return xlsxTemplate({
    sheet, values, rightToLeft: LOCALE_FACTS[locale].dir === 'rtl',
    headOf: (column: ImportColumn) => columnHead(column, locale),
    noteOf: (column: ImportColumn) => notesOf(column).map(say).join(' '),
    lists: {
      country: COUNTRIES.map((code) => countries.of(code) ?? code), product: PRICED_PRODUCTS.map((code) => IMPORT_PRODUCTS[code][locale]),
      handover: Object.values(IMPORT_HANDOVERS).map((names) => names[locale]), goodsType: [...new Set(goods)], pickupTime: pickupTimes, sender: senders,
    },
  });
};

export const saveTemplate = async (choices: TemplateChoices, words: Words): Promise<void> => saveFile('amberlane-shipments.xlsx', await templateFor(choices, words));
