/** Positions in Egypt, Saudi Arabia and the United Arab Emirates. */
import { post } from '../job-text.ts';
import type { StartingJob } from '../repository.ts';

export const ARABIC_JOBS: readonly StartingJob[] = [
  {
    id: 'cairo-customs', type: 'CUSTOMS', country: 'EG', daysAgo: 13,
    texts: {
      en: post('Clearance coordinator', 'Cairo', 'You collect missing identity numbers and invoices and release parcels on the day they arrive.', 'You know the customs of the airport and write Arabic and English without errors.', 'You look after data protection: what a consignee sends you is used for clearance only.'),
      'zh-CN': post('清关协调员', '开罗', '您负责收集缺失的证件号码和发票，让包裹在到达当日放行。', '您熟悉机场海关流程，能准确书写阿拉伯语和英语。', '您严格保护个人信息：收件人提供的资料仅用于清关。'),
      ar: post('منسّق تخليص جمركي', 'القاهرة', 'تجمع أرقام الهوية والفواتير الناقصة وتُفرج عن الطرود في يوم وصولها.', 'تعرف إجراءات جمارك المطار وتكتب العربية والإنجليزية بلا أخطاء.', 'تحرص على حماية البيانات، فما يرسله المستلم يُستخدم للتخليص فقط.'),
    },
  },
  {
    id: 'riyadh-operations', type: 'OPERATIONS', country: 'SA', daysAgo: 7,
    texts: {
      en: post('Route planner', 'Riyadh', 'You turn short national addresses into tours that couriers can finish in one day.', 'You work with maps and tables and know the districts of Riyadh.', 'In Ramadan the tours are yours to redraw for the night.'),
      'zh-CN': post('路线规划员', '利雅得', '您将国家短地址转化为快递员一天内可以完成的派送路线。', '您熟练使用地图和表格，熟悉利雅得各区。', '斋月期间由您重新规划夜间路线。'),
      ar: post('مخطّط مسارات', 'الرياض', 'تحوّل العناوين الوطنية المختصرة إلى جولات يُنجزها المندوبون في يوم واحد.', 'تجيد العمل على الخرائط والجداول وتعرف أحياء الرياض.', 'تعيد رسم الجولات لساعات الليل في رمضان.'),
    },
  },
  {
    id: 'dubai-warehouse', type: 'OPERATIONS', country: 'AE', daysAgo: 21,
    texts: {
      en: post('Warehouse supervisor', 'Dubai', 'You run receiving, shelving and dispatch so that an order leaves within 1 to 2 working days.', 'You have worked with a warehouse system and counted stock that was right.', 'Arabic and English; Chinese helps with suppliers.'),
      'zh-CN': post('仓库主管', '迪拜', '您负责收货、上架和发货，确保订单在 1 至 2 个工作日内出库。', '您使用过仓储系统，库存盘点准确。', '会阿拉伯语和英语；会中文有助于与供应商沟通。'),
      ar: post('مشرف مستودع', 'دبي', 'تدير الاستلام والتخزين والإرسال بحيث يخرج الطلب خلال يوم إلى يومي عمل.', 'عملت على نظام مستودعات وأجريت جردًا مطابقًا.', 'العربية والإنجليزية، ومعرفة الصينية مفيدة مع المورّدين.'),
    },
  },
];
