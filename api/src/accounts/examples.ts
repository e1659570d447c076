/** Requests and replies shown in the documentation of account calls. */
import type { CallExample } from '../plugins/call-route.ts';

const DONE = { done: true };
const PROFILE = {
  title: 'MS', familyName: 'Demo', firstName: 'Ama', companyName: '', companyAddress: '', contactPhone: '+233231234567',
  provinceCode: 'GH-AA', cityCode: '', areaCode: '', province: 'Greater Accra', city: '', area: '', district: 'Osu', street: 'Oxford Street 12',
};
const CUSTOMER = {
  userId: '0d5f6d1e-3a53-4a0e-9a53-000000000001', userName: 'demo@amberlane.example', userPin: '5d2a6f0c91be', nickName: 'Ama Demo',
  email: 'demo@amberlane.example', phone: null, countryCode: 'GH', locale: 'en', passwordSet: true, passwordPolicy: 'strong', profile: PROFILE,
};
const SESSION = {
  accessToken: 'c2Vzc2lvbiB0b2tlbiBvZiAyNTYgcmFuZG9tIGJpdHM', userName: 'demo@amberlane.example', userPin: '5d2a6f0c91be', nickName: 'Ama Demo',
  remembered: false, passwordSet: true, created: false,
};
const ENTRIES = { password: 'Harmattan#2026', confirmPassword: 'Harmattan#2026' };
const CAPTCHA = { captchaId: '6f1d6d1e-3a53-4a0e-9a53-5b0c6e0f7a11', captchaCode: 'kx7wd' };

const example = (request: CallExample['request'], reply: unknown): CallExample => ({ request, reply });

export const ACCOUNT_EXAMPLES = {
  loginWithCode: example({ userName: '0231234567', countryCode: 'GH', verifyCode: '480213' }, { ...SESSION, userName: '+233231234567', nickName: '•••4567', passwordSet: false, created: true }),
  initPassword: example({ password: 'harmattan7', confirmPassword: 'harmattan7' }, DONE),
  getUserInfoByToken: example({}, CUSTOMER),
  register: example({ userName: 'ama@example.com', ...ENTRIES, nickName: 'Ama', countryCode: 'GH', agreement: true, ...CAPTCHA }, { resendSeconds: 60, expiresSeconds: 600 }),
  login: example({ userName: 'demo@amberlane.example', password: 'Amberlane#2026', rememberMe: false }, SESSION),
  resetPassword: example({ ticket: 'dGlja2V0IG9mIDI1NiByYW5kb20gYml0cw', ...ENTRIES }, DONE),
  logout: example({}, DONE),
  updatePassword: example({ userId: CUSTOMER.userId, oldPassword: 'Amberlane#2026', newPassword: 'Harmattan#2026', confirmPassword: 'Harmattan#2026' }, DONE),
  updateCustomer: example({ userId: CUSTOMER.userId, nickName: 'Ama Demo', countryCode: 'GH', locale: 'en', ...PROFILE }, CUSTOMER),
  getCustomer: example({}, CUSTOMER),
  startContactChange: example({ userName: 'ama@example.com', password: 'Amberlane#2026' }, { resendSeconds: 60, expiresSeconds: 600 }),
  confirmContactChange: example({ userName: 'ama@example.com', verifyCode: '480213' }, { ...CUSTOMER, userName: 'ama@example.com', email: 'ama@example.com' }),
  queryNotifications: example({}, { signInAlert: true, parcelNews: false, reachable: true }),
  updateNotifications: example({ parcelNews: true }, { signInAlert: true, parcelNews: true, reachable: true }),
  checkLogin: example({ userName: 'ama@example.com' }, { signedIn: false, userPin: '', nickName: '', accountKind: 'email' }),
} as const;
