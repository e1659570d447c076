/** Service: sending devices with batteries. */
import { written, type StartingArticle } from '../starting-article.ts';

export const BATTERIES: StartingArticle = {
  id: 'devices-with-batteries', type: 'SERVICE', countries: null, team: 'security', cover: 'battery', daysAgo: 90,
  texts: {
    en: written('Sending devices with batteries: what flies and what does not', 'A battery in its device is welcome, a loose one is dangerous goods. Two figures decide: 100 Wh and two pieces.', `
      Lithium batteries hold a lot of energy in little space. Packed well they are safe; loose in a box they can start a fire that nobody can reach in flight. The rules of air transport are therefore strict, and we keep them.
      ## What you may send
      - Devices with a built-in battery of at most 100 Wh: phones, watches, headphones, most tablets and laptops.
      - At most two matching batteries beside the device that they power, each of at most 100 Wh, in the same box.
      ## What you may not send
      Batteries alone, and power banks are nothing else, count as dangerous goods. They go by cargo aircraft only and need a quote of their own. Damaged, swollen or recalled batteries are not taken at all.
      ## How to pack
      Switch the device off completely and protect its button. Cover the contacts of a spare battery, wrap it by itself, and fill the box so that nothing moves.
      ## How to find the figure
      Multiply volts by ampere-hours: 3.85 V × 5 Ah make 19.25 Wh. The label of the battery often names it. Choose the battery type in the order; an honest declaration is the fastest way through the scanner.`),
    'zh-CN': written('带电设备寄递指南：哪些可以上飞机，哪些不行', '装在设备里的电池可以寄，散装电池属于危险品。关键是两个数字：100 Wh 和两块。', `
      锂电池体积小、能量大。包装得当则安全；散放在箱中则可能起火，而飞行途中无法扑救。因此航空运输规定十分严格，我们也严格遵守。
      ## 可以寄递
      - 内置电池不超过 100 Wh 的设备：手机、手表、耳机，以及大部分平板和笔记本电脑。
      - 与设备同箱寄递的配套电池，最多两块，每块不超过 100 Wh。
      ## 不可寄递
      单独的电池属于危险品，充电宝也不例外，仅限全货机运输，须单独询价。破损、鼓包或已被召回的电池一律不收。
      ## 如何包装
      请将设备完全关机，并保护好开关按钮。备用电池的触点须贴住绝缘，单独包裹，箱内填实，避免晃动。
      ## 如何计算
      电压乘以安时数：3.85 V × 5 Ah = 19.25 Wh。电池标签上通常也有标注。下单时请如实选择电池类型；诚实申报，是通过安检最快的方式。`),
    fr: written('Envoyer un appareil à batterie\u202f: ce qui vole et ce qui ne vole pas', 'Une batterie dans son appareil est la bienvenue, une batterie seule est une matière dangereuse. Deux chiffres comptent\u202f: 100\u00a0Wh et deux pièces.', `
      Une batterie au lithium concentre beaucoup d'énergie. Bien emballée, elle est sûre\u202f; libre dans un carton, elle peut provoquer un feu que personne n'atteint en vol. Les règles du transport aérien sont donc strictes, et nous les respectons.
      ## Ce que vous pouvez envoyer
      - Les appareils à batterie intégrée de 100\u00a0Wh au plus\u202f: téléphones, montres, casques, la plupart des tablettes et des ordinateurs portables.
      - Deux batteries assorties au plus avec l'appareil qu'elles alimentent, de 100\u00a0Wh chacune au plus, dans le même carton.
      ## Ce que vous ne pouvez pas envoyer
      Les batteries seules, batteries externes comprises, sont des matières dangereuses. Elles voyagent par avion-cargo uniquement, sur devis. Les batteries abîmées, gonflées ou rappelées sont refusées.
      ## Comment emballer
      Éteignez complètement l'appareil et protégez son bouton. Isolez les contacts d'une batterie de rechange, enveloppez-la séparément et calez le contenu.
      ## Trouver la valeur
      Multipliez les volts par les ampères-heures\u202f: 3,85\u00a0V × 5\u00a0Ah donnent 19,25\u00a0Wh. L'étiquette de la batterie l'indique souvent. Choisissez le type de batterie dans la commande\u202f; une déclaration sincère passe le contrôle plus vite que tout.`),
    ar: written('إرسال الأجهزة ذات البطاريات: ما يُنقل جوًا وما لا يُنقل', 'البطارية داخل جهازها مقبولة، والمنفردة بضاعة خطرة. رقمان يحسمان الأمر: 100 Wh وبطاريتان.', `
      تختزن بطاريات الليثيوم طاقة كبيرة في حيّز صغير. وهي آمنة إذا غُلّفت جيدًا، أما السائبة في صندوق فقد تُشعل حريقًا لا يصل إليه أحد أثناء الطيران. لذلك قواعد النقل الجوي صارمة، ونحن نلتزم بها.
      ## ما يمكنك إرساله
      - أجهزة ببطارية مدمجة لا تتجاوز 100 Wh: الهواتف والساعات والسماعات ومعظم الأجهزة اللوحية والحواسيب المحمولة.
      - بطاريتان ملائمتان على الأكثر مع الجهاز الذي تشغّلانه في الصندوق نفسه، ولا تتجاوز كل منهما 100 Wh.
      ## ما لا يمكنك إرساله
      البطاريات المنفردة، ومنها الشواحن المتنقلة، بضائع خطرة تُنقل بطائرات الشحن فقط وبعرض سعر مستقل. ولا تُقبل البطاريات التالفة أو المنتفخة أو المسحوبة من السوق.
      ## كيف تغلّف
      أطفئ الجهاز تمامًا واحمِ زر التشغيل. غطِّ طرفَي البطارية الاحتياطية ولُفّها وحدها، واملأ الصندوق حتى لا يتحرك شيء.
      ## كيف تعرف الرقم
      اضرب الفولت في الأمبير ساعة: 3.85 في 5 يساوي 19.25 Wh. وكثيرًا ما يُكتب على ملصق البطارية. اختر نوع البطارية في الطلب، فالتصريح الصادق أسرع طريق عبر جهاز الفحص.`),
    ur: written('بیٹری والے آلات بھیجنا: کیا جا سکتا ہے اور کیا نہیں', 'آلے کے اندر لگی بیٹری قبول ہے، الگ بیٹری خطرناک سامان ہے۔ فیصلہ دو عددوں سے ہوتا ہے: 100 Wh اور دو عدد۔', `
      لیتھیم بیٹری چھوٹی جگہ میں بہت توانائی رکھتی ہے۔ اچھی پیکنگ میں محفوظ ہے؛ ڈبے میں کھلی پڑی ہو تو ایسی آگ لگ سکتی ہے جس تک پرواز میں کوئی نہیں پہنچ سکتا۔ اسی لیے فضائی نقل و حمل کے قواعد سخت ہیں اور ہم ان پر عمل کرتے ہیں۔
      ## آپ کیا بھیج سکتے ہیں
      - ایسے آلات جن میں زیادہ سے زیادہ 100 Wh کی بیٹری لگی ہو: فون، گھڑیاں، ہیڈ فون، بیشتر ٹیبلٹ اور لیپ ٹاپ۔
      - آلے کے ساتھ اسی ڈبے میں زیادہ سے زیادہ دو موافق بیٹریاں، ہر ایک 100 Wh تک۔
      ## آپ کیا نہیں بھیج سکتے
      صرف بیٹریاں، جن میں پاور بینک بھی شامل ہیں، خطرناک سامان ہیں۔ یہ صرف کارگو طیارے سے جاتی ہیں اور ان کی قیمت الگ طے ہوتی ہے۔ خراب، پھولی ہوئی یا بازار سے واپس منگوائی گئی بیٹری بالکل نہیں لی جاتی۔
      ## پیکنگ کیسے کریں
      آلہ مکمل بند کریں اور اس کا بٹن محفوظ کریں۔ اضافی بیٹری کے سرے ڈھانپیں، اسے الگ لپیٹیں، اور ڈبا اس طرح بھریں کہ کچھ نہ ہلے۔
      ## عدد کیسے معلوم کریں
      وولٹ کو ایمپیئر آور سے ضرب دیں: 3.85 V × 5 Ah برابر 19.25 Wh۔ اکثر یہ بیٹری کے لیبل پر لکھا ہوتا ہے۔ آرڈر میں بیٹری کی قسم درست منتخب کریں؛ سچا اظہار اسکینر سے گزرنے کا تیز ترین راستہ ہے۔`),
    tr: written('Pilli cihaz göndermek: ne uçar, ne uçmaz', 'Cihazın içindeki pil taşınır, tek başına pil tehlikeli maddedir. İki sayı belirler: 100 Wh ve iki adet.', `
      Lityum piller küçük hacimde çok enerji taşır. İyi paketlenmişse güvenlidir; kutuda serbest duran pil, uçuşta kimsenin ulaşamayacağı bir yangın çıkarabilir. Bu yüzden hava taşımacılığının kuralları katıdır ve biz bunlara uyarız.
      ## Gönderebilecekleriniz
      - En çok 100 Wh’lik dâhilî pili olan cihazlar: telefonlar, saatler, kulaklıklar, çoğu tablet ve dizüstü bilgisayar.
      - Cihazla aynı kutuda, onu çalıştıran en çok iki uyumlu pil; her biri en çok 100 Wh.
      ## Gönderemeyecekleriniz
      Tek başına piller tehlikeli maddedir; taşınabilir şarj cihazları da buna dâhildir. Yalnız kargo uçağıyla ve ayrı bir teklifle taşınır. Hasarlı, şişmiş veya geri çağrılmış piller hiç alınmaz.
      ## Nasıl paketlemeli
      Cihazı tamamen kapatın ve düğmesini koruyun. Yedek pilin uçlarını kapatın, ayrı sarın ve kutuyu içinde hiçbir şey oynamayacak şekilde doldurun.
      ## Değeri nasıl bulursunuz
      Voltu amper-saatle çarpın: 3,85 V × 5 Ah = 19,25 Wh. Çoğu zaman pilin etiketinde yazar. Siparişte pil türünü seçin; doğru beyan, taramadan geçmenin en hızlı yoludur.`),
  },
};
