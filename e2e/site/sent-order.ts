/** A whole order as the ship-now form sends it: a small parcel from Guangzhou to Accra. */
export const orderOf = (agreementVersion: string) => ({
  expressType: 'smallParcel',
  sendName: '林晓岚',
  sendPhone: '138 0055 0142',
  senderAddress: { countryCode: 'CN', province: '广东省', city: '广州', area: '白云区', street: '朝阳路 18 号', postcode: '510000' },
  acceptName: 'Akosua Mensah',
  acceptPhone: '024 555 0142',
  receiverAddress: { countryCode: 'GH', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane' },
  pacNumber: 1,
  weightGrams: 860,
  goods: [{ goodsType: 'CLOTHES', goodsNameCn: '棉质T恤', goodsNameEn: 'Cotton T-shirt', quantity: 3, unitPrice: 4_500 }],
  localShipWay: 'SELF_DELIVERY',
  agreementVersion,
});
