/** What people who sell abroad need. */
import type { SurveyDefinition } from '../definition.ts';
import { OPEN, after, multi, single, six, text } from './build.ts';

export const SELLER_NEEDS: SurveyDefinition = {
  ...OPEN,
  title: six(['What do you need as a seller?', '作为卖家，您需要什么？', 'De quoi avez-vous besoin pour vendre\u202f?', 'ما الذي تحتاج إليه بصفتك بائعًا؟', 'بطور فروخت کنندہ آپ کو کیا چاہیے؟', 'Satıcı olarak neye ihtiyacınız var?']),
  intro: six([
    'Six questions about your shop and your shipping. We plan new lanes and sites by the answers.',
    '六个关于店铺和发货的问题。我们将根据回答规划新线路和网点。',
    'Six questions sur votre boutique et vos envois. Vos réponses guident nos nouvelles lignes et nos points de service.',
    'ستة أسئلة عن متجرك وشحناتك. نخطّط للخطوط والمراكز الجديدة وفق الإجابات.',
    'آپ کی دکان اور ترسیل کے بارے میں چھ سوال۔ ہم انہی جوابوں کی بنیاد پر نئی لائنیں اور مراکز بناتے ہیں۔',
    'Mağazanız ve gönderileriniz üzerine altı soru. Yeni hatları ve şubeleri yanıtlara göre planlıyoruz.',
  ]),
  minutes: 2,
  questions: [
    single('channel', ['Where do you sell?', '您在哪里销售？', 'Où vendez-vous\u202f?', 'أين تبيع؟', 'آپ کہاں فروخت کرتے ہیں؟', 'Nerede satış yapıyorsunuz?'], {
      marketplace: ['On a marketplace', '电商平台', 'Sur une place de marché', 'في منصة بيع', 'آن لائن مارکیٹ پر', 'Pazar yerinde'],
      ownShop: ['In my own online shop', '自营网店', 'Dans ma boutique en ligne', 'في متجري الإلكتروني', 'اپنی آن لائن دکان میں', 'Kendi internet mağazamda'],
      social: ['Through social media', '社交媒体', 'Sur les réseaux sociaux', 'عبر وسائل التواصل', 'سوشل میڈیا کے ذریعے', 'Sosyal medyada'],
      notYet: ['I do not sell yet', '尚未开始销售', 'Je ne vends pas encore', 'لم أبدأ البيع بعد', 'ابھی فروخت شروع نہیں کی', 'Henüz satmıyorum'],
    }),
    single('volume', ['How many parcels do you send in a month?', '您每月寄出多少件包裹？', 'Combien de colis envoyez-vous par mois\u202f?', 'كم طردًا ترسل في الشهر؟', 'آپ مہینے میں کتنے پارسل بھیجتے ہیں؟', 'Ayda kaç paket gönderiyorsunuz?'], {
      under50: ['Fewer than 50', '少于 50 件', 'Moins de 50', 'أقل من 50', '50 سے کم', '50’den az'],
      to500: ['50 to 500', '50 至 500 件', 'De 50 à 500', 'من 50 إلى 500', '50 سے 500', '50–500'],
      over500: ['More than 500', '超过 500 件', 'Plus de 500', 'أكثر من 500', '500 سے زیادہ', '500’den fazla'],
    }, after('channel', 'marketplace', 'ownShop', 'social')),
    multi('goods', ['What do you sell?', '您销售哪些商品？', 'Que vendez-vous\u202f?', 'ماذا تبيع؟', 'آپ کیا فروخت کرتے ہیں؟', 'Ne satıyorsunuz?'], {
      clothes: ['Clothes and shoes', '服装鞋类', 'Vêtements et chaussures', 'ملابس وأحذية', 'کپڑے اور جوتے', 'Giyim ve ayakkabı'],
      electronics: ['Electronics', '电子产品', 'Électronique', 'إلكترونيات', 'الیکٹرانکس', 'Elektronik'],
      beauty: ['Cosmetics', '化妆品', 'Cosmétiques', 'مستحضرات تجميل', 'کاسمیٹکس', 'Kozmetik'],
      household: ['Household goods', '家居用品', 'Articles ménagers', 'أدوات منزلية', 'گھریلو سامان', 'Ev eşyası'],
      autoParts: ['Car parts', '汽车配件', 'Pièces automobiles', 'قطع سيارات', 'گاڑیوں کے پرزے', 'Oto yedek parça'],
    }, { max: 5, ...after('channel', 'marketplace', 'ownShop', 'social') }),
    multi('needs', ['What matters most to you? Please choose up to three.', '您最看重什么？最多选三项。', "Qu'est-ce qui compte le plus pour vous\u202f? Trois choix au plus.", 'ما الأهم بالنسبة إليك؟ اختر ثلاثة على الأكثر.', 'آپ کے لیے سب سے اہم کیا ہے؟ زیادہ سے زیادہ تین منتخب کریں۔', 'Sizin için en önemlisi nedir? En çok üç seçenek işaretleyin.'], {
      price: ['Low price', '价格低', 'Prix bas', 'سعر منخفض', 'کم قیمت', 'Düşük fiyat'],
      speed: ['Short transit time', '时效快', 'Délai court', 'مدة نقل قصيرة', 'کم وقت میں ترسیل', 'Kısa taşıma süresi'],
      cod: ['Cash on delivery', '货到付款', 'Contre-remboursement', 'الدفع عند الاستلام', 'کیش آن ڈیلیوری', 'Kapıda ödeme'],
      warehouse: ['A warehouse near the buyer', '靠近买家的仓库', "Un entrepôt près de l'acheteur", 'مستودع قريب من المشتري', 'خریدار کے قریب گودام', 'Alıcıya yakın depo'],
      returns: ['Simple returns', '便捷退货', 'Retours simples', 'إرجاع سهل', 'آسان واپسی', 'Kolay iade'],
      customs: ['Help with customs clearance', '清关协助', 'Aide au dédouanement', 'مساعدة في التخليص الجمركي', 'کسٹم کلیئرنس میں مدد', 'Gümrük işlemlerinde yardım'],
    }, { max: 3 }),
    single('codShare', ['Which share of your buyers pays at the door?', '您的买家中货到付款的占比是多少？', 'Quelle part de vos acheteurs paie à la livraison\u202f?', 'ما نسبة المشترين الذين يدفعون عند الباب؟', 'آپ کے کتنے خریدار دروازے پر ادائیگی کرتے ہیں؟', 'Alıcılarınızın ne kadarı kapıda ödüyor?'], {
      few: ['Less than a quarter', '不到四分之一', 'Moins du quart', 'أقل من الربع', 'ایک چوتھائی سے کم', 'Dörtte birden az'],
      half: ['About half', '约一半', 'Environ la moitié', 'نحو النصف', 'تقریباً آدھے', 'Yaklaşık yarısı'],
      most: ['Most of them', '大多数', 'La plupart', 'معظمهم', 'زیادہ تر', 'Çoğu'],
    }, after('needs', 'cod')),
    text('wish', ['Which lane or service do you miss?', '您还希望我们提供哪条线路或哪项服务？', 'Quelle ligne ou quel service vous manque\u202f?', 'ما الخط أو الخدمة التي تفتقدها؟', 'آپ کو کس لائن یا خدمت کی کمی محسوس ہوتی ہے؟', 'Hangi hattın veya hizmetin eksikliğini duyuyorsunuz?']),
  ],
};
