/** Positions in Nigeria, Ghana, Kenya, Uganda and Morocco. */
import { post } from '../job-text.ts';
import type { StartingJob } from '../repository.ts';

export const AFRICAN_JOBS: readonly StartingJob[] = [
  {
    id: 'lagos-courier', type: 'COURIER', country: 'NG', daysAgo: 2,
    texts: {
      en: post('Motorcycle courier', 'Lagos', 'You bring parcels to homes and shops in Ikeja and hand them over against a signature.', 'You have a motorcycle licence, know the city and count money without errors: many parcels are paid for at the door.', 'We provide the motorcycle, its insurance, a helmet and a telephone with the courier application.'),
      'zh-CN': post('摩托车快递员', '拉各斯', '您负责将包裹送到伊凯贾的住户和商铺，并由收件人签收。', '您持有摩托车驾照，熟悉城区，收款准确：许多包裹在收件时付款。', '我们提供摩托车及保险、头盔，以及装有快递应用的手机。'),
    },
  },
  {
    id: 'lagos-shift-leader', type: 'OPERATIONS', country: 'NG', daysAgo: 11,
    texts: {
      en: post('Shift leader, sorting centre', 'Lagos', 'You lead 20 people in the evening shift, from the arrival of the customs lorry to the last van.', 'You have led a team in a warehouse, read figures and speak up before a delay becomes one.', 'You report to the site manager and train your own deputy.'),
      'zh-CN': post('分拣中心班组长', '拉各斯', '您带领 20 人的晚班团队，负责从海关货车到达至最后一辆派送车出发的全部工作。', '您有仓库团队管理经验，善于分析数据，能在延误发生之前及时提出。', '您向网点经理汇报，并培养自己的副手。'),
    },
  },
  {
    id: 'abuja-sales', type: 'SALES', country: 'NG', daysAgo: 26,
    texts: {
      en: post('Account manager, online shops', 'Abuja', 'You win shops that buy in China and sell in Nigeria, and stay with them through their first hundred parcels.', 'You explain chargeable weight and cash on delivery so that nobody is surprised by an invoice.', 'Experience in logistics or electronic commerce helps; honesty in figures is required.'),
      'zh-CN': post('电商客户经理', '阿布贾', '您负责开发从中国采购、在尼日利亚销售的店铺，并陪伴他们完成最初的一百件包裹。', '您能把计费重量和货到付款讲清楚，让客户不会对账单感到意外。', '有物流或电商经验者优先；数据诚信是基本要求。'),
    },
  },
  {
    id: 'accra-support', type: 'SUPPORT', country: 'GH', daysAgo: 5,
    texts: {
      en: post('Customer support agent', 'Accra', 'You answer calls and messages about parcels on their way to Ghana and stay with a case until it is settled.', 'You write clear English and listen well; Twi or Ga is welcome.', 'Shifts from Monday to Saturday between 8:30 and 18:30.'),
      'zh-CN': post('客服专员', '阿克拉', '您负责解答寄往加纳包裹的来电和留言，并跟进每个案例直至解决。', '您的英文书面表达清晰，善于倾听；会契维语或加语者优先。', '班次为周一至周六 8:30 至 18:30 之间。'),
    },
  },
  {
    id: 'kumasi-site-manager', type: 'OPERATIONS', country: 'GH', daysAgo: 39,
    texts: {
      en: post('Site manager', 'Kumasi', 'You open the site in the morning, plan the tours and answer for the cash in the evening.', 'You have managed a shop or a depot, hold a driving licence and like to talk with customers.', 'You hire your own couriers and are measured by first attempts that succeed.'),
      'zh-CN': post('网点经理', '库马西', '您早上开门营业、规划派送路线，晚上对现金负责。', '您管理过店铺或仓库，持有驾照，乐于与客户沟通。', '您自行招聘快递员，以首次投递成功率作为考核依据。'),
    },
  },
  {
    id: 'nairobi-customs', type: 'CUSTOMS', country: 'KE', daysAgo: 8,
    texts: {
      en: post('Customs declarant', 'Nairobi', 'You declare imports at the airport and talk to the consignee when a document is missing.', 'You hold a customs agent licence and classify goods without guessing.', 'You work with our desks in Guangzhou and Hong Kong; the shift begins when the aircraft lands.'),
      'zh-CN': post('报关员', '内罗毕', '您负责机场进口申报，并在单证缺失时联系收件人。', '您持有报关资格，商品归类严谨。', '您与广州和香港的同事配合，班次随航班到达时间安排。'),
    },
  },
  {
    id: 'mombasa-courier', type: 'COURIER', country: 'KE', daysAgo: 31,
    texts: {
      en: post('Van driver', 'Mombasa', 'You deliver freight and large parcels on the coast, from Mombasa to Malindi.', 'You have driven a van for two years without an accident of your own fault and can use a lifting platform.', 'Overtime in the peak season is paid, and wages arrive on the same day of every month.'),
      'zh-CN': post('厢式货车司机', '蒙巴萨', '您负责沿海地区从蒙巴萨到马林迪的大件派送。', '您有两年厢式货车驾驶经验，无责任事故，会使用升降尾板。', '旺季支付加班费，工资每月按时发放。'),
    },
  },
  {
    id: 'kampala-support', type: 'SUPPORT', country: 'UG', daysAgo: 17,
    texts: {
      en: post('Counter assistant, evening shift', 'Kampala', 'You receive and hand out parcels, weigh, measure and take payments from 14:00 to 22:00.', 'You are exact with identity documents and friendly with people who have waited.', 'Luganda and English; the work at the scanner is taught in the first week.'),
      'zh-CN': post('柜台专员（晚班）', '坎帕拉', '您在 14:00 至 22:00 负责收发包裹、称重量尺和收款。', '您核对证件认真，对等候的客户态度友好。', '会卢干达语和英语；扫描设备操作在第一周内培训。'),
    },
  },
  {
    id: 'casablanca-developer', type: 'TECHNOLOGY', country: 'MA', daysAgo: 4,
    texts: {
      en: post('Software developer, tracking', 'Casablanca', 'You build the services that turn scans into a forecast, and run what you build.', 'You write TypeScript and SQL, test before you release and read other people’s code with patience.', 'The team works in French and English.'),
      'zh-CN': post('软件工程师（物流跟踪）', '卡萨布兰卡', '您负责开发并运维将扫描数据转化为预计时间的服务。', '您熟悉 TypeScript 和 SQL，发布前先测试，并能耐心阅读他人的代码。', '团队使用法语和英语工作。'),
      fr: post('Développeur logiciel, suivi (F/H)', 'Casablanca', 'Vous développez les services qui transforment les scans en prévision, et vous exploitez ce que vous développez.', "Vous écrivez du TypeScript et du SQL, testez avant de livrer et lisez avec patience le code d'autrui.", "L'équipe travaille en français et en anglais."),
    },
  },
  {
    id: 'tangier-sales', type: 'SALES', country: 'MA', daysAgo: 52,
    texts: {
      en: post('Franchise advisor', 'Tangier', 'You visit people who want to open a site with us, check premises and staff, and accompany them to the contract.', 'You know retail or transport in the north of the country and hold a driving licence.', 'You say no when the nine requirements are not met, and explain what is missing.'),
      'zh-CN': post('加盟顾问', '丹吉尔', '您拜访有意加盟的申请人，核查场地和人员，并陪同直至签约。', '您了解摩洛哥北部的零售或运输行业，持有驾照。', '如果九项要求未满足，您会拒绝并说明还缺什么。'),
      fr: post('Conseiller en franchise (F/H)', 'Tanger', 'Vous rencontrez les candidats à la franchise, vérifiez locaux et effectifs, et les accompagnez jusqu’au contrat.', 'Vous connaissez le commerce ou le transport dans le nord du pays et êtes titulaire du permis de conduire.', 'Vous dites non quand les neuf exigences ne sont pas remplies, et expliquez ce qui manque.'),
    },
  },
];
