/** Service: how the chargeable weight comes about. */
import { written, type StartingArticle } from '../starting-article.ts';

export const CHARGEABLE_WEIGHT: StartingArticle = {
  id: 'chargeable-weight', type: 'SERVICE', countries: null, team: 'operations', cover: 'scale', daysAgo: 33,
  texts: {
    en: written('Why a light box can cost more than a heavy one', 'An aircraft fills up by volume as much as by weight. With one formula you can work out the price before you pack.', `
      A pillow weighs little and takes the place of ten books. So we compare two weights of every parcel and charge the higher one.
      ## The formula
      Multiply length, width and height in centimetres and divide by 6,000. The result is the volume weight in kilograms. A box of 40 × 30 × 20 cm has a volume weight of 4 kg. If it holds 2 kg of clothes, you pay for 4 kg; if it holds 6 kg of tools, you pay for 6 kg. The minimum is 1 kg.
      | Box | Volume weight | Goods weigh | You pay |
      | 40 × 30 × 20 cm, clothes | 4 kg | 2 kg | **4 kg** |
      | 40 × 30 × 20 cm, tools | 4 kg | 6 kg | **6 kg** |
      | 20 × 20 × 10 cm, a watch | 0.67 kg | 0.4 kg | **1 kg** |
      ## How to pay less
      - Choose the box for the goods, not the goods for the box. Two centimetres less on each side of the box above save more than half a kilogram.
      - Fold soft goods flat and press the air out of the bag.
      - Split an order only when it makes sense: every waybill starts at the minimum weight.
      ## Limits
      One waybill is one parcel of at most 30 kg, each side under 100 cm, and at least 10 × 10 cm so that the label fits. Heavier goods travel by special line or as freight; ask for a quote above 100 kg. Our site measures every parcel, and the waybill shows both weights.`),
    'zh-CN': written('为什么轻箱子有时比重箱子更贵', '飞机舱位既受重量限制，也受体积限制。掌握一个公式，打包前就能算出价格。', `
      一个枕头很轻，却占了十本书的位置。因此我们会比较每件包裹的两种重量，并按较高者计费。
      ## 计算公式
      将长、宽、高（厘米）相乘，再除以 6,000，即为以千克计的体积重量。一个 40 × 30 × 20 cm 的箱子，体积重量为 4 kg。若内装 2 kg 衣物，按 4 kg 计费；若内装 6 kg 工具，则按 6 kg 计费。最低计费重量为 1 kg。
      | 箱子 | 体积重量 | 物品重量 | 计费重量 |
      | 40 × 30 × 20 cm，衣物 | 4 kg | 2 kg | **4 kg** |
      | 40 × 30 × 20 cm，工具 | 4 kg | 6 kg | **6 kg** |
      | 20 × 20 × 10 cm，手表 | 0.67 kg | 0.4 kg | **1 kg** |
      ## 如何节省费用
      - 按物品选箱，而不是让物品迁就箱子。上例中的箱子每边缩短两厘米，就能省下半千克以上。
      - 柔软物品叠平，并排出包装袋中的空气。
      - 只在必要时拆分订单：每个运单都从最低计费重量起算。
      ## 尺寸与重量限制
      一个运单对应一件包裹，不超过 30 kg，每边小于 100 cm，且不小于 10 × 10 cm，以便粘贴面单。更重的货物可走专线或货运，100 kg 以上请询价。网点会对每件包裹进行测量，运单上同时显示两种重量。`),
    fr: written('Pourquoi un carton léger peut coûter plus qu’un lourd', "Un avion se remplit autant par le volume que par le poids. Une formule suffit pour connaître le prix avant d'emballer.", `
      Un oreiller pèse peu et prend la place de dix livres. Nous comparons donc deux poids pour chaque colis et facturons le plus élevé.
      ## La formule
      Multipliez longueur, largeur et hauteur en centimètres, puis divisez par 6\u202f000. Vous obtenez le poids volumétrique en kilogrammes. Un carton de 40 × 30 × 20\u00a0cm a un poids volumétrique de 4\u00a0kg. S'il contient 2\u00a0kg de vêtements, vous payez 4\u00a0kg\u202f; s'il contient 6\u00a0kg d'outils, vous payez 6\u00a0kg. Le minimum est de 1\u00a0kg.
      | Carton | Poids volumétrique | Poids réel | Vous payez |
      | 40 × 30 × 20\u00a0cm, vêtements | 4\u00a0kg | 2\u00a0kg | **4\u00a0kg** |
      | 40 × 30 × 20\u00a0cm, outils | 4\u00a0kg | 6\u00a0kg | **6\u00a0kg** |
      | 20 × 20 × 10\u00a0cm, une montre | 0,67\u00a0kg | 0,4\u00a0kg | **1\u00a0kg** |
      ## Payer moins
      - Choisissez le carton pour la marchandise, et non l'inverse. Deux centimètres de moins par côté sur l'exemple ci-dessus économisent plus d'un demi-kilo.
      - Pliez à plat les articles souples et chassez l'air du sachet.
      - Ne divisez une commande que si c'est utile\u202f: chaque envoi part du poids minimum.
      ## Les limites
      Un numéro correspond à un colis de 30\u00a0kg au plus, chaque côté de moins de 100\u00a0cm et d'au moins 10 × 10\u00a0cm pour recevoir l'étiquette. Le plus lourd voyage par ligne spéciale ou en fret\u202f; au-delà de 100\u00a0kg, demandez un devis. Chaque colis est mesuré dans notre centre, et les deux poids sont affichés.`),
    ar: written('لماذا قد يكلّف صندوق خفيف أكثر من صندوق ثقيل', 'تمتلئ الطائرة بالحجم كما تمتلئ بالوزن. بمعادلة واحدة تعرف السعر قبل التغليف.', `
      الوسادة خفيفة لكنها تشغل مكان عشرة كتب. لذلك نقارن بين وزنين لكل طرد ونحتسب الأعلى منهما.
      ## المعادلة
      اضرب الطول في العرض في الارتفاع بالسنتيمتر واقسم على 6,000، والناتج هو الوزن الحجمي بالكيلوغرام. صندوق أبعاده 40 و30 و20 سم وزنه الحجمي 4 كغ. فإذا كان فيه 2 كغ من الملابس دفعت عن 4 كغ، وإذا كان فيه 6 كغ من العُدد دفعت عن 6 كغ. والحد الأدنى 1 كغ.
      | الصندوق | الوزن الحجمي | وزن البضاعة | تدفع عن |
      | ملابس، 40 و30 و20 سم | 4 كغ | 2 كغ | **4 كغ** |
      | عُدد، 40 و30 و20 سم | 4 كغ | 6 كغ | **6 كغ** |
      | ساعة، 20 و20 و10 سم | 0.67 كغ | 0.4 كغ | **1 كغ** |
      ## كيف تدفع أقل
      - اختر الصندوق على قياس البضاعة. إنقاص سنتيمترين من كل ضلع في المثال السابق يوفّر أكثر من نصف كيلوغرام.
      - اطوِ البضائع اللينة وأخرج الهواء من الكيس.
      - لا تقسّم الطلب إلا لسبب، فكل بوليصة شحن تبدأ من الوزن الأدنى.
      ## الحدود
      البوليصة الواحدة لطرد واحد لا يتجاوز 30 كغ، ويقل كل ضلع فيه عن 100 سم، ولا يقل قياسه عن 10 في 10 سم ليتسع للملصق. وما هو أثقل يُنقل بالخط الخاص أو شحنًا، ويُطلب عرض سعر لما زاد على 100 كغ. نقيس كل طرد في مركزنا، ويظهر الوزنان معًا.`),
    ur: written('ہلکا ڈبا کبھی بھاری ڈبے سے مہنگا کیوں ہوتا ہے', 'جہاز وزن کے ساتھ حجم سے بھی بھرتا ہے۔ ایک فارمولے سے آپ پیکنگ سے پہلے قیمت جان سکتے ہیں۔', `
      تکیہ ہلکا ہوتا ہے مگر دس کتابوں کی جگہ گھیرتا ہے۔ اسی لیے ہم ہر پارسل کے دو وزن دیکھتے ہیں اور زیادہ والے پر قیمت لیتے ہیں۔
      ## فارمولا
      لمبائی، چوڑائی اور اونچائی کو سینٹی میٹر میں ضرب دیں اور 6,000 پر تقسیم کریں۔ جواب کلوگرام میں حجمی وزن ہے۔ 40 × 30 × 20 سینٹی میٹر کے ڈبے کا حجمی وزن 4 کلوگرام ہے۔ اس میں 2 کلوگرام کپڑے ہوں تو 4 کلوگرام کی قیمت لگے گی؛ 6 کلوگرام اوزار ہوں تو 6 کی۔ کم از کم وزن 1 کلوگرام ہے۔
      | ڈبا | حجمی وزن | سامان کا وزن | قیمت کا وزن |
      | کپڑے، 40 × 30 × 20 سینٹی میٹر | 4 کلوگرام | 2 کلوگرام | **4 کلوگرام** |
      | اوزار، 40 × 30 × 20 سینٹی میٹر | 4 کلوگرام | 6 کلوگرام | **6 کلوگرام** |
      | گھڑی، 20 × 20 × 10 سینٹی میٹر | 0.67 کلوگرام | 0.4 کلوگرام | **1 کلوگرام** |
      ## کم ادائیگی کیسے کریں
      - ڈبا سامان کے مطابق لیں۔ اوپر کی مثال میں ہر طرف سے دو سینٹی میٹر کم کرنے سے آدھے کلوگرام سے زیادہ بچتا ہے۔
      - نرم سامان تہہ کر کے رکھیں اور تھیلی سے ہوا نکال دیں۔
      - آرڈر صرف ضرورت پر تقسیم کریں: ہر ویبل کم از کم وزن سے شروع ہوتا ہے۔
      ## حدود
      ایک ویبل ایک پارسل ہے: زیادہ سے زیادہ 30 کلوگرام، ہر طرف 100 سینٹی میٹر سے کم، اور کم از کم 10 × 10 سینٹی میٹر تاکہ لیبل لگ سکے۔ زیادہ بھاری سامان خصوصی لائن یا فریٹ سے جاتا ہے؛ 100 کلوگرام سے اوپر کے لیے قیمت معلوم کریں۔ ہمارا مرکز ہر پارسل ناپتا ہے اور دونوں وزن دکھائے جاتے ہیں۔`),
    tr: written('Hafif bir kutu neden ağır olandan pahalı olabilir', 'Uçak ağırlık kadar hacimle de dolar. Tek bir formülle fiyatı paketlemeden önce hesaplayabilirsiniz.', `
      Yastık hafiftir ama on kitabın yerini kaplar. Bu yüzden her paketin iki ağırlığını karşılaştırır, yüksek olanı ücretlendiririz.
      ## Formül
      Uzunluk, genişlik ve yüksekliği santimetre olarak çarpıp 6.000’e bölün. Sonuç, kilogram cinsinden hacimsel ağırlıktır. 40 × 30 × 20 cm’lik bir kutunun hacimsel ağırlığı 4 kg’dir. İçinde 2 kg giysi varsa 4 kg, 6 kg alet varsa 6 kg üzerinden ödersiniz. En düşük ağırlık 1 kg’dir.
      | Kutu | Hacimsel ağırlık | Eşyanın ağırlığı | Ödenen ağırlık |
      | 40 × 30 × 20 cm, giysi | 4 kg | 2 kg | **4 kg** |
      | 40 × 30 × 20 cm, alet | 4 kg | 6 kg | **6 kg** |
      | 20 × 20 × 10 cm, saat | 0,67 kg | 0,4 kg | **1 kg** |
      ## Daha az ödemek için
      - Kutuyu eşyaya göre seçin. Yukarıdaki kutuda her kenarı iki santimetre kısaltmak yarım kilogramdan fazla kazandırır.
      - Yumuşak eşyayı düz katlayın, torbanın havasını boşaltın.
      - Siparişi gerekmedikçe bölmeyin: her gönderi en düşük ağırlıktan başlar.
      ## Sınırlar
      Bir gönderi numarası, en çok 30 kg’lik tek bir pakettir; her kenarı 100 cm’den kısa, etiketin sığması için en az 10 × 10 cm olmalıdır. Daha ağır eşya özel hatla veya kargo olarak taşınır; 100 kg üzeri için teklif isteyin. Şubemiz her paketi ölçer ve iki ağırlığı da gösterir.`),
  },
};
