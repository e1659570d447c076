/** Positions in Egypt, Saudi Arabia and the United Arab Emirates. */
import { post } from '../job-text.ts';
import type { StartingJob } from '../repository.ts';

export const ARABIC_JOBS: readonly StartingJob[] = [
  {
    id: 'cairo-customs', type: 'CUSTOMS', country: 'EG', employment: 'FULL_TIME', daysAgo: 13, openDays: 17,
    texts: {
      en: post('Clearance coordinator', 'Cairo',
        'You collect missing identity numbers and invoices and release parcels on the day they arrive. You keep a list of what each shipment waits for, and call the recipient before it is asked for twice.',
        'You know the customs of the airport and write Arabic and English without errors. You look after data protection: what a recipient sends you is used for clearance only.',
        'You work five days a week, with Friday always off. We pay health insurance for you and your family, and a course in customs law in your first year.'),
      'zh-CN': post('清关协调员', '开罗',
        '您负责收集缺失的证件号码和发票，让包裹在到达当日放行。您记录每票货物所缺的资料，并在海关再次催要之前联系收件人。',
        '您熟悉机场海关流程，能准确书写阿拉伯语和英语。您严格保护个人信息：收件人提供的资料仅用于清关。',
        '每周工作五天，周五固定休息。公司为您和家人缴纳医疗保险，并在第一年提供海关法规课程。'),
      ar: post('منسّق تخليص جمركي', 'القاهرة',
        'تجمع أرقام الهوية والفواتير الناقصة وتُفرج عن الطرود في يوم وصولها. تحتفظ بقائمة بما تنتظره كل شحنة، وتتصل بالمستلم قبل أن يُطلب منه الأمر مرتين.',
        'تعرف إجراءات جمارك المطار وتكتب العربية والإنجليزية بلا أخطاء. تحرص على حماية البيانات، فما يرسله المستلم يُستخدم للتخليص فقط.',
        'تعمل خمسة أيام في الأسبوع والجمعة عطلة دائمًا. نوفّر تأمينًا صحيًا لك ولأسرتك، ودورة في قانون الجمارك في سنتك الأولى.'),
    },
  },
  {
    id: 'riyadh-operations', type: 'OPERATIONS', country: 'SA', employment: 'FULL_TIME', daysAgo: 7, openDays: 23,
    texts: {
      en: post('Route planner', 'Riyadh',
        'You turn short national addresses into tours that couriers can finish in one day. You compare the plan with what was driven, and change it with the couriers, not without them.',
        'You work with maps and tables and know the districts of Riyadh. In Ramadan the tours are yours to redraw for the night.',
        'You get a permanent contract, health insurance and a ticket home once a year if you come from abroad. After two years planners usually take over the tours of a second city.'),
      'zh-CN': post('路线规划员', '利雅得',
        '您将国家短地址转化为快递员一天内可以完成的派送路线。您比较计划与实际行驶情况，并与快递员一起调整路线。',
        '您熟练使用地图和表格，熟悉利雅得各区。斋月期间由您重新规划夜间路线。',
        '我们提供长期合同和医疗保险；外籍员工每年享有一次回国机票。两年后，规划员通常会接手第二座城市的路线。'),
      ar: post('مخطّط مسارات', 'الرياض',
        'تحوّل العناوين الوطنية المختصرة إلى جولات يُنجزها المندوبون في يوم واحد. تقارن الخطة بما قُطع فعلًا، وتعدّلها بالتعاون مع المندوبين.',
        'تجيد العمل على الخرائط والجداول وتعرف أحياء الرياض. تعيد رسم الجولات لساعات الليل في رمضان.',
        'نقدّم عقدًا دائمًا وتأمينًا صحيًا، وتذكرة سفر سنوية إلى الوطن لمن يأتي من الخارج. وبعد عامين يتولى المخطّطون عادةً جولات مدينة ثانية.'),
    },
  },
  {
    id: 'dubai-warehouse', type: 'OPERATIONS', country: 'AE', employment: 'FULL_TIME', daysAgo: 21, openDays: 9,
    texts: {
      en: post('Warehouse supervisor', 'Dubai',
        'You run receiving, shelving and dispatch so that an order leaves within 1 to 2 working days. You count a part of the stock every day, so that nobody has to close the warehouse for it.',
        'You have worked with a warehouse system and counted stock that was right. You speak Arabic and English; Chinese helps with suppliers.',
        'You lead a team of twelve in a cooled warehouse, with a place to park and lunch on site. We pay housing, health insurance and your residence permit.'),
      'zh-CN': post('仓库主管', '迪拜',
        '您负责收货、上架和发货，确保订单在 1 至 2 个工作日内出库。您每天盘点一部分库存，避免为盘点而停工。',
        '您使用过仓储系统，库存盘点准确。会阿拉伯语和英语；会中文有助于与供应商沟通。',
        '您在空调仓库带领 12 人的团队，提供停车位和工作午餐。公司承担住房、医疗保险和居留许可费用。'),
      ar: post('مشرف مستودع', 'دبي',
        'تدير الاستلام والتخزين والإرسال بحيث يخرج الطلب خلال يوم إلى يومي عمل. تجرد جزءًا من المخزون كل يوم، فلا يُغلق المستودع من أجل الجرد.',
        'عملت على نظام مستودعات وأجريت جردًا مطابقًا. تجيد العربية والإنجليزية، ومعرفة الصينية مفيدة مع المورّدين.',
        'تقود فريقًا من اثني عشر شخصًا في مستودع مكيّف، مع موقف للسيارات ووجبة غداء. نتكفّل بالسكن والتأمين الصحي وتصريح الإقامة.'),
    },
  },
];
