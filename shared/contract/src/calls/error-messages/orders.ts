/** Orders and the address book. */
import { ERROR } from '../error-codes.ts';
import type { Sentences } from './sentences.ts';

export const ORDERS = {
  [ERROR.ORDER_STATE]: {
    en: 'This is no longer possible: the order has moved on. Please reload it to see where it stands.',
    'zh-CN': '订单状态已变更，无法执行此操作，请刷新后查看。',
    fr: "Ce n'est plus possible\u202f: la commande a avancé. Veuillez la recharger pour voir où elle en est.",
    ar: 'لم يعد ذلك ممكنًا لأن حالة الطلب تغيّرت. يُرجى إعادة تحميله لمعرفة حالته.',
    ur: 'اب یہ ممکن نہیں کیونکہ آرڈر آگے بڑھ چکا ہے۔ اس کی حالت دیکھنے کے لیے دوبارہ لوڈ کریں۔',
    tr: 'Bu artık yapılamaz: sipariş ilerledi. Durumunu görmek için lütfen yeniden yükleyin.',
  },
  [ERROR.IDEMPOTENCY_KEY_REUSED]: {
    en: 'This order was sent before in another form. Please look into your orders before you send it again.',
    'zh-CN': '该订单此前已以不同内容提交，请先查看您的订单再重新提交。',
    fr: 'Cette commande a déjà été envoyée sous une autre forme. Veuillez consulter vos commandes avant de la renvoyer.',
    ar: 'أُرسل هذا الطلب من قبل ببيانات مختلفة. يُرجى مراجعة طلباتك قبل إرساله مجددًا.',
    ur: 'یہ آرڈر پہلے کسی اور صورت میں بھیجا جا چکا ہے۔ دوبارہ بھیجنے سے پہلے اپنے آرڈر دیکھ لیں۔',
    tr: 'Bu sipariş daha önce farklı bilgilerle gönderildi. Yeniden göndermeden önce lütfen siparişlerinize bakın.',
  },
  [ERROR.ADDRESS_BOOK_FULL]: {
    en: 'The address book holds {max} addresses. Please remove one before you add another.',
    'zh-CN': '地址簿最多可存 {max} 条地址，请先删除后再添加。',
    fr: "Le carnet d’adresses contient déjà {max} adresses. Veuillez en supprimer une avant d'en ajouter.",
    ar: 'سعة دفتر العناوين: {max}. يُرجى حذف عنوان قبل إضافة آخر.',
    ur: 'ایڈریس بک میں {max} پتے آ سکتے ہیں۔ نیا شامل کرنے سے پہلے ایک ہٹائیں۔',
    tr: 'Adres defteri {max} adres alır. Yenisini eklemeden önce lütfen birini silin.',
  },
  [ERROR.ADDRESS_DUPLICATE]: {
    en: 'You have this address already: {name}. Please open it, or save this one as well.',
    'zh-CN': '地址簿中已有此地址：{name}。请打开该地址，或仍然保存。',
    fr: 'Vous avez déjà cette adresse\u202f: {name}. Veuillez l’ouvrir ou enregistrer celle-ci en plus.',
    ar: 'هذا العنوان موجود لديك: {name}. يُرجى فتحه أو حفظ هذا العنوان أيضًا.',
    ur: 'یہ پتہ آپ کے پاس پہلے سے ہے: {name}۔ اسے کھولیں یا یہ بھی محفوظ کریں۔',
    tr: 'Bu adres defterinizde zaten var: {name}. Lütfen onu açın ya da bunu da kaydedin.',
  },
  [ERROR.DOCUMENT_NOT_SENT]: {
    en: 'Drafts and cancelled orders have no documents. Send the order first.',
    'zh-CN': '草稿和已取消的订单没有单据，请先提交订单。',
    fr: "Les brouillons et les commandes annulées n'ont pas de documents. Envoyez d'abord la commande.",
    ar: 'لا مستندات للمسودات والطلبات الملغاة. أرسل الطلب أولًا.',
    ur: 'مسودوں اور منسوخ آرڈرز کی کوئی دستاویز نہیں ہوتی۔ پہلے آرڈر بھیجیں۔',
    tr: 'Taslakların ve iptal edilen siparişlerin belgesi yoktur. Önce siparişi gönderin.',
  },
  [ERROR.DOCUMENT_NOT_CUSTOMS]: {
    en: 'Shipments within one country need no customs documents.',
    'zh-CN': '国内寄件无需海关单据。',
    fr: "Les envois à l'intérieur d'un pays ne nécessitent pas de documents douaniers.",
    ar: 'الشحنات داخل البلد الواحد لا تحتاج إلى مستندات جمركية.',
    ur: 'ایک ہی ملک کے اندر کی شپمنٹ کے لیے کسٹم دستاویزات درکار نہیں۔',
    tr: 'Yurt içi gönderiler için gümrük belgesi gerekmez.',
  },
  [ERROR.DOCUMENT_NO_PRICE]: {
    en: 'There is no receipt yet because the price of this order is not known. We will tell you the price by email.',
    'zh-CN': '该订单尚未确定价格，暂无收据。我们会通过邮件告知价格。',
    fr: "Il n'y a pas encore de reçu\u202f: le prix de cette commande n'est pas connu. Nous vous l'indiquerons par e-mail.",
    ar: 'لا يوجد إيصال بعد لأن سعر هذا الطلب غير محدد. سنبلغك بالسعر بالبريد الإلكتروني.',
    ur: 'ابھی رسید دستیاب نہیں کیونکہ اس آرڈر کی قیمت طے نہیں ہوئی۔ ہم قیمت ای میل سے بتائیں گے۔',
    tr: 'Bu siparişin fiyatı henüz belli olmadığı için makbuz yok. Fiyatı e-posta ile bildireceğiz.',
  },
  [ERROR.LABELS_FULL]: {
    en: 'The file holds up to {max} labels and is full. Print the labels of this order separately.',
    'zh-CN': '一个文件最多 {max} 张面单，已满。请单独打印此订单的面单。',
    fr: "Le fichier contient au plus {max} étiquettes et il est plein. Imprimez les étiquettes de cette commande séparément.",
    ar: 'يتسع الملف لعدد من الملصقات أقصاه {max} وقد امتلأ. اطبع ملصقات هذا الطلب على حدة.',
    ur: 'فائل میں زیادہ سے زیادہ {max} لیبل آتے ہیں اور وہ بھر چکی ہے۔ اس آرڈر کے لیبل الگ پرنٹ کریں۔',
    tr: 'Dosya en çok {max} etiket alır ve doldu. Bu siparişin etiketlerini ayrıca yazdırın.',
  },
} as const satisfies Record<number, Sentences>;
