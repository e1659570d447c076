/** A request that creates an international shipment, as a shop writes it; its test checks it against the contract. */
export const ORDER_PATH = '/oms/website/order/intl/add';

export const ORDER_SAMPLE = `POST ${ORDER_PATH}
content-type: application/json
x-api-key: …
idempotency-key: shop-1042

{
  "mallNo": "shop-1042",
  "expressType": "smallParcel",
  "sendName": "Li Wei",
  "sendPhone": "+8613800138000",
  "senderAddress": {
    "countryCode": "CN", "province": "Zhejiang",
    "city": "Jinhua", "area": "Yiwu",
    "street": "88 Chouzhou Road", "postcode": "322000"
  },
  "acceptName": "Ama Mensah",
  "acceptPhone": "+233201234567",
  "receiverAddress": {
    "countryCode": "GH", "province": "Greater Accra",
    "city": "Accra", "street": "14 Oxford Street, Osu"
  },
  "pacNumber": 1, "weightGrams": 900,
  "localShipWay": "SELF_DELIVERY",
  "goods": [{
    "goodsType": "CLOTHES", "quantity": 2, "unitPrice": 6500,
    "goodsNameEn": "Cotton dress", "goodsNameCn": "棉质连衣裙"
  }],
  "currency": "CNY", "agreementVersion": "2026-11"
}`;
