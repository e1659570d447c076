/** Positions in Pakistan, China and Turkey. */
import { post } from '../job-text.ts';
import type { StartingJob } from '../repository.ts';

export const ASIAN_JOBS: readonly StartingJob[] = [
  {
    id: 'karachi-finance', type: 'SUPPORT', country: 'PK', daysAgo: 15,
    texts: {
      en: post('Cash on delivery accountant', 'Karachi', 'You check what couriers collected, withhold the tax and pay shops on time.', 'You have kept accounts for two years and find a missing rupee.', 'You explain a statement by phone in Urdu and in English.'),
      'zh-CN': post('货到付款会计', '卡拉奇', '您负责核对快递员代收的款项、代扣税款，并按时向店铺付款。', '您有两年会计经验，账目分毫不差。', '您能用乌尔都语和英语通过电话讲解对账单。'),
      ur: post('کیش آن ڈیلیوری اکاؤنٹنٹ', 'کراچی', 'آپ کوریئرز کی وصول کردہ رقم جانچتے ہیں، ٹیکس کاٹتے ہیں اور دکانوں کو وقت پر ادائیگی کرتے ہیں۔', 'آپ کو حسابات کا دو سال کا تجربہ ہے اور ایک روپے کا فرق بھی پکڑ لیتے ہیں۔', 'آپ فون پر اردو اور انگریزی میں گوشوارہ سمجھا سکتے ہیں۔'),
    },
  },
  {
    id: 'guangzhou-operations', type: 'OPERATIONS', country: 'CN', daysAgo: 3,
    texts: {
      'zh-CN': post('航空操作专员', '广州', '您负责集货、制作主单，并将货物交付航空公司。', '您熟悉带电货物规则，能够当场拒收不合规的纸箱。', '采用轮班制，夜班另有补贴。'),
      en: post('Air freight operator', 'Guangzhou', 'You consolidate parcels, prepare the master documents and hand the goods to the airline.', 'You know the rules for goods with batteries and refuse a wrong carton on the spot.', 'Shift work with an allowance for nights.'),
    },
  },
  {
    id: 'yiwu-sales', type: 'SALES', country: 'CN', daysAgo: 19,
    texts: {
      'zh-CN': post('海外仓销售', '义乌', '您向商户介绍海外仓，帮助他们选择适合提前备货的商品。', '您了解市场，能读懂库存周转数据。', '英语或阿拉伯语可用于日常沟通者优先。'),
      en: post('Sales, overseas warehouse', 'Yiwu', 'You explain our overseas warehouse to merchants and help them choose the goods that are worth stocking there.', 'You know the market and read stock turnover.', 'Everyday English or Arabic is welcome.'),
    },
  },
  {
    id: 'shenzhen-developer', type: 'TECHNOLOGY', country: 'CN', daysAgo: 34,
    texts: {
      'zh-CN': post('数据工程师', '深圳', '您整合合作网络的运单数据，让每次扫描在数秒内出现在跟踪页面。', '您熟悉 PostgreSQL，能设计可安全重试的数据处理流程。', '您参与轮值，并负责让告警越来越少。'),
      en: post('Data engineer', 'Shenzhen', 'You bring in the events of partner networks, so that every scan shows in tracking within seconds.', 'You know PostgreSQL and design work that can safely be tried again.', 'You take part in the rota and see to it that alarms become fewer.'),
    },
  },
  {
    id: 'istanbul-customs', type: 'CUSTOMS', country: 'TR', daysAgo: 10,
    texts: {
      en: post('Customs specialist', 'Istanbul', 'You clear parcels under the rules that hold since February 2026 and tell senders in time what is missing.', 'You have worked for a customs broker and classify goods with confidence.', 'You write Turkish and English.'),
      tr: post('Gümrük uzmanı', 'İstanbul', 'Şubat 2026’dan beri geçerli kurallara göre paketlerin gümrük işlemlerini yapar, eksikleri göndericilere zamanında bildirirsiniz.', 'Bir gümrük müşavirliğinde çalıştınız ve eşyayı güvenle sınıflandırırsınız.', 'Türkçe ve İngilizce yazarsınız.'),
    },
  },
];
