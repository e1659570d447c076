/** Positions in Nigeria and Ghana. */
import { post } from '../job-text.ts';
import type { StartingJob } from '../repository.ts';

export const WEST_AFRICAN_JOBS: readonly StartingJob[] = [
  {
    id: 'lagos-courier', type: 'COURIER', country: 'NG', employment: 'FULL_TIME', daysAgo: 2, openDays: 28,
    texts: {
      en: post('Motorcycle courier', 'Lagos',
        'You bring 35 to 45 parcels a day to homes and shops in Ikeja and hand them over against a signature. Before each tour you call the recipients, so that somebody is there. In the evening you settle the cash that you collected at the counter.',
        'You have held a motorcycle licence for at least two years and know the city. You count money without errors, because many parcels are paid for at the door, and you stay friendly when a gate stays shut.',
        'We provide the motorcycle, its insurance and fuel, a helmet, rain clothes and a phone with the courier application. You are paid a fixed wage with a bonus for first attempts that succeed, and you have one weekday off besides Sunday.'),
      'zh-CN': post('摩托车快递员', '拉各斯',
        '您每天向伊凯贾的住户和商铺派送 35 至 45 件包裹，由收件人签收。出发前您先致电收件人，确认有人在场。晚上您在柜台结清当天代收的款项。',
        '您持有摩托车驾照两年以上，熟悉城区道路。许多包裹在收件时付款，因此您收款准确；遇到无人应门，您也能保持耐心。',
        '我们提供摩托车及其保险和燃油、头盔、雨具，以及装有快递应用的手机。薪酬为固定工资加首次投递成功奖金，除周日外每周再休息一天。'),
    },
  },
  {
    id: 'lagos-shift-leader', type: 'OPERATIONS', country: 'NG', employment: 'FULL_TIME', daysAgo: 11, openDays: 19,
    texts: {
      en: post('Shift leader, sorting centre', 'Lagos',
        'You lead 20 people in the evening shift, from the arrival of the customs lorry to the departure of the last van. You plan who works at which belt, check the count of every bag and clear up missing scans before the shift ends.',
        'You have led a team in a warehouse or a factory for at least two years. You read figures, speak up before a delay becomes one, and explain a mistake without blaming anyone.',
        'You report to the site manager and train your own deputy, so that you can take your holidays. Evening work is paid with an allowance, and a bus takes the team home after the shift.'),
      'zh-CN': post('分拣中心班组长', '拉各斯',
        '您带领 20 人的晚班团队，负责从海关货车到达至最后一辆派送车出发的全部工作。您安排各条分拣线的人员，核对每个集包的件数，并在下班前处理漏扫的包裹。',
        '您在仓库或工厂带过团队，经验不少于两年。您善于分析数据，能在延误发生之前及时提出，并就事论事地指出差错。',
        '您向网点经理汇报，并培养自己的副手，保证您能正常休假。晚班另有津贴，下班后有班车送团队回家。'),
    },
  },
  {
    id: 'abuja-sales', type: 'SALES', country: 'NG', employment: 'FULL_TIME', daysAgo: 26, openDays: null,
    texts: {
      en: post('Account manager, online shops', 'Abuja',
        'You win shops that buy in China and sell in Nigeria, and stay with them through their first hundred parcels. You visit them, look at their goods, and work out which service fits each of them.',
        'You explain chargeable weight and cash on delivery so that nobody is surprised by an invoice. Experience in logistics or online trade helps; honesty in figures is required.',
        'You get a region of your own, a car for visits and a share of the revenue of your customers in their first year. Two weeks of training in Lagos and Guangzhou come before your first visit.'),
      'zh-CN': post('电商客户经理', '阿布贾',
        '您负责开发从中国采购、在尼日利亚销售的店铺，并陪伴他们完成最初的一百件包裹。您上门拜访，了解他们的商品，为每家店铺找到合适的服务。',
        '您能把计费重量和货到付款讲清楚，让客户不会对账单感到意外。有物流或电商经验者优先；数据诚信是基本要求。',
        '您拥有自己的负责区域和拜访用车，并可在客户合作的第一年获得销售提成。首次拜访之前，您将在拉各斯和广州接受两周培训。'),
    },
  },
  {
    id: 'accra-support', type: 'SUPPORT', country: 'GH', employment: 'PART_TIME', daysAgo: 5, openDays: 24,
    texts: {
      en: post('Customer support agent', 'Accra',
        'You answer calls and messages about parcels on their way to Ghana and stay with a case until it is settled. You talk with customs, couriers and the desk in Guangzhou, and tell customers when they will hear from you next.',
        'You write clear English and listen well; Twi or Ga is welcome. You keep calm when somebody is angry, and you say what you do not know.',
        'You work 24 hours a week in shifts that you choose a month ahead, from Monday to Saturday between 8:30 and 18:30. Training takes three weeks and is paid; later you can move to full time.'),
      'zh-CN': post('客服专员', '阿克拉',
        '您负责解答寄往加纳包裹的来电和留言，并跟进每个案例直至解决。您与海关、快递员和广州同事沟通，并告知客户下次回复的时间。',
        '您的英文书面表达清晰，善于倾听；会契维语或加语者优先。面对情绪激动的客户您能保持冷静，不清楚的事情如实说明。',
        '每周工作 24 小时，班次在周一至周六 8:30 至 18:30 之间，可提前一个月选班。入职培训为期三周，带薪；之后可转为全职。'),
    },
  },
  {
    id: 'kumasi-site-manager', type: 'OPERATIONS', country: 'GH', employment: 'FULL_TIME', daysAgo: 39, openDays: null,
    texts: {
      en: post('Site manager', 'Kumasi',
        'You open the site in the morning, plan the tours and answer for the cash in the evening. You hire your own couriers, teach them the district and ride along once a week.',
        'You have managed a shop, a depot or a station, hold a driving licence and like to talk with customers. You know how to read a weekly report and what to change after it.',
        'You are measured by first attempts that succeed, and share in the result of your site. Each quarter you meet the managers of the other Ghanaian sites in Accra, at our expense.'),
      'zh-CN': post('网点经理', '库马西',
        '您早上开门营业、规划派送路线，晚上对现金负责。您自行招聘快递员，带他们熟悉片区，并每周随车派送一次。',
        '您管理过店铺、仓库或站点，持有驾照，乐于与客户沟通。您看得懂周报，也知道看完之后该改什么。',
        '考核以首次投递成功率为准，您还可分享网点的经营成果。每季度您与加纳其他网点的经理在阿克拉交流，费用由公司承担。'),
    },
  },
];
