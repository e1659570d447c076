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
  /** ISO date on which a courier collects it; null when its sender brings it to us. */
  readonly pickupDate: string | null;
}

type DemoGoods = readonly [type: GoodsType, cn: string, en: string, unitPriceFen: number, hsCode: string];

const GOODS: readonly DemoGoods[] = [
  ['CLOTHES', '棉质T恤', 'Cotton T-shirt', 4_500, '610910'],
  ['CLOTHES', '女士牛仔裤', 'Denim trousers for women', 8_900, '620462'],
  ['HOUSEHOLD', '不锈钢炒锅', 'Stainless steel wok', 12_800, '732393'],
  ['ELECTRONICS', 'USB-C充电线', 'USB-C charging cable', 1_900, '854442'],
  ['BATTERY_BUILT_IN', '蓝牙耳机', 'Bluetooth earphones', 9_900, '851830'],
  ['PHONE_TABLET', '智能手机', 'Smartphone 6.5 inch', 89_000, '851713'],
  ['COSMETICS', '保湿面膜', 'Moisturising face mask', 3_200, '330499'],
  ['AUTO_PARTS', '摩托车刹车片', 'Motorcycle brake pads', 6_700, '871410'],
  ['OTHER', '儿童积木', 'Wooden building blocks for children', 5_600, '950300'],
];

/** Amounts at which the fee for cash on delivery leaves its least and reaches its most (spec §9). */
const COD_EDGES_FEN = [16_666, 16_667, 5_000_100] as const;

/** What goes within one country (dictionary LOCAL_GOODS_TYPE). */
const LOCAL_GOODS = GOODS.filter(([type]) => type !== 'BATTERY_BUILT_IN' && type !== 'PHONE_TABLET');

/** A shop with a contract, which announces some of the parcels that no courier of ours collects, under the number of the carrier that brings them to our warehouse. */
const SHOP = { customerType: 'BUSINESS', customerStatus: 'REGULAR', shipmentMode: 'REGULAR', serviceTypes: ['COMMON_PACKAGE'], cycle: 'WEEK', volume: 40 } as const;
const PERSON = { customerType: 'INDIVIDUAL', customerStatus: 'NEW', shipmentMode: 'SINGLE', serviceTypes: ['COMMON_PACKAGE'] } as const;

function senderOf({ product, sender, pickupDate }: DemoShipment, random: Random) {
  if (random.fraction() < 0.6) return { ...PERSON, serviceTypes: [...PERSON.serviceTypes] };
  const announced = product !== 'localDelivery' && pickupDate === null && random.fraction() < 0.6 ? { presend: true, domesticTransOrder: `SF${random.between(100_000_000, 999_999_999)}` } : {};
  return { ...SHOP, serviceTypes: [...SHOP.serviceTypes], sendCompany: sender.company, ...announced };
}

const codOf = (random: Random): number => (random.fraction() < 0.1 ? random.pick(COD_EDGES_FEN) : random.between(2_000, 90_000));

/** A whole form; the same for the same parcel. Throws when it would not be accepted. */
export function demoForm(shipment: DemoShipment, random: Random, agreementVersion: string): OrderForm {
  const { product, sender, receiver, weightGrams, pieces, mallNo, pickupDate } = shipment;
  const items = Array.from({ length: random.between(1, 8) }, () => random.pick(product === 'localDelivery' ? LOCAL_GOODS : GOODS));
  const goods = [...new Set(items)].slice(0, RULES.goods.maxItems).map(([goodsType, goodsNameCn, goodsNameEn, unitPrice, hsCode]) => ({
    goodsType, goodsNameCn, goodsNameEn, unitPrice, hsCode, quantity: random.between(1, 12), battery: goodsType === 'BATTERY_BUILT_IN' ? { wattHours: 4, count: 1 } : null,
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
    localShipWay: pickupDate === null ? 'SELF_DELIVERY' : 'DOOR_PICKUP',
    pickupDate,
    agreementVersion,
    ...senderOf(shipment, random),
  });
}
