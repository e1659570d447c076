/** A complete order for tests: a small parcel from Guangzhou to Accra. */
import type { z } from 'zod';
import type { addOrder } from '@amberlane/contract/calls/orders';

export const accraAddress = {
  countryCode: 'GH' as const, province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane', digitalAddress: 'ga-183-8164',
};
export const guangzhouAddress = { countryCode: 'CN' as const, province: '广东省', city: '广州', area: '白云区', street: '朝阳路 18 号', postcode: '510000' };

export const goods = { goodsType: 'CLOTHES' as const, goodsNameCn: '棉质T恤', goodsNameEn: 'Cotton T-shirt', quantity: 3, unitPrice: 4_500 };

/** What a page sends; `changes` replace whole fields. */
export const orderForm = (changes: Partial<z.input<typeof addOrder.request>> = {}): z.input<typeof addOrder.request> => ({
  expressType: 'smallParcel',
  sendName: '林晓岚',
  sendPhone: '138 0055 0142',
  senderAddress: guangzhouAddress,
  acceptName: 'Akosua Mensah',
  acceptPhone: '024 555 0142',
  receiverAddress: accraAddress,
  pacNumber: 1,
  weightGrams: 860,
  length: 30,
  width: 20,
  height: 10,
  goods: [goods],
  localShipWay: 'SELF_DELIVERY',
  agreementVersion: '2026-11',
  ...changes,
});
