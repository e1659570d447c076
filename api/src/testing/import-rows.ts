/** Rows of a file for tests: small parcels from Guangzhou to Accra. */
import type { ImportCells } from '@amberlane/contract/domain/order-import';
import { guangzhouAddress } from './order-form.ts';

export const importSettings = { sendName: '林晓岚', sendPhone: '138 0055 0142', senderAddress: guangzhouAddress, goodsType: 'CLOTHES' as const };

export const importCells = (changes: ImportCells = {}): ImportCells => ({
  acceptName: 'Akosua Mensah', acceptPhone: '024 555 0142', country: 'Ghana', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane', digitalAddress: 'ga-183-8164',
  goodsNameEn: 'Cotton T-shirt', goodsNameCn: '棉质T恤', quantity: '3', unitPrice: '45', weightKg: '0.86',
  ...changes,
});
