/** Words that stories fill components with: short, long and awkward ones, in every language of the site. */
import type { Locale } from '@amberlane/contract/site';

export interface SampleTexts {
  readonly locale: Locale;
  /** A heading of two to four words. */
  readonly title: string;
  /** One sentence. */
  readonly sentence: string;
  /** Three sentences. */
  readonly paragraph: string;
  /** Label of a field. */
  readonly label: string;
  /** What belongs into the field. */
  readonly hint: string;
  /** What is wrong with the entry, and how it looks when right. */
  readonly error: string;
  readonly optional: string;
  /** Caption of a main button. */
  readonly action: string;
  /** Caption of a quiet button. */
  readonly cancel: string;
  readonly close: string;
  /** Five short names of a list: stations of a way, tabs, columns. */
  readonly words: readonly [string, string, string, string, string];
  /** A city, a person, and a word too long for a narrow column. */
  readonly city: string;
  readonly person: string;
  readonly longWord: string;
}

const TEXTS: Readonly<Record<Locale, Omit<SampleTexts, 'locale'>>> = {
  en: {
    title: 'Your parcel is in Accra',
    sentence: 'It left Lagos this morning and is expected tomorrow before noon.',
    paragraph: 'It left Lagos this morning. It cleared customs on the same day. The courier will call before arriving.',
    label: 'Tracking number',
    hint: 'Two letters and twelve digits, on the label beside the barcode.',
    error: 'One digit is missing. A tracking number has two letters and twelve digits.',
    optional: 'optional',
    action: 'Choose a new time',
    cancel: 'Not now',
    close: 'Close',
    words: ['Picked up', 'Export', 'In transit', 'Customs', 'Delivered'],
    city: 'Port Harcourt',
    person: 'Amina Okonkwo',
    longWord: 'Counterintelligence-warehouse',
  },
  'zh-CN': {
    title: '您的包裹已到阿克拉',
    sentence: '今天早上已离开拉各斯，预计明天中午前送达。',
    paragraph: '今天早上已离开拉各斯。当天完成清关。快递员上门前会打电话。',
    label: '运单号',
    hint: '两个字母加十二位数字，印在面单条形码旁边。',
    error: '少一位数字。运单号由两个字母和十二位数字组成。',
    optional: '选填',
    action: '改约派送时间',
    cancel: '暂不',
    close: '关闭',
    words: ['已揽收', '出口', '运输中', '清关', '已签收'],
    city: '哈科特港',
    person: '王晓梅',
    longWord: '中华人民共和国广东省广州市白云区',
  },
  fr: {
    title: 'Votre colis est à Accra',
    sentence: 'Il a quitté Lagos ce matin et arrivera demain avant midi.',
    paragraph: 'Il a quitté Lagos ce matin. Il a été dédouané le jour même. Le livreur appelle avant de passer.',
    label: 'Numéro de suivi',
    hint: 'Deux lettres et douze chiffres, à côté du code-barres.',
    error: 'Il manque un chiffre. Un numéro de suivi compte deux lettres et douze chiffres.',
    optional: 'facultatif',
    action: 'Choisir un autre créneau',
    cancel: 'Pas maintenant',
    close: 'Fermer',
    words: ['Enlevé', 'Export', 'En transit', 'Douane', 'Livré'],
    city: 'Casablanca',
    person: 'Yasmine El Fassi',
    longWord: 'Anticonstitutionnellement',
  },
  ar: {
    title: 'طردك في أكرا',
    sentence: 'غادر لاغوس صباح اليوم ويُتوقع وصوله غدًا قبل الظهر.',
    paragraph: 'غادر لاغوس صباح اليوم. اكتمل تخليصه الجمركي في اليوم نفسه. يتصل المندوب قبل وصوله.',
    label: 'رقم التتبع',
    hint: 'حرفان واثنا عشر رقمًا، بجانب الرمز الشريطي على الملصق.',
    error: 'ينقص رقم واحد. يتكوّن رقم التتبع من حرفين و12 رقمًا.',
    optional: 'اختياري',
    action: 'اختيار موعد آخر',
    cancel: 'ليس الآن',
    close: 'إغلاق',
    words: ['تم الاستلام', 'التصدير', 'في الطريق', 'الجمارك', 'تم التسليم'],
    city: 'الدار البيضاء',
    person: 'عبد الرحمن العتيبي',
    longWord: 'فأسقيناكموهاواستودعناكموها',
  },
  ur: {
    title: 'آپ کا پارسل اکرا میں ہے',
    sentence: 'یہ آج صبح لاگوس سے روانہ ہوا اور کل دوپہر سے پہلے متوقع ہے۔',
    paragraph: 'یہ آج صبح لاگوس سے روانہ ہوا۔ اسی دن کسٹم کلیئرنس مکمل ہو گئی۔ کوریئر آنے سے پہلے فون کرے گا۔',
    label: 'ٹریکنگ نمبر',
    hint: 'دو حروف اور بارہ ہندسے، لیبل پر بارکوڈ کے ساتھ۔',
    error: 'ایک ہندسہ کم ہے۔ ٹریکنگ نمبر میں دو حروف اور بارہ ہندسے ہوتے ہیں۔',
    optional: 'اختیاری',
    action: 'نیا وقت منتخب کریں',
    cancel: 'ابھی نہیں',
    close: 'بند کریں',
    words: ['پک اپ ہوا', 'برآمد', 'راستے میں', 'کسٹمز', 'ڈیلیور ہو گیا'],
    city: 'راولپنڈی',
    person: 'محمد عمران قریشی',
    longWord: 'بین‌الاقوامی‌معلومات‌رسانی',
  },
  tr: {
    title: 'Gönderiniz Akra’da',
    sentence: 'Bu sabah Lagos’tan çıktı, yarın öğleden önce bekleniyor.',
    paragraph: 'Bu sabah Lagos’tan çıktı. Gümrük işlemleri aynı gün tamamlandı. Kurye gelmeden önce arar.',
    label: 'Takip numarası',
    hint: 'İki harf ve on iki rakam, etikette barkodun yanında.',
    error: 'Bir rakam eksik. Takip numarası iki harf ve on iki rakamdan oluşur.',
    optional: 'isteğe bağlı',
    action: 'Yeni saat seç',
    cancel: 'Şimdi değil',
    close: 'Kapat',
    words: ['Alındı', 'İhracat', 'Yolda', 'Gümrük', 'Teslim edildi'],
    city: 'İstanbul',
    person: 'Ayşe Gökçe Işık',
    longWord: 'Muvaffakiyetsizleştiriciler',
  },
};

export const sampleTexts = (locale: Locale): SampleTexts => ({ locale, ...TEXTS[locale] });
