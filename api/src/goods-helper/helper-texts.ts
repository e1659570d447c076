/** Sentences of the goods helper. */
import { six } from '../presend/condition-texts.ts';

/** `{edition}` is the edition of the codes. */
export const SOURCE = six([
  'Codes: {edition}, World Customs Organization. The selection and the names are ours; the customs of the destination decide.',
  '编码依据世界海关组织 {edition}，品名选编由本公司整理，以目的国海关认定为准。',
  "Codes\u00a0: {edition}, Organisation mondiale des douanes. La sélection et les libellés sont les nôtres\u00a0; la douane de destination décide.",
  'الرموز: {edition}، منظمة الجمارك العالمية. الاختيار والتسميات من إعدادنا، والقرار لجمارك بلد الوصول.',
  'کوڈ: {edition}، عالمی کسٹم تنظیم۔ انتخاب اور نام ہمارے ہیں؛ حتمی فیصلہ منزل کے کسٹم کا ہے۔',
  'Kodlar: {edition}, Dünya Gümrük Örgütü. Seçim ve adlar bize aittir; kararı varış ülkesinin gümrüğü verir.',
]);

export const BROAD_HINT = six([
  'Customs return parcels with such a name. Say what it is, what it is made of and what it is for, for example "Cotton T-shirt".',
  '海关会退回此类笼统品名的包裹。请写明具体品名、材质和用途，例如“棉质T恤”。',
  "La douane renvoie les colis portant un nom aussi vague. Indiquez l'objet, la matière et l'usage, par exemple «\u00a0T-shirt en coton\u00a0».",
  'تعيد الجمارك الطرود ذات الأسماء العامة. اذكر ما هي السلعة ومادتها واستعمالها، مثل «تي شيرت قطني».',
  'کسٹم ایسے عام نام والے پارسل واپس کر دیتا ہے۔ لکھیں کہ چیز کیا ہے، کس مواد کی ہے اور کس کام کی، مثلاً "سوتی ٹی شرٹ"۔',
  'Gümrük bu kadar genel adlı kolileri geri çevirir. Eşyanın ne olduğunu, malzemesini ve kullanımını yazın; örneğin "Pamuklu tişört".',
]);
