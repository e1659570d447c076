/** Words of a statement, in six languages. */
import type { Locale } from '@amberlane/contract/site';

interface StatementTexts {
  readonly title: string;
  readonly period: string;
  readonly allTime: string;
  readonly made: string;
  readonly columns: Readonly<Record<'day' | 'waybill' | 'order' | 'recipient' | 'collected' | 'fee' | 'net' | 'payment' | 'paidOn', string>>;
  readonly open: string;
  readonly sums: Readonly<Record<'collected' | 'fee' | 'remitted' | 'open', string>>;
  readonly page: string;
}

export const STATEMENT_TEXTS: Readonly<Record<Locale, StatementTexts>> = {
  en: {
    title: 'Cash on delivery statement', period: 'Period', allTime: 'All deliveries', made: 'Issued',
    columns: { day: 'Delivered', waybill: 'Tracking number', order: 'Order', recipient: 'Receiver', collected: 'Collected', fee: 'Fee', net: 'Net', payment: 'Payment', paidOn: 'Paid on' },
    open: 'Open', sums: { collected: 'Collected', fee: 'Fees', remitted: 'Paid out', open: 'Open balance' }, page: 'Page {page} of {pages}',
  },
  'zh-CN': {
    title: '货到付款对账单', period: '期间', allTime: '全部签收记录', made: '开具日期',
    columns: { day: '签收日期', waybill: '物流单号', order: '订单号', recipient: '收件人', collected: '代收金额', fee: '手续费', net: '应付净额', payment: '付款编号', paidOn: '付款日期' },
    open: '未结', sums: { collected: '代收合计', fee: '手续费合计', remitted: '已付款', open: '未结余额' }, page: '第 {page} 页，共 {pages} 页',
  },
  fr: {
    title: 'Relevé des contre-remboursements', period: 'Période', allTime: 'Toutes les livraisons', made: 'Établi le',
    columns: { day: 'Livré le', waybill: 'Numéro de suivi', order: 'Commande', recipient: 'Destinataire', collected: 'Encaissé', fee: 'Frais', net: 'Net', payment: 'Versement', paidOn: 'Versé le' },
    open: 'En attente', sums: { collected: 'Encaissé', fee: 'Frais', remitted: 'Versé', open: 'Solde en attente' }, page: 'Page {page} sur {pages}',
  },
  ar: {
    title: 'كشف حساب الدفع عند الاستلام', period: 'الفترة', allTime: 'كل الشحنات المسلّمة', made: 'تاريخ الإصدار',
    columns: { day: 'تاريخ التسليم', waybill: 'رقم التتبع', order: 'الطلب', recipient: 'المستلم', collected: 'المبلغ المحصّل', fee: 'الرسوم', net: 'الصافي', payment: 'رقم الدفعة', paidOn: 'تاريخ الدفع' },
    open: 'مستحق', sums: { collected: 'إجمالي المحصّل', fee: 'إجمالي الرسوم', remitted: 'المدفوع', open: 'الرصيد المستحق' }, page: 'صفحة {page} من {pages}',
  },
  ur: {
    title: 'کیش آن ڈیلیوری اسٹیٹمنٹ', period: 'مدت', allTime: 'تمام ڈیلیوریاں', made: 'تاریخِ اجرا',
    columns: { day: 'ڈیلیوری کی تاریخ', waybill: 'ٹریکنگ نمبر', order: 'آرڈر', recipient: 'وصول کنندہ', collected: 'وصول شدہ', fee: 'فیس', net: 'خالص رقم', payment: 'ادائیگی نمبر', paidOn: 'ادائیگی کی تاریخ' },
    open: 'واجب الادا', sums: { collected: 'کل وصول شدہ', fee: 'کل فیس', remitted: 'ادا شدہ', open: 'واجب الادا رقم' }, page: 'صفحہ {page} از {pages}',
  },
  tr: {
    title: 'Kapıda ödeme hesap özeti', period: 'Dönem', allTime: 'Tüm teslimatlar', made: 'Düzenlenme tarihi',
    columns: { day: 'Teslim tarihi', waybill: 'Gönderi takip no', order: 'Sipariş', recipient: 'Alıcı', collected: 'Tahsilat', fee: 'Ücret', net: 'Net', payment: 'Ödeme no', paidOn: 'Ödeme tarihi' },
    open: 'Açık', sums: { collected: 'Toplam tahsilat', fee: 'Toplam ücret', remitted: 'Ödenen', open: 'Açık bakiye' }, page: 'Sayfa {page} / {pages}',
  },
};
