/** News about a case in each language. Whatever would have to be inflected has a line of its own. */
import type { Locale } from '@amberlane/contract/site';
import type { CaseStatus } from '@amberlane/contract/calls/cases';

interface CaseTexts {
  /** Before the name of the status. */
  readonly status: string;
  readonly statuses: Readonly<Record<CaseStatus, string>>;
  /** First sentence of the email about a new status. */
  readonly moved: string;
  /** Before the note of ours. */
  readonly note: string;
  /** After an answer: what the sender can do. */
  readonly settled: string;
  /** For the sender who has withdrawn it. */
  readonly withdrawn: string;
  /** Subject and first sentence of a question of ours. */
  readonly question: string;
  readonly asked: string;
  /** Before the address of the status page. */
  readonly answerHere: string;
  readonly page: string;
}

export const CASE_TEXTS: Readonly<Record<Locale, CaseTexts>> = {
  en: {
    status: 'Status',
    statuses: {
      RECEIVED: 'Received', VERIFICATION: 'Check and site visit', CONTRACT: 'Contract', SIGNED: 'Contract signed', DECLINED: 'Declined', WITHDRAWN: 'Withdrawn', IN_PROGRESS: 'In progress',
      ANSWERED: 'Answered', REOPENED: 'Opened again', CLOSED: 'Closed', REVIEW: 'Being read', INTERVIEW: 'Interview', OFFER: 'Offer',
    },
    moved: 'there is news about what you sent us.',
    note: 'We write to you:',
    settled: 'Please tell us on the status page whether this settles it.',
    withdrawn: 'you have withdrawn what you sent us. The files that came with it are deleted, and nothing more happens.',
    question: 'A question for you',
    asked: 'we have a question about what you sent us:',
    answerHere: 'Please answer on this page. You can attach files there:',
    page: 'Everything is on the status page:',
  },
  'zh-CN': {
    status: '状态',
    statuses: {
      RECEIVED: '已收到', VERIFICATION: '资料核实与实地走访', CONTRACT: '签约中', SIGNED: '已签约', DECLINED: '未通过', WITHDRAWN: '已撤回', IN_PROGRESS: '处理中',
      ANSWERED: '已答复', REOPENED: '已重新开启', CLOSED: '已结束', REVIEW: '审阅中', INTERVIEW: '面试', OFFER: '录用意向',
    },
    moved: '您提交的内容有了新进展。',
    note: '我们的说明：',
    settled: '请在进度页面告诉我们问题是否已解决。',
    withdrawn: '您已撤回提交的内容。随附的文件已删除，我们不会再作处理。',
    question: '我们想向您了解',
    asked: '关于您提交的内容，我们有一个问题：',
    answerHere: '请在以下页面答复，也可上传文件：',
    page: '完整信息请见进度页面：',
  },
  fr: {
    status: 'État',
    statuses: {
      RECEIVED: 'Reçue', VERIFICATION: 'Vérification et visite', CONTRACT: 'Contrat', SIGNED: 'Contrat signé', DECLINED: 'Non retenue', WITHDRAWN: 'Retirée', IN_PROGRESS: 'En cours',
      ANSWERED: 'Réponse donnée', REOPENED: 'Rouverte', CLOSED: 'Close', REVIEW: 'En lecture', INTERVIEW: 'Entretien', OFFER: 'Proposition',
    },
    moved: 'il y a du nouveau concernant votre demande.',
    note: 'Notre message\u00a0:',
    settled: 'Dites-nous sur la page de suivi si cette réponse vous convient.',
    withdrawn: 'vous avez retiré votre demande. Les fichiers joints sont supprimés et nous en restons là.',
    question: 'Une question pour vous',
    asked: 'nous avons une question au sujet de votre demande\u00a0:',
    answerHere: 'Répondez sur cette page\u202f; vous pouvez y joindre des fichiers\u00a0:',
    page: 'Tout est sur la page de suivi\u00a0:',
  },
  ar: {
    status: 'الحالة',
    statuses: {
      RECEIVED: 'تم الاستلام', VERIFICATION: 'المراجعة وزيارة الموقع', CONTRACT: 'إعداد العقد', SIGNED: 'تم توقيع العقد', DECLINED: 'لم يُقبل', WITHDRAWN: 'تم السحب', IN_PROGRESS: 'قيد المعالجة',
      ANSWERED: 'تم الرد', REOPENED: 'أُعيد فتحه', CLOSED: 'أُغلق', REVIEW: 'قيد القراءة', INTERVIEW: 'مقابلة', OFFER: 'عرض عمل',
    },
    moved: 'هناك جديد بشأن ما أرسلته إلينا.',
    note: 'رسالتنا إليك:',
    settled: 'أخبرنا في صفحة المتابعة إن كان هذا يحل المسألة.',
    withdrawn: 'لقد سحبت ما أرسلته إلينا. حُذفت الملفات المرفقة ولن نتخذ أي إجراء آخر.',
    question: 'لدينا سؤال لك',
    asked: 'لدينا سؤال بشأن ما أرسلته إلينا:',
    answerHere: 'يُرجى الإجابة في هذه الصفحة، ويمكنك إرفاق ملفات فيها:',
    page: 'تجد كل التفاصيل في صفحة المتابعة:',
  },
  ur: {
    status: 'صورتِ حال',
    statuses: {
      RECEIVED: 'موصول', VERIFICATION: 'جانچ اور جگہ کا دورہ', CONTRACT: 'معاہدہ', SIGNED: 'معاہدہ طے پا گیا', DECLINED: 'منظور نہیں ہوئی', WITHDRAWN: 'واپس لے لی گئی', IN_PROGRESS: 'کارروائی جاری',
      ANSWERED: 'جواب دے دیا گیا', REOPENED: 'دوبارہ کھولی گئی', CLOSED: 'بند', REVIEW: 'زیرِ مطالعہ', INTERVIEW: 'انٹرویو', OFFER: 'ملازمت کی پیشکش',
    },
    moved: 'آپ کی بھیجی ہوئی درخواست کے بارے میں نئی اطلاع ہے۔',
    note: 'ہمارا پیغام:',
    settled: 'براہِ کرم صورتِ حال کے صفحے پر بتائیں کہ مسئلہ حل ہوا یا نہیں۔',
    withdrawn: 'آپ نے اپنی درخواست واپس لے لی ہے۔ ساتھ بھیجی گئی فائلیں حذف ہو گئی ہیں اور مزید کوئی کارروائی نہیں ہوگی۔',
    question: 'آپ سے ایک سوال',
    asked: 'آپ کی بھیجی ہوئی درخواست کے بارے میں ہمارا ایک سوال ہے:',
    answerHere: 'براہِ کرم اس صفحے پر جواب دیں۔ وہاں فائلیں بھی منسلک کی جا سکتی ہیں:',
    page: 'تمام تفصیل صورتِ حال کے صفحے پر ہے:',
  },
  tr: {
    status: 'Durum',
    statuses: {
      RECEIVED: 'Alındı', VERIFICATION: 'İnceleme ve yerinde ziyaret', CONTRACT: 'Sözleşme', SIGNED: 'Sözleşme imzalandı', DECLINED: 'Olumsuz sonuçlandı', WITHDRAWN: 'Geri çekildi', IN_PROGRESS: 'İşlemde',
      ANSWERED: 'Yanıtlandı', REOPENED: 'Yeniden açıldı', CLOSED: 'Kapandı', REVIEW: 'İnceleniyor', INTERVIEW: 'Görüşme', OFFER: 'İş teklifi',
    },
    moved: 'bize gönderdiğiniz başvuruyla ilgili yeni bir gelişme var.',
    note: 'Size iletimiz:',
    settled: 'Sorununuzun çözülüp çözülmediğini lütfen durum sayfasında bize bildirin.',
    withdrawn: 'bize gönderdiğiniz başvuruyu geri çektiniz. Ekindeki dosyalar silindi; başka bir işlem yapılmayacak.',
    question: 'Size bir sorumuz var',
    asked: 'bize gönderdiğiniz başvuruyla ilgili bir sorumuz var:',
    answerHere: 'Lütfen bu sayfada yanıtlayın; dosya da ekleyebilirsiniz:',
    page: 'Tüm ayrıntılar durum sayfasında:',
  },
};
