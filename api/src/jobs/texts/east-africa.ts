/** Positions in Kenya and Uganda. */
import { post } from '../job-text.ts';
import type { StartingJob } from '../repository.ts';

export const EAST_AFRICAN_JOBS: readonly StartingJob[] = [
  {
    id: 'nairobi-customs', type: 'CUSTOMS', country: 'KE', employment: 'FULL_TIME', daysAgo: 8, openDays: 22,
    texts: {
      en: post('Customs declarant', 'Nairobi',
        'You declare imports at the airport and talk to the recipient when a document is missing. You check values and codes of goods before the aircraft lands, so that most parcels leave the shed on the same day.',
        'You hold a customs agent licence and classify goods without guessing. You know the system of the Kenya Revenue Authority and write short, exact English.',
        'You work with our desks in Guangzhou and Hong Kong; the shift begins when the aircraft lands, and nights are paid with an allowance. We pay the fees of your licence and a course a year.'),
      'zh-CN': post('报关员', '内罗毕',
        '您负责机场进口申报，并在单证缺失时联系收件人。航班落地之前您已核对货值和商品编码，使大部分包裹当日离开货站。',
        '您持有报关资格，商品归类严谨。您熟悉肯尼亚税务局的申报系统，英文书面表达简洁准确。',
        '您与广州和香港的同事配合，班次随航班到达时间安排，夜班另有津贴。公司承担您的执业费用和每年一门培训课程。'),
    },
  },
  {
    id: 'mombasa-courier', type: 'COURIER', country: 'KE', employment: 'CONTRACTOR', daysAgo: 31, openDays: null,
    texts: {
      en: post('Van driver', 'Mombasa',
        'You deliver freight and large parcels on the coast, from Mombasa to Malindi, with a helper at your side. You load your van yourself in the morning and bring back what could not be delivered, with the reason.',
        'You have driven a van for two years without an accident of your own fault and can use a lifting platform. A van of your own, no older than ten years, is an advantage.',
        'You are paid by the parcel, each week on Friday, with a supplement for long roads. Those who have no van rent one from us; it comes insured and serviced.'),
      'zh-CN': post('厢式货车司机', '蒙巴萨',
        '您与一名助手搭档，负责沿海地区从蒙巴萨到马林迪的大件派送。早上您自行装车，未能送达的货物当天带回并注明原因。',
        '您有两年厢式货车驾驶经验，无责任事故，会使用升降尾板。自有车龄十年以内的货车者优先。',
        '按件计酬，每周五结算，长途路段另有补贴。没有车辆者可向我们租用，车辆含保险和保养。'),
    },
  },
  {
    id: 'kampala-support', type: 'SUPPORT', country: 'UG', employment: 'PART_TIME', daysAgo: 17, openDays: 13,
    texts: {
      en: post('Counter assistant, evening shift', 'Kampala',
        'You receive and hand out parcels, weigh them, measure them and take payments from 14:00 to 22:00. At the end of the shift you count the cash and the parcels that wait on the shelf.',
        'You are exact with identity documents and friendly with people who have waited. You speak Luganda and English, and you can carry 20 kg.',
        'You work four evenings a week; the work at the scanner is taught in the first week. After the shift we pay the ride home, and after six months you can apply for a full post.'),
      'zh-CN': post('柜台专员（晚班）', '坎帕拉',
        '您在 14:00 至 22:00 负责收发包裹、称重量尺和收款。下班前您清点现金和货架上待取的包裹。',
        '您核对证件认真，对等候的客户态度友好。您会卢干达语和英语，能搬运 20 公斤的货物。',
        '每周工作四个晚上，扫描设备操作在第一周内培训。下班后的回家车费由公司承担，六个月后可申请转为全职。'),
    },
  },
];
