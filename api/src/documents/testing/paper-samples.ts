/** Orders for papers in the scripts of the site, and one with more of everything than fits. Own data, nobody's address. */
import { type addressDraft } from '@amberlane/contract/calls/address';
import { orderDraft } from '@amberlane/contract/calls/orders';
import type { PriceLine } from '@amberlane/contract/domain';
import type { z } from 'zod';
import type { KeptPrice } from '../../database/tables/orders.ts';
import type { PaperOrder } from '../../files/repository.ts';

const guangzhou = { countryCode: 'CN', province: 'Guangdong', city: 'Guangzhou', area: 'Baiyun', street: '18 Chaoyang Road', postcode: '510000', localAddress: '广东省广州市白云区朝阳路 18 号' } as const;

const accra = {
  acceptName: 'Akosua Mensah', acceptPhone: '+233245550142',
  receiverAddress: { countryCode: 'GH', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane', digitalAddress: 'GA-183-8164' },
} as const;

const usual = {
  ...accra,
  expressType: 'smallParcel', sendName: 'Lin Xiaolan', sendLocalName: '林晓岚', sendCompany: 'Chenguang Daily Goods Co., Ltd. 晨光日用品有限公司', sendPhone: '+8613800550142', sendEmail: 'lin@example.com',
  senderAddress: guangzhou, pacNumber: 1, weightGrams: 860, length: 30, width: 20, height: 10, localShipWay: 'SELF_DELIVERY', agreementVersion: '2026-11', mallNo: 'SHOP-200001',
  goods: [
    { goodsType: 'CLOTHES', goodsNameCn: '棉质T恤', goodsNameEn: 'Cotton T-shirt', quantity: 3, unitPrice: 4_500, hsCode: '610910' },
    { goodsType: 'ELECTRONICS', goodsNameCn: '蓝牙耳机', goodsNameEn: 'Bluetooth headphones', quantity: 1, unitPrice: 18_900, hsCode: '851830' },
  ],
} as const satisfies z.input<typeof orderDraft>;

const line = (code: PriceLine['code'], ruleId: string, amount: number): PriceLine => ({
  code, ruleId, basis: 'chargeableWeight', quantity: 1, unit: 'gram', unitSize: 1_000, rate: amount, amount, currency: 'CNY', original: null, params: {},
});

/** Three lines that make 178 CNY. */
const KEPT: KeptPrice = {
  lines: [
    { ...line('FREIGHT_FIRST', 'rate.CN-SA.2026', 7_800), params: { grams: 1_000 } }, { ...line('FREIGHT_STEPS', 'rate.CN-SA.2026', 6_400), params: { from: 1_000, to: 5_000, steps: 8, step: 500 } },
    { ...line('CASH_ON_DELIVERY', 'cod.2019', 3_600), unit: 'minorUnit', rate: 300, params: { min: 500, max: 150_000 } },
  ],
  total: { amount: 17_800, currency: 'CNY' }, chargeableGrams: 1_500, day: '2026-11-20',
};

export function paperOrder(form: z.input<typeof orderDraft> = {}, changes: Partial<PaperOrder> = {}): PaperOrder {
  const at = new Date('2026-11-20T10:30:00Z');
  const whole = orderDraft.parse({ ...usual, ...form });
  return {
    id: '0d5f6d1e-3a53-4a0e-9a53-00000000a001', account_id: 'a', order_no: 'AL402918375566', stage: 'SUBMITTED', form: whole, reference_price: { amount: 17_800, currency: 'CNY' },
    kind: whole.senderAddress?.countryCode === whole.receiverAddress?.countryCode ? 'local' : 'international',
    price: KEPT, waybill_no: 'SA673401955282', created_at: at, time_zone: 'Asia/Shanghai', origin_names: names('Guangzhou'), sort_code: 'RUH1', destination_names: names('Riyadh'),
    ...changes,
  };
}

const names = (name: string) => ({ en: name, 'zh-CN': name, fr: name, ar: name, ur: name, tr: name });
const receiver = (address: z.input<typeof addressDraft>) => address;

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Papadimitropoulos-Nwachukwu & Sons of Kaduna';

export const ORDERS = {
  ar: paperOrder({
    acceptName: 'Abdulrahman Al-Qahtani', acceptLocalName: 'عبد الرحمن بن محمد القحطاني', acceptCompany: 'مؤسسة النور (فرع العليا)', acceptPhone: '+966501234567', receiverNationalId: '1082736451',
    receiverAddress: receiver({ countryCode: 'SA', province: 'Riyadh', city: 'Riyadh', area: 'Al Olaya', street: '7421 King Fahd Road', building: '12', postcode: '12211', shortAddress: 'RRRD2929', localAddress: 'طريق الملك فهد 7421، حي العليا، الرياض 12211' }),
    cod: { amount: 34_900, currency: 'SAR' }, insuredValue: { amount: 100_000, currency: 'CNY' },
  }),
  ur: paperOrder({
    acceptName: 'Ayesha Parveen', acceptLocalName: 'محترمہ عائشہ پروین چوہدری', acceptPhone: '+923001234567', purpose: 'gift',
    receiverAddress: receiver({ countryCode: 'PK', province: 'Sindh', city: 'Karachi', area: 'Gulshan-e-Iqbal', street: 'House 14-B, Street 7', postcode: '75300', localAddress: 'مکان نمبر 14-B، گلی 7، گلشنِ اقبال، کراچی' }),
  }, { waybill_no: 'PK918203744566', sort_code: 'KHI2', destination_names: names('Karachi') }),
  zh: paperOrder({ purpose: 'sample' }, { waybill_no: 'GH520938177409', sort_code: 'ACC1', destination_names: names('Accra') }),
  tr: paperOrder({
    acceptName: 'Şükriye Işıl Güngör', acceptCompany: 'Çağdaş Yayıncılık A.Ş.', acceptPhone: '+905321234567', receiverType: 'company',
    receiverAddress: receiver({ countryCode: 'TR', province: 'İstanbul', city: 'Beyoğlu', area: 'Cihangir Mahallesi', street: 'Sıraselviler Caddesi No: 48', postcode: '34433' }),
  }, { waybill_no: 'TR294618305726', sort_code: 'IST3', destination_names: names('İstanbul') }),
  /** As long as the form allows, in mixed scripts, with marks that would turn text around. */
  hostile: paperOrder({
    sendName: LONG, sendLocalName: '欧阳娜娜欧阳娜娜欧阳娜娜欧阳娜娜欧阳娜娜欧阳娜娜欧阳娜娜欧阳娜娜', sendCompany: `${LONG} West Africa Limited, Lagos Branch`,
    acceptName: `\u202e${'شركة الإمارات العالمية للتجارة العامة '.repeat(2)}`, acceptLocalName: 'دبي الجنوب، شارع 7أ، مبنى 12، بالقرب من مطار آل مكتوم الدولي (DWC)، البوابة 4', acceptCompany: 'Emirates Global Trading & Logistics FZ-LLC – مستودع 7 – 七号仓库 '.repeat(2).slice(0, 119),
    acceptPhone: '+971501234567', acceptPhone2: '+971509876543', acceptEmail: `${'long.address.'.repeat(4)}x@example-of-a-long-domain-name.example.com`, receiverNationalId: '784-1990-1234567-1', mallNo: 'X'.repeat(64),
    receiverAddress: receiver({
      countryCode: 'AE', province: 'Dubai', city: 'Dubai', area: 'Dubai South', street: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsgebäude 12, Street 7A, near Al Maktoum International Airport, Gate 4',
      building: 'Building 12 (مبنى 12)', landmark: 'Behind the second filling station after the roundabout', poBox: '123456', makani: '1234567890', localAddress: 'دبي الجنوب، شارع 7أ، مبنى 12، بالقرب من مطار آل مكتوم الدولي، البوابة 4، خلف محطة الوقود الثانية بعد الدوار',
    }),
    goods: Array.from({ length: 5 }, (_none, index) => ({
      goodsType: 'GENERAL' as const, goodsNameEn: `Stainless steel double wall vacuum flask with printed pattern and handle no. ${index + 1}`.slice(0, 80), goodsNameCn: '不锈钢双层真空保温杯带印花图案和提手'.repeat(4).slice(0, 80),
      quantity: 99_999, unitPrice: 9_999_999, hsCode: '9617000000',
    })),
    currency: 'UGX', cod: { amount: 1_000_000_000, currency: 'UGX' }, insuredValue: { amount: 1_000_000_000_000, currency: 'AED' }, pacNumber: 100, weightGrams: 1_000_000,
  }, { waybill_no: 'AE730182649501', sort_code: 'DXB-SOUTH', destination_names: names('Dubai Logistics City South'), reference_price: { amount: 999_999_999, currency: 'CNY' } }),
} as const satisfies Readonly<Record<string, PaperOrder>>;
