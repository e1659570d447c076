/** Words of the emails about decisions, in six languages. Marks: `{waybill}`, `{reference}`, `{time}`, `{deadline}`, `{fee}`, `{place}`, `{day}`, `{hours}`, `{address}`, `{point}`. */
import type { Decider, DecisionOption } from '@amberlane/contract/calls/delivery-decisions';
import type { Locale } from '@amberlane/contract/site';

interface DecisionTexts {
  readonly greeting: string;
  readonly subject: string;
  readonly decidedBy: Readonly<Record<Decider, string>>;
  readonly options: Readonly<Record<DecisionOption, string>>;
  readonly receipt: string;
  readonly fee: string;
  readonly free: string;
  readonly feeLater: string;
  readonly changeable: string;
  /** Before the address of the page. */
  readonly page: string;
  readonly reminderSubject: string;
  readonly reminder: string;
  readonly decideHere: string;
}

export const DECISION_TEXTS: Readonly<Record<Locale, DecisionTexts>> = {
  en: {
    greeting: 'Hello,',
    subject: 'Delivery instructions for parcel {waybill}: {reference}',
    decidedBy: {
      sender: 'The sender of parcel {waybill} has chosen:',
      recipient: 'The receiver of parcel {waybill} has chosen:',
      deadline: 'Nobody gave instructions for parcel {waybill} in time. As announced:',
    },
    options: {
      REDELIVER: 'Deliver again on {day}, {hours}, local time.',
      CORRECT_ADDRESS: 'Deliver on {day}, {hours}, local time, to the corrected address: {address}.',
      COLLECT: 'Collect at the service point {point}.',
      RETURN: 'Return the parcel to the sender.',
      SHELVE: 'Keep the parcel in the warehouse.',
      DESTROY: 'Destroy the parcel.',
    },
    receipt: 'Receipt {reference}, {time}',
    fee: 'Fee: {fee}',
    free: 'Fee: none',
    feeLater: 'Fee: return freight. Customer service tells you the amount before the parcel leaves.',
    changeable: 'You can change this until {deadline}, as long as the parcel is not out for delivery.',
    page: 'See the receipt or change the instructions:',
    reminderSubject: 'Action required: parcel {waybill} will be destroyed soon',
    reminder: 'Parcel {waybill} could not be delivered and is at our warehouse in {place}. If nobody gives instructions by {deadline}, it will be destroyed.',
    decideHere: 'Choose what happens to the parcel:',
  },
  'zh-CN': {
    greeting: '您好：',
    subject: '运单 {waybill} 的派送安排：{reference}',
    decidedBy: {
      sender: '运单 {waybill} 的寄件人已选择：',
      recipient: '运单 {waybill} 的收件人已选择：',
      deadline: '运单 {waybill} 逾期未收到处理指示。按此前通知处理：',
    },
    options: {
      REDELIVER: '于{day} {hours}（当地时间）再次派送。',
      CORRECT_ADDRESS: '于{day} {hours}（当地时间）派送至更正后的地址：{address}。',
      COLLECT: '到服务点自提：{point}。',
      RETURN: '将包裹退回寄件人。',
      SHELVE: '包裹存放在仓库。',
      DESTROY: '销毁包裹。',
    },
    receipt: '回执编号 {reference}，{time}',
    fee: '费用：{fee}',
    free: '费用：免费',
    feeLater: '费用：退回运费。客服会在包裹发出前告知金额。',
    changeable: '在{deadline}之前，只要包裹尚未外出派送，均可更改。',
    page: '查看回执或更改安排：',
    reminderSubject: '请尽快处理：包裹 {waybill} 即将被销毁',
    reminder: '包裹 {waybill} 派送未成功，现存放在我们的{place}仓库。如在{deadline}之前未收到处理指示，包裹将被销毁。',
    decideHere: '请选择包裹的处理方式：',
  },
  fr: {
    greeting: 'Bonjour,',
    subject: 'Instructions de livraison du colis {waybill}\u202f: {reference}',
    decidedBy: {
      sender: 'L’expéditeur du colis {waybill} a choisi\u202f:',
      recipient: 'Le destinataire du colis {waybill} a choisi\u202f:',
      deadline: 'Aucune instruction n’a été donnée à temps pour le colis {waybill}. Comme annoncé\u202f:',
    },
    options: {
      REDELIVER: 'Nouvelle livraison le {day}, {hours}, heure locale.',
      CORRECT_ADDRESS: 'Livraison le {day}, {hours}, heure locale, à l’adresse corrigée\u202f: {address}.',
      COLLECT: 'Retrait au point de service {point}.',
      RETURN: 'Retour du colis à l’expéditeur.',
      SHELVE: 'Conservation du colis à l’entrepôt.',
      DESTROY: 'Destruction du colis.',
    },
    receipt: 'Reçu {reference}, {time}',
    fee: 'Frais\u202f: {fee}',
    free: 'Frais\u202f: aucun',
    feeLater: 'Frais\u202f: port du retour. Le service client vous indique le montant avant le départ du colis.',
    changeable: 'Vous pouvez modifier ce choix jusqu’au {deadline}, tant que le colis n’est pas en cours de livraison.',
    page: 'Consulter le reçu ou modifier les instructions\u202f:',
    reminderSubject: 'Action requise\u202f: le colis {waybill} sera bientôt détruit',
    reminder: 'Le colis {waybill} n’a pas pu être livré et se trouve dans notre entrepôt à {place}. Sans instructions avant le {deadline}, il sera détruit.',
    decideHere: 'Choisissez la suite à donner\u202f:',
  },
  ar: {
    greeting: 'مرحبًا،',
    subject: 'تعليمات توصيل الطرد {waybill}: {reference}',
    decidedBy: {
      sender: 'اختار مرسل الطرد {waybill}:',
      recipient: 'اختار مستلم الطرد {waybill}:',
      deadline: 'لم تصلنا تعليمات بشأن الطرد {waybill} في الموعد. وكما أعلنّا:',
    },
    options: {
      REDELIVER: 'إعادة التوصيل يوم {day}، {hours}، بالتوقيت المحلي.',
      CORRECT_ADDRESS: 'التوصيل يوم {day}، {hours}، بالتوقيت المحلي، إلى العنوان المصحح: {address}.',
      COLLECT: 'الاستلام من نقطة الخدمة {point}.',
      RETURN: 'إعادة الطرد إلى المرسل.',
      SHELVE: 'حفظ الطرد في المستودع.',
      DESTROY: 'إتلاف الطرد.',
    },
    receipt: 'إيصال رقم {reference}، {time}',
    fee: 'الرسوم: {fee}',
    free: 'الرسوم: مجانًا',
    feeLater: 'الرسوم: أجرة الإرجاع. تبلغك خدمة العملاء بالمبلغ قبل خروج الطرد.',
    changeable: 'يمكنك تغيير الاختيار حتى {deadline} ما دام الطرد لم يخرج للتوصيل.',
    page: 'عرض الإيصال أو تغيير التعليمات:',
    reminderSubject: 'إجراء مطلوب: سيُتلف الطرد {waybill} قريبًا',
    reminder: 'تعذّر توصيل الطرد {waybill} وهو الآن في مستودعنا في {place}. إذا لم تصلنا تعليمات حتى {deadline} فسيُتلف الطرد.',
    decideHere: 'اختر ما سيحدث للطرد:',
  },
  ur: {
    greeting: 'السلام علیکم،',
    subject: 'پارسل {waybill} کی ترسیل کی ہدایات: {reference}',
    decidedBy: {
      sender: 'پارسل {waybill} کے بھیجنے والے نے منتخب کیا:',
      recipient: 'پارسل {waybill} کے وصول کنندہ نے منتخب کیا:',
      deadline: 'پارسل {waybill} کے لیے وقت پر کوئی ہدایت نہیں ملی۔ پہلے سے دی گئی اطلاع کے مطابق:',
    },
    options: {
      REDELIVER: '{day} کو {hours} (مقامی وقت) دوبارہ ترسیل۔',
      CORRECT_ADDRESS: '{day} کو {hours} (مقامی وقت) درست کیے گئے پتے پر ترسیل: {address}۔',
      COLLECT: 'سروس پوائنٹ سے وصولی: {point}۔',
      RETURN: 'پارسل بھیجنے والے کو واپس کریں۔',
      SHELVE: 'پارسل گودام میں رکھیں۔',
      DESTROY: 'پارسل تلف کریں۔',
    },
    receipt: 'رسید نمبر {reference}، {time}',
    fee: 'فیس: {fee}',
    free: 'فیس: کوئی نہیں',
    feeLater: 'فیس: واپسی کا کرایہ۔ پارسل روانہ ہونے سے پہلے کسٹمر سروس آپ کو رقم بتائے گی۔',
    changeable: 'آپ اسے {deadline} تک بدل سکتے ہیں، جب تک پارسل ترسیل کے لیے نہ نکلے۔',
    page: 'رسید دیکھیں یا ہدایات بدلیں:',
    reminderSubject: 'کارروائی درکار ہے: پارسل {waybill} جلد تلف کر دیا جائے گا',
    reminder: 'پارسل {waybill} کی ترسیل نہیں ہو سکی اور یہ {place} میں ہمارے گودام میں ہے۔ اگر {deadline} تک کوئی ہدایت نہ ملی تو اسے تلف کر دیا جائے گا۔',
    decideHere: 'منتخب کریں کہ پارسل کا کیا کیا جائے:',
  },
  tr: {
    greeting: 'Merhaba,',
    subject: '{waybill} numaralı gönderinin teslimat talimatı: {reference}',
    decidedBy: {
      sender: '{waybill} numaralı gönderinin göndericisi şunu seçti:',
      recipient: '{waybill} numaralı gönderinin alıcısı şunu seçti:',
      deadline: '{waybill} numaralı gönderi için süresi içinde talimat verilmedi. Daha önce bildirildiği gibi:',
    },
    options: {
      REDELIVER: 'Yeniden teslimat: {day}, {hours}, yerel saat.',
      CORRECT_ADDRESS: 'Düzeltilen adrese teslimat: {day}, {hours}, yerel saat. Adres: {address}.',
      COLLECT: 'Hizmet noktasından teslim alma: {point}.',
      RETURN: 'Gönderiyi göndericiye iade edin.',
      SHELVE: 'Gönderiyi depoda saklayın.',
      DESTROY: 'Gönderiyi imha edin.',
    },
    receipt: 'Makbuz {reference}, {time}',
    fee: 'Ücret: {fee}',
    free: 'Ücret: yok',
    feeLater: 'Ücret: iade navlunu. Müşteri hizmetleri, gönderi yola çıkmadan önce tutarı size bildirir.',
    changeable: 'Gönderi dağıtıma çıkmadığı sürece bu seçimi şu zamana kadar değiştirebilirsiniz: {deadline}.',
    page: 'Makbuzu görün veya talimatı değiştirin:',
    reminderSubject: 'İşlem gerekli: {waybill} numaralı gönderi yakında imha edilecek',
    reminder: '{waybill} numaralı gönderi teslim edilemedi; şu anda depomuzda ({place}). Şu zamana kadar talimat verilmezse imha edilecek: {deadline}.',
    decideHere: 'Gönderiye ne yapılacağını seçin:',
  },
};
