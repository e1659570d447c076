/**
 * Takes personal data out of what is logged: who reads a log must not learn who sends what to whom (facts of the
 * field: logging). Enough is left to tell two values apart. Works on any text, whatever field or message it is in.
 */

/** Fields that hold names, addresses or secrets: no shape gives those away, so the whole value goes. */
const PERSONAL_FIELD =
  /name|phone|mobile|contact|e-?mail|address|street|recipient|receiver|sender|company|city|district|landmark|password|secret|token|authorization|cookie|code$|captcha|remark|question|title|url|query|body|payload|^key$|apikey/i;
/** Names of ours that look like one of them. */
const HARMLESS_FIELD = /^(hostname|statusCode|errorCode|addressee|code)$/;

export const HIDDEN = '[hidden]';

/** `NG407183529669` becomes `NG40********69`: enough to tell two apart, too little to look one up. */
export function maskWaybillNos(text: string): string {
  return text.replace(/\b([A-Za-z]{2}\d{2})\d{6,}(\d{2})\b/g, '$1********$2');
}

/** A log line is no place for more; what is masked must also be short. */
const LONGEST_TEXT = 8_192;

/** Mail addresses, phones, waybill numbers, references, tokens and what stands in the query of an address. */
export function maskText(text: string): string {
  const masked = text
    .slice(0, LONGEST_TEXT)
    .replace(/([?&][\w.[\]-]{1,64}=)[^&\s#"']+/g, '$1***')
    .replace(/[\w.!#$&'*+/=?^`{|}~-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/giu, (mail) => `${mail.charAt(0)}***@***`)
    .replace(/\b(FR|BC|EX|FB|SV)-[0-9A-Z]{4}-[0-9A-Z]{4}\b/gi, '$1-****-****')
    .replace(/[\w-]{32,}/g, (word) => (looksRandom(word) ? '***' : word));
  return maskPhones(maskWaybillNos(masked));
}

/** Tokens mix capitals, small letters and digits; names of files and identifiers do not, and ids are in small letters. */
const looksRandom = (word: string): boolean => /\d/.test(word) && /[A-Z]/.test(word) && /[a-z]/.test(word);

/** Seven digits or more with the separators that people write, in any of three kinds of digits. */
function maskPhones(text: string): string {
  return text.replace(/(?<![\w.:-])(?:\+|00)?[\d\u0660-\u0669\u06F0-\u06F9](?:[ ().\-\u00A0]{0,2}[\d\u0660-\u0669\u06F0-\u06F9]){6,}(?![\w:])/g, (number) => `***${number.slice(-2)}`);
}

/** What an SQL error repeats of a value: `invalid input syntax for type uuid: "…"`. */
export const maskSqlEcho = (message: string): string => message.replace(/: ".*"$/s, ': "***"');

const DEEPEST = 4;

/** A value of a log line without personal data. Errors are left to their serializer. */
export function maskValue(value: unknown, field = '', depth = 0): unknown {
  if (value instanceof Error || value instanceof Date || value === null) return value;
  if (PERSONAL_FIELD.test(field) && !HARMLESS_FIELD.test(field) && value !== undefined) return HIDDEN;
  if (typeof value === 'string') return maskText(value);
  if (typeof value !== 'object') return value;
  if (depth >= DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((one: unknown) => maskValue(one, field, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskValue(inner, name, depth + 1)]));
}
