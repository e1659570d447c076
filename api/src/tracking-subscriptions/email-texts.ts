/** Words of the emails to subscribers, in six languages. Marks: `{waybill}`, `{until}`, `{from}`, `{to}`, `{day}`. */
import type { Locale } from '@amberlane/contract/site';

export interface EmailTexts {
  readonly greeting: string;
  readonly confirm: { readonly subject: string; readonly ask: string; readonly until: string; readonly notYou: string };
  readonly already: { readonly subject: string; readonly told: string };
  /** Before the days of the delivery. */
  readonly expected: string;
  /** Before the address of the page that says what to do. */
  readonly yourTurn: string;
  /** After the one question about a delivery, before a line for each mark. */
  readonly rate: string;
  /** Before the address of the page with all events. */
  readonly allEvents: string;
  readonly last: string;
  /** Before the address that stops the letters. */
  readonly stop: string;
  readonly closing: string;
}

export const EMAIL_TEXTS: Readonly<Record<Locale, EmailTexts>> = {
  en: {
    greeting: 'Hello,',
    confirm: {
      subject: 'Please confirm: news about parcel {waybill}',
      ask: 'News about parcel {waybill} is to come to this address. Please confirm it on this page:',
      until: 'The link works until {until}.',
      notYou: 'If you did not ask for it, do nothing: no other letter follows, and the address is deleted.',
    },
    already: { subject: 'You already get news about parcel {waybill}', told: 'News about parcel {waybill} already comes to this address. There is nothing to confirm.' },
    expected: 'Expected at the door: {from} to {to}, if nothing holds it up.',
    yourTurn: 'It needs you. What you can do is on this page:',
    rate: 'Choose a mark. It is stored once you confirm it on the page:',
    allEvents: 'All scans of the parcel:',
    last: 'This is the last letter about this parcel. Your address is deleted on {day}.',
    stop: 'You get this letter because you asked for news about this parcel. Stop the letters here:',
    closing: 'Amberlane',
  },
  'zh-CN': {
    greeting: '您好：',
    confirm: {
      subject: '请确认：接收运单 {waybill} 的动态',
      ask: '有人申请将运单 {waybill} 的动态发送到此邮箱。请在以下页面确认：',
      until: '链接有效期至{until}。',
      notYou: '如非您本人申请，无需任何操作：我们不会再发邮件，并会删除此邮箱地址。',
    },
    already: { subject: '您已在接收运单 {waybill} 的动态', told: '运单 {waybill} 的动态已在发送到此邮箱，无需再次确认。' },
    expected: '预计送达：{from}至{to}（如无意外延误）。',
    yourTurn: '需要您处理。您可以做什么，请见以下页面：',
    rate: '请选择分数，在打开的页面确认后即可提交：',
    allEvents: '包裹的全部动态：',
    last: '这是关于此包裹的最后一封邮件。您的邮箱地址将于{day}删除。',
    stop: '您收到此邮件，是因为您申请了接收此包裹的动态。在此停止接收：',
    closing: 'Amberlane',
  },
  fr: {
    greeting: 'Bonjour,',
    confirm: {
      subject: 'À confirmer\u00a0: suivi du colis {waybill} par e-mail',
      ask: 'Les nouvelles du colis {waybill} doivent arriver à cette adresse. Veuillez le confirmer sur cette page\u00a0:',
      until: 'Le lien est valable jusqu’au {until}.',
      notYou: 'Si vous n’avez rien demandé, ne faites rien\u00a0: aucun autre message ne suivra et l’adresse sera effacée.',
    },
    already: { subject: 'Vous recevez déjà les nouvelles du colis {waybill}', told: 'Les nouvelles du colis {waybill} arrivent déjà à cette adresse. Il n’y a rien à confirmer.' },
    expected: 'Livraison prévue\u00a0: du {from} au {to}, sauf imprévu.',
    yourTurn: 'Le colis a besoin de vous. Ce que vous pouvez faire est indiqué sur cette page\u00a0:',
    rate: 'Choisissez une note. Elle est enregistrée une fois confirmée sur la page\u00a0:',
    allEvents: 'Toutes les étapes du colis\u00a0:',
    last: 'C’est le dernier message au sujet de ce colis. Votre adresse sera effacée le {day}.',
    stop: 'Vous recevez ce message parce que vous avez demandé les nouvelles de ce colis. Pour les arrêter\u00a0:',
    closing: 'Amberlane',
  },
  ar: {
    greeting: 'مرحبًا،',
    confirm: {
      subject: 'يُرجى التأكيد: أخبار الطرد {waybill}',
      ask: 'طُلب إرسال أخبار الطرد {waybill} إلى هذا البريد. يُرجى التأكيد في هذه الصفحة:',
      until: 'الرابط صالح حتى {until}.',
      notYou: 'إن لم تطلب ذلك فلا تفعل شيئًا: لن تصلك رسالة أخرى، وسيُحذف العنوان.',
    },
    already: { subject: 'تصلك أخبار الطرد {waybill} بالفعل', told: 'تصل أخبار الطرد {waybill} إلى هذا البريد بالفعل، ولا يلزم أي تأكيد.' },
    expected: 'الوصول المتوقع: من {from} إلى {to}، ما لم يطرأ تأخير.',
    yourTurn: 'الطرد بحاجة إليك. ما يمكنك فعله في هذه الصفحة:',
    rate: 'اختر درجة. تُحفظ بعد تأكيدها في الصفحة:',
    allEvents: 'كل مراحل الطرد:',
    last: 'هذه آخر رسالة عن هذا الطرد. سيُحذف عنوانك في {day}.',
    stop: 'تصلك هذه الرسالة لأنك طلبت أخبار هذا الطرد. لإيقاف الرسائل:',
    closing: 'Amberlane',
  },
  ur: {
    greeting: 'السلام علیکم،',
    confirm: {
      subject: 'براہِ کرم تصدیق کریں: پارسل {waybill} کی خبریں',
      ask: 'پارسل {waybill} کی خبریں اس ای میل پر بھیجنے کی درخواست آئی ہے۔ براہِ کرم اس صفحے پر تصدیق کریں:',
      until: 'یہ لنک {until} تک کارآمد ہے۔',
      notYou: 'اگر آپ نے درخواست نہیں کی تو کچھ نہ کریں: کوئی اور ای میل نہیں آئے گی اور یہ پتہ حذف کر دیا جائے گا۔',
    },
    already: { subject: 'پارسل {waybill} کی خبریں آپ کو پہلے سے مل رہی ہیں', told: 'پارسل {waybill} کی خبریں اس ای میل پر پہلے سے آ رہی ہیں۔ تصدیق کی ضرورت نہیں۔' },
    expected: 'متوقع ترسیل: {from} سے {to} تک، اگر کوئی رکاوٹ نہ آئی۔',
    yourTurn: 'اس پارسل کو آپ کی ضرورت ہے۔ آپ کیا کر سکتے ہیں، اس صفحے پر دیکھیں:',
    rate: 'ایک درجہ منتخب کریں۔ صفحے پر تصدیق کے بعد محفوظ ہو گا:',
    allEvents: 'پارسل کے تمام مراحل:',
    last: 'اس پارسل کے بارے میں یہ آخری ای میل ہے۔ آپ کا پتہ {day} کو حذف کر دیا جائے گا۔',
    stop: 'آپ کو یہ ای میل اس لیے ملی کہ آپ نے اس پارسل کی خبریں مانگی تھیں۔ ای میل بند کرنے کے لیے:',
    closing: 'Amberlane',
  },
  tr: {
    greeting: 'Merhaba,',
    confirm: {
      subject: 'Lütfen onaylayın: {waybill} numaralı gönderiden haberler',
      ask: '{waybill} numaralı gönderiyle ilgili haberlerin bu adrese gelmesi istendi. Lütfen bu sayfada onaylayın:',
      until: 'Bağlantının son geçerlilik zamanı: {until}.',
      notYou: 'İsteği siz yapmadıysanız bir şey yapmanız gerekmez: başka ileti gelmez ve adres silinir.',
    },
    already: { subject: '{waybill} numaralı gönderinin haberleri size zaten geliyor', told: '{waybill} numaralı gönderinin haberleri bu adrese zaten geliyor. Onaylamanız gereken bir şey yok.' },
    expected: 'Beklenen teslimat: {from} – {to}, bir aksama olmazsa.',
    yourTurn: 'Gönderi sizden bir şey bekliyor. Yapabilecekleriniz bu sayfada:',
    rate: 'Bir puan seçin. Sayfada onayladığınızda kaydedilir:',
    allEvents: 'Gönderinin tüm hareketleri:',
    last: 'Bu, gönderiyle ilgili son iletidir. Adresinizin silineceği gün: {day}.',
    stop: 'Bu ileti, bu gönderinin haberlerini istediğiniz için geldi. İletileri durdurmak için:',
    closing: 'Amberlane',
  },
};
