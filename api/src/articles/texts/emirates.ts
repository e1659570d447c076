/** Articles for readers of the United Arab Emirates. */
import { written, type StartingArticle } from '../starting-article.ts';

export const EMIRATES_LIMIT: StartingArticle = {
  id: 'emirates-1000-dirhams', type: 'CUSTOMS', countries: ['AE'], team: 'customs', cover: 'receipt', daysAgo: 53,
  texts: {
    en: written('Emirates: 1,000 dirhams is the limit that counts', 'In 2023 the limit fell to 300 AED and came back within two months. Since then one figure holds.', `
      Old articles on the web still name 300 AED. That limit was in force in January and February 2023 only. Since 1 March 2023 the duty-free limit has been 1,000 AED again.
      ## What it means for your order
      - Up to 1,000 AED of declared value your parcel is below the limit.
      - Above it, value added tax of 5% and the duty on the goods are due.
      - Tobacco and other restricted goods follow rules of their own. We do not carry them.
      ## Make it easy for customs
      Ask the shop for an invoice with the exact names of the goods, the number of pieces and the price of each. Several parcels of one order that arrive together may be added up, so split an order for the packing, not for the limit.
      ## In your quote
      We convert the value of your goods at the rate of the day, compare it with the limit and show the result as a line with its rule. The figure is an estimate until the parcel has been cleared.`),
    'zh-CN': written('阿联酋：以 1,000 迪拉姆限额为准', '2023 年限额曾降至 300 AED，两个月后恢复。此后只有一个数字有效。', `
      网上的旧文章仍写着 300 AED。该限额仅在 2023 年 1 月和 2 月有效。自 2023 年 3 月 1 日起，免税限额已恢复为 1,000 AED。
      ## 对您的订单意味着什么
      - 申报价值不超过 1,000 AED 的包裹低于限额。
      - 超过限额，须缴纳 5% 的增值税及商品对应的关税。
      - 烟草等受限物品另有规定，我们不予承运。
      ## 让清关更顺利
      请向卖家索取发票，注明具体品名、件数和单价。同一订单的多件包裹若同时到达，可能会被合并计算；因此拆单应出于包装需要，而非为了限额。
      ## 报价单中的体现
      我们按当日汇率折算商品价值，与限额比较，并将结果连同所依据的规则单列一行。包裹清关之前，该金额均为预估。`),
    ar: written('الإمارات: الحد المعتمد هو 1,000 درهم', 'انخفض الحد في 2023 إلى 300 AED ثم عاد خلال شهرين. ومنذ ذلك الحين رقم واحد هو الساري.', `
      ما زالت مقالات قديمة على الإنترنت تذكر 300 AED. لكن ذلك الحد سرى في يناير وفبراير 2023 فقط. ومنذ 1 مارس 2023 عاد حد الإعفاء إلى 1,000 AED.
      ## ما يعنيه لطلبك
      - حتى 1,000 AED من القيمة المصرّح بها يكون طردك دون الحد.
      - وفوقه تُستحق ضريبة القيمة المضافة 5% والرسوم الجمركية على البضاعة.
      - للتبغ وغيره من البضائع المقيدة قواعد خاصة، ونحن لا ننقلها.
      ## سهّل الأمر على الجمارك
      اطلب من المتجر فاتورة بالأسماء الدقيقة للبضائع وعدد القطع وسعر كل منها. وقد تُجمع عدة طرود من طلب واحد إذا وصلت معًا، فليكن تقسيم الطلب لأجل التغليف لا لأجل الحد.
      ## في عرض السعر
      نحوّل قيمة بضاعتك بسعر اليوم ونقارنها بالحد ونعرض النتيجة في سطر مع قاعدتها. ويبقى الرقم تقديريًا حتى يُخلَّص الطرد.`),
  },
};

export const EMIRATES_ADDRESS: StartingArticle = {
  id: 'emirates-address', type: 'SERVICE', countries: ['AE'], team: 'operations', cover: 'map', daysAgo: 84,
  texts: {
    en: written('No postcode? No problem in the Emirates', 'Many shops abroad insist on a postcode that does not exist here. Our form does not ask for one.', `
      The Emirates have no postcodes. Who orders from abroad knows the game: the form refuses to go on until five zeros are typed in. Those zeros later send parcels the wrong way.
      ## What our form asks for
      - The emirate, from a list.
      - Area and street, with the villa or flat in a field of its own.
      - In Dubai the Makani number if you know it: ten digits on the plate beside the entrance. It leads the courier to the right door of the right building.
      - A P.O. box only when the consignee is an office that uses it. A courier cannot hand a parcel to a box.
      ## A phone number that works
      Give a mobile number with or without the leading zero; we bring it into the right form. The courier calls before coming, and the gatekeeper often asks for the name of the flat's tenant.
      If a foreign shop insists on a postcode, write a hyphen rather than zeros. Our sites read the emirate and the area.`),
    'zh-CN': written('没有邮编？在阿联酋不是问题', '许多境外网店要求填写这里并不存在的邮编，我们的表单则不需要。', `
      阿联酋没有邮政编码。在境外网站购物的人都熟悉这一幕：不填五个零，表单就无法继续。而这些零日后反而会让包裹走错方向。
      ## 我们的表单需要什么
      - 酋长国，从列表中选择。
      - 区域和街道，别墅号或房号单独填写。
      - 在迪拜，如您知道 Makani 号码，请一并填写：即入口旁门牌上的十位数字，可将快递员带到正确楼栋的正确入口。
      - 只有当收件人是使用邮政信箱的公司时才填写信箱号，快递员无法将包裹交给信箱。
      ## 一个可用的电话
      手机号带不带首位的零都可以，我们会自动规范格式。快递员上门前会致电，物业门卫往往还会询问住户姓名。
      如果境外网店坚持要求填写邮编，请填一个连字符，而不要填零。我们的网点只看酋长国和区域。`),
    ar: written('لا رمز بريدي؟ لا مشكلة في الإمارات', 'تصرّ متاجر كثيرة في الخارج على رمز بريدي غير موجود هنا. نموذجنا لا يطلبه.', `
      لا توجد رموز بريدية في الإمارات. ومن يطلب من الخارج يعرف المشهد: لا يمضي النموذج حتى تُكتب خمسة أصفار، وهي التي ترسل الطرود لاحقًا في الاتجاه الخطأ.
      ## ما يطلبه نموذجنا
      - الإمارة من قائمة.
      - المنطقة والشارع، وللفيلا أو الشقة خانة مستقلة.
      - في دبي رقم مكاني إن كنت تعرفه: عشرة أرقام على اللوحة بجانب المدخل تقود المندوب إلى الباب الصحيح في المبنى الصحيح.
      - صندوق البريد فقط إذا كان المستلم مكتبًا يستخدمه، فالمندوب لا يسلّم طردًا إلى صندوق.
      ## رقم هاتف يعمل
      اكتب رقم الجوّال بالصفر الأول أو من دونه، ونحن نضبط صيغته. يتصل المندوب قبل قدومه، وكثيرًا ما يسأل حارس المبنى عن اسم ساكن الشقة.
      إذا أصرّ متجر أجنبي على رمز بريدي فاكتب شرطة بدل الأصفار، فمراكزنا تقرأ الإمارة والمنطقة.`),
  },
};
