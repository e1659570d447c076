/** Whether a sender is answered by phone or a message to the phone; then the form needs the number. Pure. */
import type { FieldFault } from '@amberlane/contract/domain/field-faults';

interface Reply {
  readonly contactWay: string;
  readonly contactNumber: string;
}

/** Contact ways (dictionary CONTACT_WAY) for which we need a phone number. */
const BY_NUMBER: ReadonlySet<string> = new Set(['PHONE', 'WHATSAPP', 'WECHAT', 'SMS']);

export const needsNumber = ({ contactWay }: Pick<Reply, 'contactWay'>): boolean => BY_NUMBER.has(contactWay);

/** The number that an answer by it needs. */
export const checkReply = (values: Reply): Pick<FieldFault, 'field' | 'code' | 'params'>[] =>
  needsNumber(values) && values.contactNumber.trim() === '' ? [{ field: 'contactNumber', code: 'required', params: {} }] : [];
