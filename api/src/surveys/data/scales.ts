/** Answers that several questions share. */
import type { Row } from './build.ts';

export const QUALITY: Readonly<Record<string, Row>> = {
  veryGood: ['Very good', '非常满意', 'Très bien', 'جيد جدًا', 'بہت اچھا', 'Çok iyi'],
  good: ['Good', '满意', 'Bien', 'جيد', 'اچھا', 'İyi'],
  fair: ['Fair', '一般', 'Moyen', 'مقبول', 'درمیانہ', 'Orta'],
  poor: ['Poor', '不满意', 'Mauvais', 'ضعيف', 'خراب', 'Kötü'],
  notUsed: ['Not used', '未使用', 'Non utilisé', 'لم أستخدمه', 'استعمال نہیں کیا', 'Kullanmadım'],
};

export const YES_NO: Readonly<Record<string, Row>> = {
  yes: ['Yes', '是', 'Oui', 'نعم', 'جی ہاں', 'Evet'],
  no: ['No', '否', 'Non', 'لا', 'جی نہیں', 'Hayır'],
};
