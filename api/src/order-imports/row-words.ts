/** What the words of cells may mean for a customer: names of goods and pickup times in all languages, senders of the address book. */
import type { ImportSender } from '@amberlane/contract/calls/order-imports';
import { GOODS_TYPES, type GoodsType } from '@amberlane/contract/domain';
import { allEntries } from '../address-book/repository.ts';
import type { ApiContext } from '../context.ts';
import { entriesOf } from '../dictionaries/repository.ts';
import { foldName } from './cell-values.ts';

export interface RowWords {
  readonly goods: ReadonlyMap<string, GoodsType>;
  /** Codes of the dictionary PICKUP_TIME. */
  readonly pickupTimes: ReadonlyMap<string, string>;
  /** null for a name that several entries bear. */
  readonly senders: ReadonlyMap<string, ImportSender | null>;
}

export async function rowWords({ db }: Pick<ApiContext, 'db'>, accountId: string): Promise<RowWords> {
  const entries = await entriesOf(db, ['INTL_GOODS_TYPE', 'LOCAL_GOODS_TYPE', 'PICKUP_TIME']);
  const named = entries.flatMap(({ type, code, names }) => [code, ...Object.values(names)].map((name) => ({ type, code, name: foldName(name) })));
  return {
    goods: new Map(
      named.flatMap(({ type, code, name }) => {
        const known = type === 'PICKUP_TIME' ? undefined : GOODS_TYPES.find((one) => one === code);
        return known ? [[name, known] as const] : [];
      }),
    ),
    pickupTimes: new Map(named.flatMap(({ type, code, name }) => (type === 'PICKUP_TIME' ? [[name, code] as const] : []))),
    senders: await sendersOf(db, accountId),
  };
}

/** By name, by company, and by name with the city, as the page lists them. */
async function sendersOf(db: ApiContext['db'], accountId: string): Promise<ReadonlyMap<string, ImportSender | null>> {
  const senders = new Map<string, ImportSender | null>();
  for (const { entry: { name, localName, company, mobile, email, address } } of await allEntries(db, accountId)) {
    const sender = { sendName: name, sendCompany: company, sendPhone: mobile, sendEmail: email, senderAddress: address };
    const names = new Set([name, localName, company, `${name}, ${address.city}`].map(foldName).filter(Boolean));
    for (const key of names) senders.set(key, senders.has(key) ? null : sender);
  }
  return senders;
}
