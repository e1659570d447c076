/** Divisions of a country with their codes, as `calls/areas.ts` gives them: `code name|name: code name|name, …`. */
export const PLACES: readonly string[] = [
  'AJ Ajman|阿治曼|عجمان|Acman: AJM Ajman|عجمان|阿治曼|Acman, MAS Masfout|مصفوت, MAN Al Manama|المنامة',
  'AZ Abu Dhabi|阿布扎比|Abou Dhabi|أبوظبي|ابوظہبی|Abu Dabi: AUH Abu Dhabi|أبوظبي|阿布扎比|Abou Dhabi|ابوظہبی|Abu Dabi, AAN Al Ain|العين|艾因|Al Aïn|العین|El-Ayn, DHF Al Dhafra|الظفرة',
  'DU Dubai|迪拜|Dubaï|دبي|دبئی: DEI Deira|ديرة|德拉|دیرہ, BUR Bur Dubai|بر دبي|布尔迪拜|بر دبئی, BUS Business Bay|الخليج التجاري, DOW Downtown Dubai|وسط مدينة دبي|迪拜市中心|ڈاؤن ٹاؤن دبئی, JUM Jumeirah|جميرا, MAR Dubai Marina|مرسى دبي|迪拜码头|دبئی مرینا, JLT Jumeirah Lakes Towers|أبراج بحيرات جميرا, BAR Al Barsha|البرشاء, QUO Al Quoz|القوز, QUS Al Qusais|القصيص, MIR Mirdif|مردف, RAS Ras Al Khor|رأس الخور, JAF Jebel Ali|جبل علي, DIC International City|المدينة العالمية|国际城|انٹرنیشنل سٹی, SIL Dubai Silicon Oasis|واحة دبي للسيليكون, RSH Al Rashidiya|الراشدية, DIP Dubai Investments Park|مجمع دبي للاستثمار, HAT Hatta|حتا, JVC Jumeirah Village Circle|قرية جميرا الدائرية, DFC Dubai Festival City|دبي فستيفال سيتي',
  'FU Fujairah|富查伊拉|Fujaïrah|الفجيرة|فجیرہ|Füceyre: FUJ Fujairah|الفجيرة|富查伊拉|Fujaïrah|فجیرہ|Füceyre, DIB Dibba Al Fujairah|دبا الفجيرة, MAS Masafi|مسافي',
  'RK Ras Al Khaimah|哈伊马角|Ras el Khaïmah|رأس الخيمة|راس الخیمہ|Resülhayme: RAK Ras Al Khaimah|رأس الخيمة|哈伊马角|Ras el Khaïmah|راس الخیمہ|Resülhayme, RAM Ar Rams|الرمس, DIG Digdaga|الدقداقة',
  'SH Sharjah|沙迦|Charjah|الشارقة|شارجہ|Şarika: SHJ Sharjah|الشارقة|沙迦|Charjah|شارجہ|Şarika, KHF Khor Fakkan|خورفكان, KAL Kalba|كلباء, DHA Al Dhaid|الذيد',
  'UQ Umm Al Quwain|乌姆盖万|Oumm al Qaïwaïn|أم القيوين|ام القیوین|Ummülkayveyn: UAQ Umm Al Quwain|أم القيوين|乌姆盖万|Oumm al Qaïwaïn|ام القیوین|Ummülkayveyn, FAL Falaj Al Mualla|فلج المعلا',
];
