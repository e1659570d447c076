/** The demo's customer with a file of shipments, through the calls that the page makes. */
import { orderAgreement } from '../../../shared/contract/src/calls/agreement.ts';
import { login } from '../../../shared/contract/src/calls/accounts.ts';
import { addOrder, queryOrderPage } from '../../../shared/contract/src/calls/orders.ts';
import { confirmOrderImport, createOrderImport, getOrderImport, putImportRows, queryImportRows, quoteOrderImport } from '../../../shared/contract/src/calls/order-imports.ts';

const SENDER = { countryCode: 'CN', province: '广东省', city: '广州', area: '白云区', street: '朝阳路 18 号', postcode: '510000' };
const RECIPIENT = { countryCode: 'GH', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane', digitalAddress: 'ga-183-8164' };

/** One row of the file, of the shop's order with this number. */
export const cellsOf = (mallNo: string): Readonly<Record<string, string>> => ({
  acceptName: 'Akosua Mensah', acceptPhone: '024 555 0142', country: 'Ghana', province: RECIPIENT.province, city: RECIPIENT.city, area: RECIPIENT.area, street: RECIPIENT.street, digitalAddress: RECIPIENT.digitalAddress,
  goodsNameEn: 'Cotton T-shirt', goodsNameCn: '棉质T恤', quantity: '3', unitPrice: '45', weightKg: '0.86', mallNo,
});

const ORDER = {
  draft: false, expressType: 'smallParcel', sendName: '林晓岚', sendPhone: '138 0055 0142', senderAddress: SENDER, acceptName: 'Akosua Mensah', acceptPhone: '024 555 0142', receiverAddress: RECIPIENT, pacNumber: 1,
  weightGrams: 860, goods: [{ goodsType: 'CLOTHES', goodsNameCn: '棉质T恤', goodsNameEn: 'Cotton T-shirt', quantity: 3, unitPrice: 4_500 }], localShipWay: 'SELF_DELIVERY',
};

export interface Counts {
  readonly created: number;
  readonly queued: number;
  readonly failed: number;
}

type Body = Readonly<Record<string, unknown>>;

/** Signs the demo's customer in; what is given back makes the calls. */
export async function demoCustomer(address: string) {
  const ask = async (call: { readonly method: string; readonly path: string }, body: Body, token = ''): Promise<Record<string, unknown>> => {
    const isGet = call.method === 'GET';
    const query = isGet ? `?${new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))}` : '';
    const response = await fetch(address + call.path + query, {
      method: call.method, headers: { 'content-type': 'application/json', ...(token && { token }) }, ...(isGet ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${call.path} was answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  };
  const token = String((await ask(login, { userName: 'demo@amberlane.example', password: 'Amberlane#2026' }))['accessToken']);
  const version = String((await ask(orderAgreement, {}))['version']);
  return {
    begin: async (rows: number): Promise<string> =>
      String((await ask(createOrderImport, { name: 'bench.csv', rows, settings: { sendName: ORDER.sendName, sendPhone: ORDER.sendPhone, senderAddress: SENDER, goodsType: 'CLOTHES' } }, token))['id']),
    put: (id: string, rows: readonly { readonly line: number; readonly cells: Body }[]) => ask(putImportRows, { id, rows }, token),
    quote: (id: string) => ask(quoteOrderImport, { id }, token),
    confirm: (id: string, { rows, total }: Body) => ask(confirmOrderImport, { id, agreementVersion: version, rows, total }, token),
    counts: async (id: string): Promise<Counts> => (await ask(getOrderImport, { id }, token))['counts'] as Counts,
    /** Waybill numbers of all rows of the list. */
    waybills: async (id: string): Promise<string[]> => {
      const found: string[] = [];
      for (let after: unknown = 0; after !== null; ) {
        const page = await ask(queryImportRows, { id, states: [], after, size: 100 }, token);
        found.push(...(page['rows'] as { waybillNo: string | null }[]).flatMap(({ waybillNo }) => waybillNo ?? []));
        after = page['nextAfter'];
      }
      return found;
    },
    ordersLike: async (keyword: string): Promise<number> => Number((await ask(queryOrderPage, { keyword, pageSize: 1 }, token))['total']),
    order: (mallNo: string) => ask(addOrder, { ...ORDER, mallNo, agreementVersion: version }, token),
  };
}
