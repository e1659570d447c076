/** Demo customers, one per language; all but the one without a password sign in with `Amberlane#2026` (design §2). */
import type { Transaction } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { Profile } from '@amberlane/contract/calls/accounts';
import { hashPassword } from '../accounts/password-hash.ts';
import type { Database } from '../database/tables.ts';

/** `demo@amberlane.example` */
export const DEMO_ACCOUNT = '0d5f6d1e-3a53-4a0e-9a53-000000000001';
/** `other@amberlane.example` */
export const OTHER_ACCOUNT = '0d5f6d1e-3a53-4a0e-9a53-000000000002';
/** A shop in Guangzhou that sends a lot. */
export const SHOP_ACCOUNT = '0d5f6d1e-3a53-4a0e-9a53-000000000003';
export const DEMO_ACCOUNTS_WITH_ORDERS = [DEMO_ACCOUNT, OTHER_ACCOUNT, SHOP_ACCOUNT, '0d5f6d1e-3a53-4a0e-9a53-000000000004', '0d5f6d1e-3a53-4a0e-9a53-000000000005'] as const;

export const DEMO_PASSWORD = 'Amberlane#2026';

interface DemoCustomer {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly country: Country;
  readonly locale: Locale;
  readonly nickName: string;
  readonly withPassword: boolean;
  /** The plan has API keys. */
  readonly platform?: boolean;
  /** How long ago the account was made. */
  readonly ageDays: number;
  readonly profile: Partial<Profile>;
}

const CUSTOMERS: readonly DemoCustomer[] = [
  {
    id: DEMO_ACCOUNT, email: 'demo@amberlane.example', phone: null, country: 'GH', locale: 'en', nickName: 'Ama Demo', withPassword: true, platform: true, ageDays: 420,
    profile: { title: 'MS', familyName: 'Demo', firstName: 'Ama', contactPhone: '+233231234567', provinceCode: 'GH-AA', cityCode: 'GH-AA-ACC', areaCode: 'GH-AA-ACC-01', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Oxford Street' },
  },
  {
    id: OTHER_ACCOUNT, email: 'other@amberlane.example', phone: null, country: 'NG', locale: 'en', nickName: 'Other Customer', withPassword: true, ageDays: 200,
    profile: { familyName: 'Customer', firstName: 'Other', companyName: 'Second Demo Stores', companyAddress: 'Allen Avenue 5, Ikeja' },
  },
  {
    id: SHOP_ACCOUNT, email: 'yangli@amberlane.example', phone: null, country: 'CN', locale: 'zh-CN', nickName: '样例商家', withPassword: true, platform: true, ageDays: 700,
    profile: { familyName: '样', firstName: '例', companyName: '广州样例电子商务有限公司', companyAddress: '广州市白云区' },
  },
  {
    id: '0d5f6d1e-3a53-4a0e-9a53-000000000004', email: 'exemple@amberlane.example', phone: null, country: 'MA', locale: 'fr', nickName: 'Boutique Exemple', withPassword: true, ageDays: 310,
    profile: { familyName: 'Exemple', firstName: 'Salma', companyName: 'Boutique Exemple', district: 'Maârif', street: 'Boulevard Zerktouni 40' },
  },
  {
    id: '0d5f6d1e-3a53-4a0e-9a53-000000000005', email: 'mithal@amberlane.example', phone: null, country: 'EG', locale: 'ar', nickName: 'متجر المثال', withPassword: true, ageDays: 95,
    profile: { familyName: 'المثال', firstName: 'نور', companyName: 'متجر المثال' },
  },
  {
    id: '0d5f6d1e-3a53-4a0e-9a53-000000000006', email: 'namoona@amberlane.example', phone: null, country: 'PK', locale: 'ur', nickName: 'نمونہ اسٹور', withPassword: true, ageDays: 40,
    profile: { familyName: 'نمونہ', firstName: 'زارا' },
  },
  // New and empty: nothing told but the address.
  {
    id: '0d5f6d1e-3a53-4a0e-9a53-000000000007', email: 'ornek@amberlane.example', phone: null, country: 'TR', locale: 'tr', nickName: 'Örnek Müşteri', withPassword: true, ageDays: 1, profile: {},
  },
  // Came in by code and never chose a password.
  {
    id: '0d5f6d1e-3a53-4a0e-9a53-000000000008', email: null, phone: '+254712123456', country: 'KE', locale: 'en', nickName: '•••3456', withPassword: false, ageDays: 3, profile: {},
  },
];

const DAY_MS = 86_400_000;

/** Adds the customers that are missing; hashes once, and only then. */
export async function seedAccounts(db: Transaction<Database>, now: Date): Promise<void> {
  const rows = await db.selectFrom('account').select('id').where('id', 'in', CUSTOMERS.map(({ id }) => id)).execute();
  const present = new Set(rows.map(({ id }) => id));
  const missing = CUSTOMERS.filter(({ id }) => !present.has(id));
  if (missing.length === 0) return;
  const hash = await hashPassword(DEMO_PASSWORD);
  await db
    .insertInto('account')
    .values(
      missing.map(({ nickName, withPassword, ageDays, profile, ...account }) => {
        const created = new Date(now.getTime() - ageDays * DAY_MS);
        return { ...account, password_hash: withPassword ? hash : null, nick_name: nickName, profile: JSON.stringify(profile), created_at: created, updated_at: created };
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
