/**
 * The sentence of each field fault in six languages: what to do, beside the field. `{name}` marks a parameter. The
 * catalogues are their own (`fields/src/messages`), since forms carry them into the browser.
 */
import ar from '../../fields/src/messages/ar.json' with { type: 'json' };
import en from '../../fields/src/messages/en.json' with { type: 'json' };
import fr from '../../fields/src/messages/fr.json' with { type: 'json' };
import tr from '../../fields/src/messages/tr.json' with { type: 'json' };
import ur from '../../fields/src/messages/ur.json' with { type: 'json' };
import zh from '../../fields/src/messages/zh-CN.json' with { type: 'json' };
import type { FieldFaultCode } from '../domain/field-faults.ts';
import { sentenceOf, type Catalogue } from '../site/catalogue.ts';
import type { Locale } from '../site/markets.ts';
import { filled } from './sentences.ts';

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, 'zh-CN': zh, fr, ar, ur, tr };

/** What a field asks for that many forms have: `fields.missing.<it>` says what to enter where it was left empty. */
export type AskedFor =
  | 'person' | 'firstName' | 'lastName' | 'company' | 'phone' | 'email' | 'userName' | 'password' | 'oldPassword' | 'captcha'
  | 'street' | 'postcode' | 'goods' | 'weight' | 'length' | 'width' | 'height' | 'quantity' | 'price'
  | 'trackingNumbers' | 'webAddress' | 'label' | 'region' | 'city' | 'message' | 'question' | 'reference' | 'cv';

/** By the last part of the field's path. The name of a part of the country differs from one to the next: it is none of them. */
const ASKED_FOR: Readonly<Record<string, AskedFor>> = {
  name: 'person', sendName: 'person', acceptName: 'person', nickName: 'label',
  firstName: 'firstName', lastName: 'lastName', familyName: 'lastName',
  company: 'company', companyName: 'company',
  mobile: 'phone', phone: 'phone', contactPhone: 'phone', contactNumber: 'phone', sendPhone: 'phone', acceptPhone: 'phone',
  email: 'email', acceptEmail: 'email',
  userName: 'userName', password: 'password', newPassword: 'password', oldPassword: 'oldPassword', captchaCode: 'captcha',
  street: 'street', postcode: 'postcode',
  goodsName: 'goods', goodsNameEn: 'goods', goodsNameCn: 'goods',
  weightGrams: 'weight', netWeightGrams: 'weight', length: 'length', width: 'width', height: 'height',
  quantity: 'quantity', pacNumber: 'quantity', unitPrice: 'price',
  waybillNo: 'trackingNumbers', waybillNos: 'trackingNumbers', url: 'webAddress',
};

/** What a field asks for by its path; undefined where only its label says it. */
export const askedFor = (field: string): AskedFor | undefined => ASKED_FOR[field.slice(field.lastIndexOf('.') + 1)];

/** What to enter in a field that was left empty. */
export const missingMessage = (asked: AskedFor, locale: Locale): string => sentenceOf(CATALOGUES[locale], `fields.missing.${asked}`);

/** The sentence of a fault, its parameters filled in; figures as the language writes them, in the site's Latin digits. */
export function fieldMessage(code: FieldFaultCode, locale: Locale, params: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value.toLocaleString(`${locale}-u-nu-latn`) : value] as const);
  return filled(sentenceOf(CATALOGUES[locale], `fields.${code}`), Object.fromEntries(written));
}
