/** Papers looked at as customs and a reader do: what they say, on one sheet, within its margins. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import type { PaperOrder } from '../files/repository.ts';
import { difference, picturePage, readPng, scan, THERMAL_SCALE, touchesMargin } from '../label/testing/pictured-label.ts';
import { orderFacts, type OrderFacts } from './order-facts.ts';
import { receiptPrice } from './receipt-price.ts';
import { renderDocument, type Paper } from './render-document.ts';
import { ORDERS, paperOrder } from './testing/paper-samples.ts';

const DOCUMENTS = ['invoice', 'cn23', 'receipt'] as const;
const POINTS_PER_MM = 72 / 25.4;
/** Printers leave about this much white, mm. */
const EDGE = 5;

function factsOf(order: PaperOrder): OrderFacts {
  const facts = orderFacts(order);
  if (!facts) throw new Error('the sample has no waybill');
  return facts;
}

function paperOf(document: (typeof DOCUMENTS)[number], order: PaperOrder): Paper {
  const facts = factsOf(order);
  if (document !== 'receipt') return { document, facts };
  const price = receiptPrice(order);
  if (!price) throw new Error('the sample has no price');
  return { document, facts, price };
}

const picture = async (document: (typeof DOCUMENTS)[number], order: PaperOrder, locale: Locale, scale = 1) => picturePage(await renderDocument(paperOf(document, order), locale), 1, scale);
/** Letters in the order of the page, whatever way a script runs and where runs were cut. */
const letters = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

describe.each(DOCUMENTS)('%s', (document) => {
  it.each(LOCALES)('is one sheet of A4 in %s, within what printers reach', async (locale) => {
    const { pages, size, picture: seen } = await picture(document, ORDERS.ar, locale, 1.5);
    expect([pages, size.map((points) => Math.round(points / POINTS_PER_MM))]).toEqual([1, [210, 297]]);
    expect(touchesMargin(seen, Math.floor(EDGE * POINTS_PER_MM * 1.5))).toBe(false);
  });

  it.each(['en', 'ar', 'ur', 'zh-CN'] as const)('keeps its sheet whatever names are typed, in %s', async (locale) => {
    const { pages, picture: seen, text } = await picture(document, ORDERS.hostile, locale, 1.5);
    expect([pages, touchesMargin(seen, Math.floor(EDGE * POINTS_PER_MM * 1.5))]).toEqual([1, false]);
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    // The shortest facts survive the longest names.
    expect(letters(text)).toContain('AE730182649501');
  });

  it('draws the same with control characters and overrides as without', async () => {
    const plain = paperOrder({ ...ORDERS.tr.form, acceptName: 'Güngör' });
    const hostile = { ...plain, form: { ...plain.form, acceptName: '\u202eGün\u0000gör\u202c\u2066', remark: '\u2067' } };
    const [one, other] = await Promise.all([picture(document, plain, 'tr'), picture(document, hostile, 'tr')]);
    expect(one.text).toBe(other.text);
  });
});

describe('the commercial invoice', () => {
  it('has parties in both scripts, goods with codes and sums, terms and the reason', async () => {
    const { text } = await picture('invoice', ORDERS.zh, 'zh-CN');
    for (const words of [
      'COMMERCIAL INVOICE', '商业发票', 'Lin Xiaolan', '林晓岚', '广东省广州市白云区', 'Akosua Mensah', 'GA-183-8164', 'Cotton T-shirt', '棉质T恤', '6109.10', '45.00', '135.00', '8518.30', 'CNY 324.00',
      'Commercial sample', '商业样品', 'DAP', 'AL402918375566', 'GH520938177409', 'SHOP-200001', 'Signature and stamp', '签名盖章', 'Freight and charges', 'CNY 178.00',
    ]) expect(letters(text)).toContain(letters(words));
  });

  it('says who pays duties: the freight to Morocco includes them', () => {
    expect(factsOf(ORDERS.zh).terms).toBe('DAP');
    expect(factsOf(paperOrder({ receiverAddress: { countryCode: 'MA', province: 'Casablanca-Settat', city: 'Casablanca', street: '5 rue Atlas' } })).terms).toBe('DDP');
  });

  it('is in English alone for an English reader', async () => {
    const { text } = await picture('invoice', ORDERS.tr, 'en');
    expect(text).toContain('Shipper / exporter');
    expect(letters(text)).not.toMatch(/·(?!lin@)/u);
  });

  it('counts minor units by the currency', () => {
    const [item] = factsOf(paperOrder({ currency: 'UGX', goods: [{ goodsType: 'CLOTHES', goodsNameEn: 'Cotton dress', goodsNameCn: 'Cotton dress', quantity: 3, unitPrice: 25_000 }] })).goods;
    expect(item).toMatchObject({ unitPrice: '25,000', amount: '75,000', localName: '', hsCode: '' });
  });
});

