/** Articles for readers of Pakistan. */
import { written, type StartingArticle } from '../starting-article.ts';

export const PAKISTAN_LIMIT: StartingArticle = {
  id: 'pakistan-1000-rupees', type: 'CUSTOMS', countries: ['PK'], team: 'customs', cover: 'stamp', daysAgo: 24,
  texts: {
    en: written('Pakistan: duty begins at 1,000 rupees', 'The limit for parcels by post and courier fell from 5,000 to 1,000 PKR. How to prepare your next order.', `
      Since 1 July 2025 goods that come by post or courier are free of duty up to 1,000 PKR only. Before that the limit was 5,000 PKR. The Finance Act 2025 changed section 19C of the Customs Act; it concerns nearly every online order from abroad.
      ## What you need
      - Your CNIC with thirteen digits. Customs clear no parcel for a person without it, so the order asks for it.
      - The invoice with the true price. A screenshot of the payment helps when customs ask.
      - A mobile number that you answer during the day.
      ## What to expect
      The rate depends on the goods. We therefore name no percentage in a quote; we show that duty will arise and which rule says so. Once customs have decided, the amount stands in tracking and can be paid before delivery.
      ## A word about splitting
      Ordering five small parcels instead of one rarely helps: customs may add up what arrives for the same person. It also costs five times the minimum freight. One honest parcel is the cheaper way.`),
    'zh-CN': written('巴基斯坦：超过 1,000 卢比即征税', '邮寄和快递包裹的免税限额已由 5,000 PKR 降至 1,000 PKR，请这样准备下一个订单。', `
      自 2025 年 7 月 1 日起，通过邮政或快递进口的物品仅在 1,000 PKR 以内免税，此前的限额为 5,000 PKR。《2025 年财政法》修订了《海关法》第 19C 条，几乎所有境外网购订单都会受到影响。
      ## 您需要准备
      - 十三位 CNIC 身份证号码。没有该号码，海关不予放行个人包裹，因此下单时必须填写。
      - 注明真实价格的发票。海关询问时，付款截图也有帮助。
      - 白天能够接通的手机号。
      ## 费用说明
      税率因商品而异，因此报价单不标注百分比，只说明将产生税费以及所依据的规则。海关核定后，金额会显示在跟踪页面，您可在派送前支付。
      ## 关于拆单
      把一个订单拆成五个小包裹往往无济于事：海关可能将同一收件人的包裹合并计算，而您还要支付五次起步运费。如实申报、合并一件，才是更省钱的做法。`),
    ur: written('پاکستان: ڈیوٹی اب 1,000 روپے سے شروع ہوتی ہے', 'ڈاک اور کوریئر سے آنے والے پارسل کی حد 5,000 سے کم ہو کر 1,000 PKR رہ گئی ہے۔ اگلے آرڈر کی تیاری ایسے کریں۔', `
      یکم جولائی 2025 سے ڈاک یا کوریئر سے آنے والا سامان صرف 1,000 PKR تک ڈیوٹی سے آزاد ہے۔ اس سے پہلے یہ حد 5,000 PKR تھی۔ فنانس ایکٹ 2025 نے کسٹمز ایکٹ کی دفعہ 19C بدل دی، اور اس کا اثر بیرونِ ملک سے ہونے والے تقریباً ہر آن لائن آرڈر پر ہے۔
      ## آپ کو کیا چاہیے
      - تیرہ ہندسوں کا شناختی کارڈ نمبر (CNIC)۔ اس کے بغیر کسٹمز کسی فرد کا پارسل کلیئر نہیں کرتے، اس لیے آرڈر میں یہ پوچھا جاتا ہے۔
      - اصل قیمت والی رسید۔ کسٹمز پوچھیں تو ادائیگی کا اسکرین شاٹ بھی کام آتا ہے۔
      - وہ موبائل نمبر جس پر آپ دن میں جواب دیں۔
      ## کیا توقع رکھیں
      شرح سامان پر منحصر ہے، اس لیے ہم تخمینے میں فیصد نہیں لکھتے؛ ہم بتاتے ہیں کہ ڈیوٹی لگے گی اور کس قاعدے کے تحت۔ کسٹمز کے فیصلے کے بعد رقم ٹریکنگ میں آ جاتی ہے اور ڈیلیوری سے پہلے ادا کی جا سکتی ہے۔
      ## آرڈر تقسیم کرنے کے بارے میں
      ایک کے بجائے پانچ چھوٹے پارسل منگوانے سے کم ہی فائدہ ہوتا ہے: کسٹمز ایک ہی شخص کے پارسل جمع کر سکتے ہیں، اور کم از کم کرایہ بھی پانچ بار لگتا ہے۔ درست اظہار کے ساتھ ایک پارسل ہی سستا راستہ ہے۔`),
  },
};

