/** Articles for readers of Saudi Arabia, and for those in China who send there. */
import { written, type StartingArticle } from '../starting-article.ts';

export const SAUDI_SHORT_ADDRESS: StartingArticle = {
  id: 'saudi-short-address', type: 'CUSTOMS', countries: ['SA', 'CN'], team: 'customs', cover: 'address', daysAgo: 6,
  texts: {
    en: written('Saudi Arabia: no parcel without a short national address', 'Four letters and four digits now decide whether a parcel to Saudi Arabia arrives.', `
      Since 1 January 2026 every shipment to Saudi Arabia must carry the short national address of its consignee. A parcel without it can be fined or sent back. We ask for it in every order to the Kingdom.
      ## What it looks like
      The short address has four letters and four digits, such as RRRD2929. It stands for one building with its street, district, postcode and additional number. It belongs to the place, not to the person: whoever moves needs the new one.
      ## For consignees
      - Look the address up before you order and save it in your address book here.
      - Send it to the shop together with your mobile number. A street name alone is no longer enough.
      ## For senders
      - Ask your buyer for the short address at the checkout, not after the parcel has left.
      - Type it without a blank. The form checks the shape at once and accepts small letters too.
      If a parcel is already under way without the address, our customer support calls the consignee and adds it before customs clearance. Please answer that call: the parcel waits for it.`),
    'zh-CN': written('沙特阿拉伯：没有国家短地址，包裹无法送达', '四个字母加四位数字，决定寄往沙特的包裹能否抵达。', `
      自 2026 年 1 月 1 日起，所有寄往沙特阿拉伯的货件都必须填写收件人的国家短地址。缺少短地址的包裹可能被罚款或退回。因此，凡寄往沙特的订单我们都会要求填写。
      ## 短地址的格式
      短地址由四个字母和四位数字组成，例如 RRRD2929，对应一栋建筑及其街道、区、邮编和附加号码。短地址属于地点而不属于个人，搬家后须使用新的短地址。
      ## 收件人
      - 下单前先查询您的短地址，并保存到本站的地址簿中。
      - 请将短地址与手机号一并提供给卖家，仅有街道名称已不够。
      ## 寄件人
      - 请在买家结账时就索取短地址，不要等到包裹发出之后。
      - 填写时中间不留空格。表单会立即检查格式，小写字母同样有效。
      如果包裹已在途中而缺少短地址，我们的客服会致电收件人，在清关前补填。请务必接听，包裹正等着这通电话。`),
    ar: written('السعودية: لا طرد بلا عنوان وطني مختصر', 'أربعة أحرف وأربعة أرقام تحسم الآن وصول الطرد إلى السعودية.', `
      منذ 1 يناير 2026 يجب أن تحمل كل شحنة إلى السعودية العنوان الوطني المختصر للمستلم. والطرد الذي لا يحمله معرّض للغرامة أو الإعادة. لذلك نطلبه في كل طلب إلى المملكة.
      ## كيف يبدو
      يتكون العنوان المختصر من أربعة أحرف وأربعة أرقام، مثل RRRD2929. وهو يدل على مبنى واحد بشارعه وحيّه ورمزه البريدي ورقمه الإضافي. وهو للمكان لا للشخص، فمن ينتقل يحتاج إلى عنوان جديد.
      ## للمستلمين
      - ابحث عن عنوانك قبل الطلب واحفظه في دفتر العناوين في هذا الموقع.
      - أرسله إلى المتجر مع رقم جوّالك، فاسم الشارع وحده لم يعد يكفي.
      ## للمرسلين
      - اطلب العنوان المختصر من المشتري عند إتمام الشراء لا بعد مغادرة الطرد.
      - اكتبه بلا مسافة. يتحقق النموذج من صيغته فورًا ويقبل الأحرف الصغيرة أيضًا.
      إذا كان الطرد في الطريق بلا عنوان، اتصلت خدمة العملاء بالمستلم وأضافته قبل التخليص الجمركي. يُرجى الرد على هذا الاتصال، فالطرد ينتظره.`),
  },
};

export const SAUDI_DUTIES: StartingArticle = {
  id: 'saudi-duties', type: 'CUSTOMS', countries: ['SA'], team: 'customs', cover: 'receipt', daysAgo: 62,
  texts: {
    en: written('What customs in Saudi Arabia charge for a parcel', 'One limit, one rate, one fee: how the costs of an import come about.', `
      Nobody likes a bill at the door. Three figures are enough to know what an order from abroad will cost you in Saudi Arabia.
      ## Three figures
      - The limit is 1,000 SAR of declared value.
      - Value added tax is 15%.
      - Above the limit, clearance costs 100 SAR.
      ## How to keep it simple
      Ask the shop to declare the price that you paid, in the currency in which you paid it, and to attach the invoice. A value that is too low does not save money: customs correct it, and a fine may follow. Keep the order confirmation at hand until the parcel has arrived.
      Our quote lists duty, tax and clearance on lines of their own, and each line names the rule and its date. It is an estimate until customs have decided; if their figure differs, you see theirs beside ours. The courier hands you a receipt for whatever you pay at the door. Phones, tablets and branded goods carry no surcharge of ours to Saudi Arabia.`),
    'zh-CN': written('沙特海关如何对包裹收费', '一个限额、一个税率、一项费用，看懂进口成本的构成。', `
      谁都不愿在收件时才看到账单。只需三个数字，您就能知道从境外下单在沙特要付多少钱。
      ## 三个数字
      - 限额：申报价值 1,000 SAR。
      - 增值税：15%。
      - 超过限额时，清关费为 100 SAR。
      ## 如何避免麻烦
      请卖家按您实际支付的价格和币种申报，并附上发票。低报价值并不能省钱：海关会予以更正，还可能处以罚款。包裹送达之前，请保留订单确认信息。
      我们的报价单将关税、税费和清关费分行列出，每一行都注明依据的规则及其日期。在海关作出决定前，报价仅为预估；如与海关金额不同，您可以看到两者的对照。凡在收件时支付的款项，快递员都会开具收据。寄往沙特的手机、平板和品牌商品，我们不收取附加费。`),
    ar: written('ما تتقاضاه جمارك السعودية عن الطرد', 'حد واحد ونسبة واحدة ورسم واحد: هكذا تتكون تكلفة الاستيراد.', `
      لا أحد يحب أن يُفاجأ بفاتورة عند الباب. ثلاثة أرقام تكفي لتعرف ما سيكلفه طلبك من الخارج في السعودية.
      ## الأرقام الثلاثة
      - الحد هو 1,000 SAR من القيمة المصرّح بها.
      - ضريبة القيمة المضافة 15%.
      - فوق الحد تبلغ تكلفة التخليص 100 SAR.
      ## كيف تُبقي الأمر بسيطًا
      اطلب من المتجر أن يصرّح بالسعر الذي دفعته وبالعملة التي دفعت بها وأن يرفق الفاتورة. القيمة المخفّضة لا توفّر مالًا، فالجمارك تصحّحها وقد تفرض غرامة. واحتفظ بتأكيد الطلب حتى يصل الطرد.
      يعرض عرض السعر لدينا الرسوم والضريبة والتخليص في أسطر مستقلة، ويذكر كل سطر القاعدة وتاريخها. وهو تقديري حتى تقرر الجمارك، فإن اختلف رقمها رأيته بجانب رقمنا. ويعطيك المندوب إيصالًا بكل ما تدفعه عند الباب. ولا نفرض رسمًا إضافيًا على الهواتف والأجهزة اللوحية والعلامات التجارية إلى السعودية.`),
  },
};