describe('the customs declaration', () => {
  it('has the numbered fields of CN 23 in English and the language of the reader', async () => {
    const { text } = await picture('cn23', ORDERS.tr, 'tr');
    for (const words of ['CN 23', 'May be opened officially · Resen açılabilir', 'Şükriye Işıl Güngör', '8518.30', '0.86', 'CNY 324.00', 'CNY 178.00', 'Country of origin · Menşe ülkesi']) expect(letters(text)).toContain(letters(words));
    for (const field of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]) expect(letters(text)).toContain(`(${field})`);
  });

  it('has a barcode that scanners read', async () => {
    expect(await scan(await picture('cn23', ORDERS.ur, 'ur', THERMAL_SCALE))).toEqual([['Code128', 'PK918203744566']]);
  });

  it.each([['gift', 'Gift'], ['sample', 'Commercial sample'], ['ecommerce', 'Sale']] as const)('ticks the category of %s alone', async (purpose, _name) => {
    const of = async (form: object) => (await picture('cn23', paperOrder({ ...ORDERS.zh.form, ...form }), 'en', 1)).png;
    const documents = [{ goodsType: 'DOCUMENT' as const, goodsNameEn: 'Contract', goodsNameCn: '合同', quantity: 1, unitPrice: 100 }];
    expect((await of({ purpose })).equals(await of({ purpose: purpose === 'gift' ? 'sample' : 'gift' }))).toBe(false);
    // Nothing but documents: the reason makes no difference.
    expect((await of({ purpose, goods: documents })).equals(await of({ purpose: 'gift', goods: documents }))).toBe(true);
  });
});

describe('the receipt', () => {
  it('has each line with its rule, the chargeable weight and the total', async () => {
    const { text } = await picture('receipt', ORDERS.ar, 'en');
    for (const words of ['Freight, first 1 kg', 'rate.CN-SA.2026', 'cod.2019', 'CNY 78', 'CNY 64', 'CNY 36', 'Total CNY 178', 'SAR 349', 'Chargeable weight 1.5 kg', 'China – Saudi Arabia']) expect(letters(text)).toContain(letters(words));
  });

  it('is in the language of the reader', async () => {
    for (const [locale, words] of [['en', 'Chargeable weight'], ['zh-CN', '计费重量'], ['fr', 'Poids facturable'], ['tr', 'Ücrete esas ağırlık']] as const) {
      expect(letters((await picture('receipt', ORDERS.tr, locale)).text)).toContain(letters(words));
    }
  });

  it('shows the total alone where lines were not kept or make another sum', async () => {
    const { total, detail } = receiptPrice({ ...ORDERS.tr, price: null }) ?? {};
    expect([total, detail]).toEqual([{ amount: 17_800, currency: 'CNY' }, null]);
    expect(receiptPrice({ ...ORDERS.tr, reference_price: { amount: 1, currency: 'CNY' } })?.detail).toBeNull();
    expect(receiptPrice({ ...ORDERS.tr, reference_price: null })).toBeNull();
    expect((await picture('receipt', { ...ORDERS.tr, price: null }, 'en')).text).toContain('Only the total was recorded');
  });
});

/** Letters of Arabic and Urdu are drawn in parts, of which no text can be read back: they are looked at. */
describe('pictures', () => {
  const scale = 1.2;
  /** A small line that is missing, turned around or not joined changes more of the sheet than this. */
  const tolerance = 0.0004;
  const file = (name: string): string => path.join(import.meta.dirname, 'testing/golden', `${name}.png`);

  it.each([['receipt', 'ar'], ['invoice', 'ar'], ['receipt', 'ur'], ['cn23', 'ur'], ['invoice', 'zh-CN'], ['cn23', 'tr']] as const)('%s in %s looks as it was approved', async (document, locale) => {
    const order = ORDERS[locale === 'zh-CN' ? 'zh' : locale];
    const { picture: seen, png } = await picture(document, order, locale, scale);
    const golden = file(`${document}-${locale}`);
    if (process.env['APPROVE_LABELS'] === '1') await writeFile(golden, png);
    expect(difference(seen, await readPng(await readFile(golden)))).toBeLessThan(tolerance);
  });

  it('of another name look different: the comparison notices one line', async () => {
    const { acceptLocalName } = ORDERS.ar.form;
    const turned = { ...ORDERS.ar, form: { ...ORDERS.ar.form, acceptLocalName: Array.from(acceptLocalName).reverse().join('') } };
    const { picture: seen } = await picture('receipt', turned, 'ar', scale);
    expect(difference(seen, await readPng(await readFile(file('receipt-ar'))))).toBeGreaterThan(tolerance);
  });
});

describe('an order without a waybill', () => {
  it('has no facts for papers', () => {
    expect(orderFacts(paperOrder({}, { stage: 'DRAFT' }))).toBeNull();
    expect(orderFacts(paperOrder({}, { stage: 'CANCELLED', waybill_no: null, created_at: null }))).toBeNull();
  });
});
