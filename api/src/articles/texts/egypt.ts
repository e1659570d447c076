/** Articles for readers of Egypt. */
import { written, type StartingArticle } from '../starting-article.ts';

export const EGYPT_ADDRESS: StartingArticle = {
  id: 'egypt-address-and-identity', type: 'CUSTOMS', countries: ['EG'], team: 'customs', cover: 'address', daysAgo: 41,
  texts: {
    en: written('Egypt: a full name and a landmark bring the parcel home', 'Three details decide how fast a parcel passes customs in Cairo and finds your door.', `
      Most parcels to Egypt that wait do so for one of three reasons, and each can be settled in the order.
      ## The name
      Write the name as it stands on the identity document of the consignee. A nickname or a single name stops the parcel at customs. Arabic and Latin letters are both needed: Latin for the airway documents, Arabic for the courier.
      ## The identity number
      Customs ask for the national identity number of a private consignee. Enter it in the order; it goes to customs and is not printed on the label.
      ## The address
      - Governorate, district and street come from the list, so that the parcel reaches the right sorting centre.
      - Building, floor and flat have fields of their own.
      - A landmark helps more than a postcode: the pharmacy, the mosque, the school next door. The postcode may stay empty.
      Add a second phone number if somebody else can receive the parcel. The courier calls both before the attempt is counted as failed.`),
    'zh-CN': written('埃及：完整姓名加一个地标，包裹顺利到家', '三项信息决定包裹在开罗清关和上门的速度。', `
      寄往埃及的包裹之所以滞留，多半出于以下三个原因，而每一个都可以在下单时解决。
      ## 姓名
      请按收件人身份证件填写姓名。昵称或单名会使包裹在海关受阻。阿拉伯文和拉丁字母都需要：拉丁字母用于航空单证，阿拉伯文供快递员使用。
      ## 证件号码
      海关要求提供个人收件人的身份证号码。请在订单中填写，该信息仅提交海关，不会打印在面单上。
      ## 地址
      - 省、区和街道从列表中选择，确保包裹到达正确的分拣中心。
      - 楼栋、楼层和房号有单独的填写栏。
      - 地标比邮编更有用：旁边的药店、清真寺或学校。邮编可以留空。
      如果有他人可代收，请添加第二个电话。快递员会先拨打两个号码，再计为一次投递失败。`),
    ar: written('مصر: الاسم الكامل وعلامة مميزة يوصلان الطرد إلى بابك', 'ثلاثة تفاصيل تحدد سرعة مرور الطرد من جمارك القاهرة ووصوله إليك.', `
      معظم الطرود المتأخرة إلى مصر تتأخر لأحد ثلاثة أسباب، وكل منها يمكن حلّه عند كتابة الطلب.
      ## الاسم
      اكتب الاسم كما ورد في وثيقة هوية المستلم. اسم الشهرة أو الاسم المفرد يوقف الطرد في الجمارك. والحروف العربية واللاتينية مطلوبة معًا: اللاتينية لمستندات الشحن الجوي والعربية للمندوب.
      ## رقم الهوية
      تطلب الجمارك الرقم القومي للمستلم الفرد. أدخله في الطلب، فهو يُرسل إلى الجمارك ولا يُطبع على الملصق.
      ## العنوان
      - تُختار المحافظة والقسم والشارع من القائمة ليصل الطرد إلى مركز الفرز الصحيح.
      - للمبنى والطابق والشقة خانات مستقلة.
      - العلامة المميزة أنفع من الرمز البريدي: الصيدلية أو المسجد أو المدرسة المجاورة. ويمكن ترك الرمز البريدي فارغًا.
      أضف رقم هاتف ثانيًا إذا كان غيرك يستطيع الاستلام. يتصل المندوب بالرقمين قبل أن تُحتسب المحاولة فاشلة.`),
  },
};
