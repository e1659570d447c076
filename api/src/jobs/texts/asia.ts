/** Positions in Pakistan, China and Turkey. */
import { post } from '../job-text.ts';
import type { StartingJob } from '../repository.ts';

export const ASIAN_JOBS: readonly StartingJob[] = [
  {
    id: 'karachi-finance', type: 'SUPPORT', country: 'PK', employment: 'FULL_TIME', daysAgo: 15, openDays: 15,
    texts: {
      en: post('Cash on delivery accountant', 'Karachi',
        'You check what couriers collected, withhold the tax and pay shops on time. When a shop asks about a statement, you go through it with them line by line.',
        'You have kept accounts for two years and find a missing rupee. You explain a statement by phone in Urdu and in English.',
        'You work from Monday to Friday and on every second Saturday until noon. We pay provident fund, health insurance and the fees of your accounting examinations.'),
      'zh-CN': post('货到付款会计', '卡拉奇',
        '您负责核对快递员代收的款项、代扣税款，并按时向店铺付款。店铺对账单有疑问时，您与其逐行核对。',
        '您有两年会计经验，账目分毫不差。您能用乌尔都语和英语通过电话讲解对账单。',
        '周一至周五上班，隔周周六工作至中午。公司缴纳公积金和医疗保险，并承担您的会计考试费用。'),
      ur: post('کیش آن ڈیلیوری اکاؤنٹنٹ', 'کراچی',
        'آپ کوریئرز کی وصول کردہ رقم جانچتے ہیں، ٹیکس کاٹتے ہیں اور دکانوں کو وقت پر ادائیگی کرتے ہیں۔ جب کوئی دکان گوشوارے کے بارے میں پوچھے تو آپ ان کے ساتھ ایک ایک سطر دیکھتے ہیں۔',
        'آپ کو حسابات کا دو سال کا تجربہ ہے اور ایک روپے کا فرق بھی پکڑ لیتے ہیں۔ آپ فون پر اردو اور انگریزی میں گوشوارہ سمجھا سکتے ہیں۔',
        'آپ پیر سے جمعہ اور ہر دوسرے ہفتے کو دوپہر تک کام کرتے ہیں۔ ہم پراویڈنٹ فنڈ، صحت کا بیمہ اور آپ کے اکاؤنٹنگ امتحانات کی فیس ادا کرتے ہیں۔'),
    },
  },
  {
    id: 'guangzhou-operations', type: 'OPERATIONS', country: 'CN', employment: 'FULL_TIME', daysAgo: 3, openDays: 27,
    texts: {
      'zh-CN': post('航空操作专员', '广州',
        '您负责集货、制作主单，并将货物交付航空公司。航班变动时，您重新安排舱位，并通知目的国的同事。',
        '您熟悉带电货物规则，能够当场拒收不合规的纸箱。您做事细致，能读写英文单证。',
        '采用轮班制，夜班另有补贴，提供宿舍和工作餐。公司承担危险品培训及证书年审费用。'),
      en: post('Air freight operator', 'Guangzhou',
        'You consolidate parcels, prepare the master documents and hand the goods to the airline. When a flight changes, you find other space and tell the desks at the destination.',
        'You know the rules for goods with batteries and refuse a wrong carton on the spot. You work with care, and read and write documents in English.',
        'Shift work with an allowance for nights, a room in the dormitory and meals. We pay the training for dangerous goods and the yearly renewal of your certificate.'),
    },
  },
  {
    id: 'yiwu-sales', type: 'SALES', country: 'CN', employment: 'FULL_TIME', daysAgo: 19, openDays: null,
    texts: {
      'zh-CN': post('海外仓销售', '义乌',
        '您向商户介绍海外仓，帮助他们选择适合提前备货的商品。备货之后，您每月与商户一起分析销售速度和补货时间。',
        '您了解市场，能读懂库存周转数据。英语或阿拉伯语可用于日常沟通者优先。',
        '底薪加提成，按月结算，并缴纳五险一金。每年您有一次机会到非洲或中东的仓库实地交流。'),
      en: post('Sales, overseas warehouse', 'Yiwu',
        'You explain our overseas warehouse to merchants and help them choose the goods that are worth stocking there. Once they have stocked, you look at turnover and the time to reorder with them every month.',
        'You know the market and read stock turnover. Everyday English or Arabic is welcome.',
        'A base salary and a commission, paid every month, with full social insurance. Once a year you can visit one of our warehouses in Africa or the Middle East.'),
    },
  },
  {
    id: 'shenzhen-developer', type: 'TECHNOLOGY', country: 'CN', employment: 'INTERN', daysAgo: 34, openDays: 60,
    texts: {
      'zh-CN': post('数据工程实习生', '深圳',
        '您参与整合合作网络的运单数据，让每次扫描在数秒内出现在跟踪页面。您从一个合作网络开始，写出测试，并观察它在真实数据上的表现。',
        '您是计算机或相关专业的在读学生，学过 SQL，会用一门编程语言。您愿意提问，也愿意把学到的写下来。',
        '实习期六个月，每周至少四天，有津贴和餐补。您有固定导师，表现良好者毕业后可直接入职。'),
      en: post('Intern, data engineering', 'Shenzhen',
        'You help to bring in the events of partner networks, so that every scan shows in tracking within seconds. You begin with one network, write its tests and watch how they hold on real data.',
        'You study computer science or something close to it, have learned SQL and use one programming language. You like to ask, and to write down what you have learned.',
        'Six months, at least four days a week, with pay and meals. One engineer looks after you, and who does well can start with us after graduation.'),
    },
  },
  {
    id: 'istanbul-customs', type: 'CUSTOMS', country: 'TR', employment: 'FULL_TIME', daysAgo: 10, openDays: 20,
    texts: {
      en: post('Customs specialist', 'Istanbul',
        'You clear parcels under the rules that hold since February 2026 and tell senders in time what is missing. You follow changes of the rules and write the short guide that our desks abroad work with.',
        'You have worked for a customs broker and classify goods with confidence. You write Turkish and English.',
        'You work at the airport from Monday to Friday, with a shuttle from both sides of the city. We pay meals, private health insurance and the fees of the customs examinations.'),
      tr: post('Gümrük uzmanı', 'İstanbul',
        'Şubat 2026’dan beri geçerli kurallara göre paketlerin gümrük işlemlerini yapar, eksikleri göndericilere zamanında bildirirsiniz. Mevzuat değişikliklerini izler, yurt dışındaki ekiplerimizin kullandığı kısa rehberi hazırlarsınız.',
        'Bir gümrük müşavirliğinde çalıştınız ve eşyayı güvenle sınıflandırırsınız. Türkçe ve İngilizce yazarsınız.',
        'Pazartesiden cumaya havalimanında çalışırsınız; şehrin iki yakasından servis vardır. Yemek, özel sağlık sigortası ve gümrük sınavlarının ücretleri bizden.'),
    },
  },
];