export const PAKISTAN_COD: StartingArticle = {
  id: 'pakistan-cash-on-delivery', type: 'SERVICE', countries: ['PK'], team: 'operations', cover: 'cash', daysAgo: 49,
  texts: {
    en: written('Cash on delivery in Pakistan: from the door to your account', 'What the buyer pays, what we keep, what the law makes us withhold, and how to read the statement.', `
      Many buyers in Pakistan pay when the parcel is in their hands. For a shop that means more orders, and the question of when the money arrives and how much of it.
      ## Three amounts
      - The amount to collect is what the buyer pays at the door. You name it in the order; the courier cannot change it.
      - Our fee is 3% of that amount, at least 5 CNY and at most 1,500 CNY for each waybill.
      - The law obliges couriers to withhold tax from cash on delivery. We pass it to the tax office in your name and show it on a line of its own.
      ## What helps
      Call the buyer before you send: a confirmed order is refused far less often. Write the amount on the invoice in the parcel too, so that nobody argues at the door. Give a second phone number when you have one.
      ## If the parcel is refused
      Nothing was collected, so no fee is due for collecting. The parcel returns to our warehouse, and you have 10 days to decide what happens with it.`),
    'zh-CN': written('巴基斯坦货到付款：货款如何从买家手中到达您的账户', '买家付多少、我们收多少、依法代扣多少，以及如何看懂对账单。', `
      巴基斯坦的许多买家习惯收到包裹后再付款。这意味着更多订单，也带来一个问题：货款何时到账、到账多少？
      ## 三个金额
      - 代收金额：买家收件时支付的款项，由您在下单时填写，快递员无法更改。
      - 手续费：代收金额的 3%，每票运单最低 5 CNY，最高 1,500 CNY。
      - 法律规定快递公司须从代收货款中代扣税款。我们以您的名义缴纳给税务机关，并在对账单中单独列示。
      ## 实用建议
      发货前请致电买家确认：经确认的订单拒收率会低得多。请在包裹内的发票上也写明金额，以免收件时产生争议。如有第二个电话，请一并填写。
      ## 如果包裹被拒收
      由于没有代收货款，因此不收取代收手续费。包裹将退回我们的仓库，您有 10 天时间决定如何处理。`),
    ur: written('پاکستان میں کیش آن ڈیلیوری: دروازے سے آپ کے کھاتے تک', 'خریدار کیا ادا کرتا ہے، ہم کیا لیتے ہیں، قانون کیا کٹوتی کراتا ہے، اور گوشوارہ کیسے پڑھیں۔', `
      پاکستان میں بہت سے خریدار پارسل ہاتھ میں لے کر ادائیگی کرتے ہیں۔ دکان کے لیے اس کا مطلب زیادہ آرڈر ہیں، اور یہ سوال بھی کہ رقم کب اور کتنی ملے گی۔
      ## تین رقوم
      - وصولی کی رقم وہ ہے جو خریدار دروازے پر ادا کرتا ہے۔ آپ اسے آرڈر میں لکھتے ہیں؛ کوریئر اسے بدل نہیں سکتا۔
      - ہماری فیس اس رقم کا 3% ہے، ہر ویبل پر کم از کم 5 CNY اور زیادہ سے زیادہ 1,500 CNY۔
      - قانون کے تحت کوریئر کو کیش آن ڈیلیوری سے ٹیکس کاٹنا ہوتا ہے۔ ہم اسے آپ کے نام پر محکمۂ ٹیکس کو ادا کرتے ہیں اور الگ سطر میں دکھاتے ہیں۔
      ## کیا فائدہ دیتا ہے
      بھیجنے سے پہلے خریدار کو فون کریں: تصدیق شدہ آرڈر بہت کم واپس ہوتے ہیں۔ پارسل کے اندر رسید پر بھی رقم لکھیں تاکہ دروازے پر بحث نہ ہو۔ دوسرا فون نمبر ہو تو وہ بھی دیں۔
      ## اگر پارسل واپس ہو جائے
      کچھ وصول نہیں ہوا، اس لیے وصولی کی فیس بھی نہیں۔ پارسل ہمارے گودام میں واپس آتا ہے، اور آپ کے پاس فیصلہ کرنے کے لیے 10 دن ہوتے ہیں۔`),
  },
};
