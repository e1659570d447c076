/** Examples of the country calls for the documentation. */
import type { CallExample } from '../plugins/call-route.ts';

export const COUNTRY_EXAMPLE: CallExample = {
  request: {},
  reply: [
    {
      code: 'NG',
      nameEN: 'Nigeria',
      nameCN: '尼日利亚',
      nameAR: 'نيجيريا',
      nameFR: 'Nigeria',
      nameUR: 'نائجیریا',
      nameTR: 'Nijerya',
      countryName: 'Nigeria',
      iconWeb: '/v1/api/country/icon/ng.svg',
      defaultMark: 0,
      contact: '+234 700 000 0142/+234 700 000 0143',
      email: 'lagos@amberlane.example/support.ng@amberlane.example',
      openTime: {
        en: 'Mon–Sat 08:30–17:30',
        'zh-CN': '周一至周六 08:30–17:30',
        fr: 'lun.–sam. 08:30–17:30',
        ar: 'الاثنين – السبت 08:30–17:30',
        ur: 'پیر تا ہفتہ 08:30–17:30',
        tr: 'Pzt–Cmt 08:30–17:30',
      },
      hours: [{ days: [1, 2, 3, 4, 5, 6], from: '08:30', to: '17:30' }],
      timeZone: 'Africa/Lagos',
      langList: [
        { name: 'English', langKey: 'en' },
        { name: '简体中文', langKey: 'zh-CN' },
      ],
    },
  ],
};

export const PHONE_RULE_EXAMPLE: CallExample = {
  request: {},
  reply: [{ code: 'NG', phoneRegex: '^(?:\\+?234|0)?[789]\\d{9}$', contactRegex: '^(?:\\+?234|0)?[2789]\\d{9}$', textMessages: true }],
};
