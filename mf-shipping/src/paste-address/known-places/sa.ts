/** Divisions of a country with their codes, as `calls/areas.ts` gives them: `code name|name: code name|name, …`. */
export const PLACES: readonly string[] = [
  '01 Riyadh|利雅得省|Riyad|الرياض|ریاض: RUH Riyadh|الرياض|利雅得|Riyad|ریاض, KHR Al Kharj|الخرج, DIR Diriyah|الدرعية, MAJ Al Majmaah|المجمعة, DAW Ad Dawadimi|الدوادمي, ZUL Az Zulfi|الزلفي, WAD Wadi ad-Dawasir|وادي الدواسر, AFI Afif|عفيف, MUZ Al Muzahimiyah|المزاحمية, SHA Shaqra|شقراء',
  '02 Makkah|麦加省|La Mecque|مكة المكرمة|مکہ مکرمہ|Mekke: JED Jeddah|جدة|吉达|Djeddah|جدہ|Cidde, MAK Makkah|مكة المكرمة|麦加|La Mecque|مکہ مکرمہ|Mekke, TAI Taif|الطائف|塔伊夫|Taëf|طائف, RAB Rabigh|رابغ, QUN Al Qunfudhah|القنفذة, LIT Al Lith|الليث',
  '03 Madinah|麦地那省|Médine|المدينة المنورة|مدینہ منورہ|Medine: MED Madinah|المدينة المنورة|麦地那|Médine|مدینہ منورہ|Medine, YAN Yanbu|ينبع|延布|ینبع, ULA AlUla|العلا, BAD Badr|بدر',
  '04 Eastern Province|东部省|Province orientale|المنطقة الشرقية|مشرقی صوبہ|Doğu Bölgesi: DMM Dammam|الدمام|达曼|دمام, KHO Al Khobar|الخبر|胡拜尔|Khobar|Hubar, DHA Dhahran|الظهران, HAS Al Ahsa|الأحساء, JUB Jubail|الجبيل|朱拜勒|جبیل|Cubeyl, QAT Qatif|القطيف, HAF Hafar Al Batin|حفر الباطن, KHA Khafji|الخفجي, TAN Ras Tanura|رأس تنورة, BUQ Buqayq|بقيق',
  '05 Qassim|盖西姆省|Al Qasim|القصيم|قصیم|Kasim: BUR Buraydah|بريدة|布赖代|بریدہ|Büreyde, UNA Unaizah|عنيزة, RAS Ar Rass|الرس, BUK Al Bukayriyah|البكيرية',
  '06 Hail|哈伊勒省|Haïl|حائل: HAI Hail|حائل|哈伊勒|Haïl, BAQ Baqaa|بقعاء',
  '07 Tabuk|塔布克省|تبوك|تبوک|Tebük: TAB Tabuk|تبوك|塔布克|تبوک|Tebük, DUB Duba|ضباء, WAJ Al Wajh|الوجه, UML Umluj|أملج, TAY Tayma|تيماء',
  '08 Northern Borders|北部边疆省|Frontières du Nord|الحدود الشمالية|شمالی سرحدیں|Kuzey Sınırları: ARA Arar|عرعر, RAF Rafha|رفحاء, TUR Turaif|طريف',
  '09 Jazan|吉赞省|Jizan|جازان|Cizan: JAZ Jazan|جازان|吉赞|Jizan|Cizan, SAB Sabya|صبيا, ABU Abu Arish|أبو عريش, SAM Samtah|صامطة',
  '10 Najran|纳季兰省|نجران|Necran: NAJ Najran|نجران|纳季兰|Necran, SHA Sharurah|شرورة',
  '11 Al Bahah|巴哈省|الباحة|باحہ|Baha: BAH Al Bahah|الباحة, BAL Baljurashi|بلجرشي',
  '12 Al Jawf|焦夫省|الجوف|Cevf: SAK Sakaka|سكاكا, QUR Al Qurayyat|القريات, DUM Dumat al-Jandal|دومة الجندل',
  '14 Asir|阿西尔省|عسير|عسیر: ABH Abha|أبها|艾卜哈|ابہا|Ebha, KHM Khamis Mushait|خميس مشيط, BIS Bisha|بيشة, MUH Muhayil|محايل, NAM An Namas|النماص',
];
