/** Order forms of the demo: what somebody might have typed for a demo parcel. Pure. */
import { RULES, type GoodsType, type PricedProduct } from '@amberlane/contract/domain';
import { orderForm, type OrderForm } from '@amberlane/contract/calls/orders';
import type { Party } from '../tracking/party.ts';
import { demoAddress } from './demo-addresses.ts';
import type { Random } from './random.ts';

export interface DemoShipment {
  readonly product: PricedProduct;
  readonly sender: Party;
  readonly receiver: Party;
  readonly weightGrams: number;
  readonly pieces: number;
  readonly mallNo: string | null;
}

type DemoGoods = readonly [type: GoodsType, cn: string, en: string, unitPriceFen: number];

const GOODS: readonly DemoGoods[] = [
  ['CLOTHES', '棉质T恤', 'Cotton T-shirt', 4_500],
  ['CLOTHES', '女士牛仔裤', "Women's denim trousers", 8_900],
  ['HOUSEHOLD', '不锈钢炒锅', 'Stainless steel wok', 12_800],
  ['ELECTRONICS', 'USB-C充电线', 'USB-C charging cable', 1_900],
  ['BATTERY_BUILT_IN', '蓝牙耳机', 'Bluetooth earphones', 9_900],
  ['PHONE_TABLET', '智能手机', 'Smartphone 6.5 inch', 89_000],
  ['COSMETICS', '保湿面膜', 'Moisturising face mask', 3_200],
  ['AUTO_PARTS', '摩托车刹车片', 'Motorcycle brake pads', 6_700],
  ['OTHER', '儿童积木', 'Wooden building blocks for children', 5_600],
];

/** Amounts at which the fee for cash on delivery leaves its least and reaches its most (spec §9). */
const COD_EDGES_FEN = [16_666, 16_667, 5_000_100] as const;

const codOf = (random: Random): number => (random.fraction() < 0.1 ? random.pick(COD_EDGES_FEN) : random.between(2_000, 90_000));

/** A whole form; the same for the same parcel. Throws when it would not be accepted. */
export function demoForm({ product, sender, receiver, weightGrams, pieces, mallNo }: DemoShipment, random: Random, agreementVersion: string): OrderForm {
  const items = Array.from({ length: random.between(1, 8) }, () => random.pick(GOODS));
  const goods = [...new Set(items)].slice(0, RULES.goods.maxItems).map(([goodsType, goodsNameCn, goodsNameEn, unitPrice]) => ({
    goodsType, goodsNameCn, goodsNameEn, unitPrice, quantity: random.between(1, 12), battery: goodsType === 'BATTERY_BUILT_IN' ? { wattHours: 4, count: 1 } : null,
  }));
  return orderForm.parse({
    expressType: product,
    sendName: sender.name,
    sendPhone: sender.phone,
    senderAddress: demoAddress(sender),
    acceptName: receiver.name,
    acceptPhone: receiver.phone,
    receiverAddress: demoAddress(receiver),
    pacNumber: pieces,
    weightGrams,
    length: random.between(15, 60),
    width: random.between(12, 40),
    height: random.between(5, 30),
    goods,
    currency: 'CNY',
    cod: product === 'localDelivery' || random.fraction() > 0.4 ? null : { amount: codOf(random), currency: 'CNY' },
    mallNo: mallNo ?? '',
    localShipWay: 'SELF_DELIVERY',
    agreementVersion,
  });
}
