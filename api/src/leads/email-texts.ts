/**
 * What a sender is told in each language. No mark stands inside a sentence where a name would have to be inflected:
 * country, reference and dates have lines of their own.
 */
import type { Locale } from '@amberlane/contract/site';
import type { LeadKind } from './lead.ts';

interface KindTexts {
  /** Before the reference. */
  readonly subject: string;
  readonly thanks: string;
  /** What happens next. */
  readonly next: string;
}

export interface EmailTexts {
  readonly greeting: string;
  readonly reference: string;
  readonly country: string;
  readonly answerBy: string;
  readonly phone: string;
  readonly hours: string;
  readonly kinds: Readonly<Record<LeadKind, KindTexts>>;
  /** Before the address of the status page. */
  readonly lookUp: string;
  /** For whoever did not fill in the form. */
  readonly notYou: string;
  /** Between a label and its value. */
  readonly colon: string;
}

export const EMAIL_TEXTS: Readonly<Record<Locale, EmailTexts>> = {
  en: {
    greeting: 'Hello,',
    reference: 'Reference', country: 'Country', answerBy: 'Our answer by', phone: 'Phone', hours: 'Opening hours', colon: ': ',
    kinds: {
      franchise: {
        subject: 'Your franchise application',
        thanks: 'thank you for applying to join the Amberlane network. Your application has arrived.',
        next: 'What happens next: we check your details and visit the site that you have in mind. You have our answer within one week. If we both want to go ahead, we sign a contract.',
      },
      business: {
        subject: 'Your business enquiry',
        thanks: 'thank you for your interest in shipping with Amberlane. Your enquiry has arrived.',
        next: 'What happens next: a colleague in your country looks at what you ship and gets in touch in the way that you chose.',
      },
      expert: {
        subject: 'Your question to our experts',
        thanks: 'thank you for asking us. Your question has arrived.',
        next: 'What happens next: a logistics expert for your country reads it and answers in the way that you chose.',
      },
      feedback: {
        subject: 'Your feedback',
        thanks: 'thank you for writing to us. Your feedback has arrived.',
        next: 'What happens next: customer support in your country reads it and answers you on or before the date above.',
      },
      job: {
        subject: 'Your job application',
        thanks: 'thank you for applying to work with us. Your application has arrived.',
        next: 'What happens next: the team that is hiring reads your application and tells you on or before the date above whether we would like to meet you. After six months we delete everything that you sent.',
      },
    },
    lookUp: 'You can see where it stands, answer our questions, add something or withdraw it at any time on this page:',
    notYou: 'If you did not write to us, someone entered your address by mistake. You need not do anything.',
  },
  'zh-CN': {
    greeting: '您好！',
    reference: '编号', country: '国家', answerBy: '答复期限', phone: '电话', hours: '营业时间', colon: '：',
    kinds: {
      franchise: {
        subject: '您的加盟申请',
        thanks: '感谢您申请加入 Amberlane 网络。我们已收到您的申请。',
        next: '接下来：我们将核实您的资料，并实地走访您意向的场地，一周之内给您答复。双方达成一致后即签订合同。',
      },
      business: {
        subject: '您的企业客户咨询',
        thanks: '感谢您有意通过 Amberlane 寄件。我们已收到您的咨询。',
        next: '接下来：贵国的同事将了解您的寄件需求，并按您选择的方式与您联系。',
      },
      expert: {
        subject: '您的专家咨询',
        thanks: '感谢您的提问。我们已收到您的问题。',
        next: '接下来：负责贵国业务的物流专家将阅读您的问题，并按您选择的方式答复。',
      },
      feedback: {
        subject: '您的反馈',
        thanks: '感谢您的来信。我们已收到您的反馈。',
        next: '接下来：贵国的客服将阅读您的反馈，并在上述日期之前给您答复。',
      },
      job: {
        subject: '您的职位申请',
        thanks: '感谢您应聘 Amberlane。我们已收到您的申请。',
        next: '接下来：招聘团队将阅读您的申请，并在上述日期之前告知是否邀请您面谈。六个月后，我们会删除您提交的全部资料。',
      },
    },
    lookUp: '您可以随时在以下页面查询进度、回答我们的问题、补充内容或撤回：',
    notYou: '如果您并未给我们写信，可能是他人误填了您的邮箱，您无需处理。',
  },
  fr: {
    greeting: 'Bonjour,',
    reference: 'Référence', country: 'Pays', answerBy: 'Notre réponse au plus tard le', phone: 'Téléphone', hours: "Heures d'ouverture", colon: '\u00a0: ',
    kinds: {
      franchise: {
        subject: 'Votre candidature de franchise',
        thanks: 'merci de vouloir rejoindre le réseau Amberlane. Votre candidature nous est bien parvenue.',
        next: 'La suite\u00a0: nous vérifions vos informations et visitons le local que vous envisagez. Vous recevez notre réponse sous une semaine. Si nous tombons d\'accord, nous signons un contrat.',
      },
      business: {
        subject: "Votre demande d'entreprise",
        thanks: "merci de l'intérêt que vous portez à Amberlane. Votre demande nous est bien parvenue.",
        next: 'La suite\u00a0: un collègue de votre pays étudie vos envois et vous contacte de la manière que vous avez choisie.',
      },
      expert: {
        subject: 'Votre question à nos experts',
        thanks: 'merci de nous avoir consultés. Votre question nous est bien parvenue.',
        next: 'La suite\u00a0: un expert en logistique de votre pays la lit et vous répond de la manière que vous avez choisie.',
      },
      feedback: {
        subject: 'Votre avis',
        thanks: 'merci de nous avoir écrit. Votre message nous est bien parvenu.',
        next: 'La suite\u00a0: le service client de votre pays le lit et vous répond au plus tard à la date ci-dessus.',
      },
      job: {
        subject: 'Votre candidature à un poste',
        thanks: 'merci de vouloir travailler avec nous. Votre candidature nous est bien parvenue.',
        next: "La suite\u00a0: l'équipe qui recrute lit votre candidature et vous dit, au plus tard à la date ci-dessus, si nous souhaitons vous rencontrer. Au bout de six mois, nous supprimons tout ce que vous avez envoyé.",
      },
    },
    lookUp: 'À tout moment, vous pouvez voir où en est votre demande, répondre à nos questions, la compléter ou la retirer sur cette page\u00a0:',
    notYou: "Si vous ne nous avez pas écrit, quelqu'un a saisi votre adresse par erreur. Vous n'avez rien à faire.",
  },
  ar: {
    greeting: 'مرحبًا،',
    reference: 'الرقم المرجعي', country: 'البلد', answerBy: 'موعد ردنا الأقصى', phone: 'الهاتف', hours: 'ساعات العمل', colon: ': ',
    kinds: {
      franchise: {
        subject: 'طلب الامتياز الخاص بك',
        thanks: 'نشكرك على رغبتك في الانضمام إلى شبكة Amberlane. لقد وصلنا طلبك.',
        next: 'الخطوات التالية: نراجع بياناتك ونزور الموقع الذي اخترته، ويصلك ردنا خلال أسبوع. وإذا اتفقنا نوقّع العقد.',
      },
      business: {
        subject: 'استفسار شركتك',
        thanks: 'نشكرك على اهتمامك بالشحن مع Amberlane. لقد وصلنا استفسارك.',
        next: 'الخطوات التالية: يدرس فريقنا في بلدك احتياجاتك من الشحن، ثم يتواصل معك بالطريقة التي اخترتها.',
      },
      expert: {
        subject: 'سؤالك إلى خبرائنا',
        thanks: 'نشكرك على سؤالك. لقد وصلنا.',
        next: 'الخطوات التالية: يقرؤه خبير لوجستي مختص ببلدك، ويرد عليك بالطريقة التي اخترتها.',
      },
      feedback: {
        subject: 'ملاحظاتك',
        thanks: 'نشكرك على مراسلتنا. لقد وصلتنا ملاحظاتك.',
        next: 'الخطوات التالية: يقرؤها فريق خدمة العملاء في بلدك، ويرد عليك في موعد أقصاه التاريخ أعلاه.',
      },
      job: {
        subject: 'طلب التوظيف الخاص بك',
        thanks: 'نشكرك على رغبتك في العمل معنا. لقد وصلنا طلبك.',
        next: 'الخطوات التالية: يقرأ فريق التوظيف طلبك ويخبرك في موعد أقصاه التاريخ أعلاه إن كنا نود مقابلتك. وبعد ستة أشهر نحذف كل ما أرسلته.',
      },
    },
    lookUp: 'يمكنك في أي وقت معرفة حالته والإجابة عن أسئلتنا وإضافة ما تريد أو سحبه من هذه الصفحة:',
    notYou: 'إن لم تكن قد راسلتنا، فقد أدخل شخص آخر عنوانك خطأً، ولا يلزمك فعل أي شيء.',
  },
  ur: {
    greeting: 'السلام علیکم،',
    reference: 'حوالہ نمبر', country: 'ملک', answerBy: 'ہمارے جواب کی آخری تاریخ', phone: 'فون', hours: 'اوقاتِ کار', colon: ': ',
    kinds: {
      franchise: {
        subject: 'آپ کی فرنچائز درخواست',
        thanks: 'Amberlane کے نیٹ ورک میں شامل ہونے کی درخواست کا شکریہ۔ آپ کی درخواست ہمیں مل گئی ہے۔',
        next: 'آگے کیا ہوگا: ہم آپ کی معلومات کی جانچ کریں گے اور آپ کی مجوزہ جگہ کا دورہ کریں گے۔ ایک ہفتے کے اندر آپ کو ہمارا جواب ملے گا۔ باہمی رضامندی پر معاہدہ ہوگا۔',
      },
      business: {
        subject: 'آپ کی کاروباری درخواست',
        thanks: 'Amberlane کے ذریعے سامان بھیجنے میں دلچسپی کا شکریہ۔ آپ کی درخواست ہمیں مل گئی ہے۔',
        next: 'آگے کیا ہوگا: آپ کے ملک میں ہمارا نمائندہ آپ کی ضروریات دیکھے گا اور آپ کے منتخب کردہ طریقے سے رابطہ کرے گا۔',
      },
      expert: {
        subject: 'ماہرین سے آپ کا سوال',
        thanks: 'ہم سے پوچھنے کا شکریہ۔ آپ کا سوال ہمیں مل گیا ہے۔',
        next: 'آگے کیا ہوگا: آپ کے ملک کے لاجسٹکس ماہر اسے پڑھیں گے اور آپ کے منتخب کردہ طریقے سے جواب دیں گے۔',
      },
      feedback: {
        subject: 'آپ کی رائے',
        thanks: 'ہمیں لکھنے کا شکریہ۔ آپ کی رائے ہمیں مل گئی ہے۔',
        next: 'آگے کیا ہوگا: آپ کے ملک کی کسٹمر سپورٹ اسے پڑھے گی اور اوپر دی گئی تاریخ تک جواب دے گی۔',
      },
      job: {
        subject: 'آپ کی ملازمت کی درخواست',
        thanks: 'ہمارے ساتھ کام کرنے کی درخواست کا شکریہ۔ آپ کی درخواست ہمیں مل گئی ہے۔',
        next: 'آگے کیا ہوگا: بھرتی کی ٹیم آپ کی درخواست پڑھے گی اور اوپر دی گئی تاریخ تک بتائے گی کہ آیا ہم آپ سے ملنا چاہیں گے۔ چھ ماہ بعد ہم آپ کا بھیجا ہوا سب کچھ حذف کر دیں گے۔',
      },
    },
    lookUp: 'اس صفحے پر آپ کسی بھی وقت صورتِ حال دیکھ سکتے ہیں، ہمارے سوالوں کے جواب دے سکتے ہیں، کچھ شامل کر سکتے ہیں یا اسے واپس لے سکتے ہیں:',
    notYou: 'اگر آپ نے ہمیں نہیں لکھا تو کسی نے غلطی سے آپ کی ای میل درج کر دی ہے۔ آپ کو کچھ کرنے کی ضرورت نہیں۔',
  },
  tr: {
    greeting: 'Merhaba,',
    reference: 'Başvuru numarası', country: 'Ülke', answerBy: 'En geç yanıt tarihi', phone: 'Telefon', hours: 'Çalışma saatleri', colon: ': ',
    kinds: {
      franchise: {
        subject: 'Bayilik başvurunuz',
        thanks: 'Amberlane ağına katılmak için başvurduğunuz için teşekkür ederiz. Başvurunuz bize ulaştı.',
        next: 'Sonraki adımlar: bilgilerinizi inceler, düşündüğünüz iş yerini ziyaret ederiz. Yanıtımızı bir hafta içinde alırsınız. Karşılıklı anlaşırsak sözleşme imzalarız.',
      },
      business: {
        subject: 'Kurumsal talebiniz',
        thanks: 'Amberlane ile gönderi yapmak istediğiniz için teşekkür ederiz. Talebiniz bize ulaştı.',
        next: 'Sonraki adımlar: ülkenizdeki ekibimiz gönderi ihtiyacınızı inceler ve seçtiğiniz yoldan sizinle iletişime geçer.',
      },
      expert: {
        subject: 'Uzmanlarımıza sorunuz',
        thanks: 'Bize danıştığınız için teşekkür ederiz. Sorunuz bize ulaştı.',
        next: 'Sonraki adımlar: ülkenizle ilgilenen bir lojistik uzmanı sorunuzu okur ve seçtiğiniz yoldan yanıtlar.',
      },
      feedback: {
        subject: 'Geri bildiriminiz',
        thanks: 'Bize yazdığınız için teşekkür ederiz. Geri bildiriminiz bize ulaştı.',
        next: 'Sonraki adımlar: ülkenizdeki müşteri desteği mesajınızı okur ve en geç yukarıdaki tarihte yanıtlar.',
      },
      job: {
        subject: 'İş başvurunuz',
        thanks: 'bizimle çalışmak için başvurduğunuz için teşekkür ederiz. Başvurunuz bize ulaştı.',
        next: 'Sonraki adımlar: işe alım ekibi başvurunuzu okur ve sizinle görüşmek isteyip istemediğimizi en geç yukarıdaki tarihte bildirir. Altı ay sonra gönderdiğiniz her şeyi sileriz.',
      },
    },
    lookUp: 'Durumunu görmek, sorularımızı yanıtlamak, ekleme yapmak veya geri çekmek için istediğiniz zaman bu sayfayı açın:',
    notYou: 'Bize siz yazmadıysanız adresinizi biri yanlışlıkla girmiş olabilir. Bir şey yapmanız gerekmez.',
  },
};
