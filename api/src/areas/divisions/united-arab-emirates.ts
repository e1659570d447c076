/** United Arab Emirates: seven emirates (ISO 3166-2:AE), cities and sectors, communities. */
import type { Divisions } from '../division-list.ts';

export const UNITED_ARAB_EMIRATES: Divisions = {
  country: 'AE',
  local: 'ar',
  provinces: [
    'AJ|Ajman|阿治曼|Ajman|عجمان|عجمان|Acman', 'AZ|Abu Dhabi|阿布扎比|Abou Dabi|أبوظبي|ابوظہبی|Abu Dabi', 'DU|Dubai|迪拜|Dubaï|دبي|دبئی|Dubai', 'FU|Fujairah|富查伊拉|Fujaïrah|الفجيرة|فجیرہ|Füceyre', 'RK|Ras Al Khaimah|哈伊马角|Ras el Khaïmah|رأس الخيمة|راس الخیمہ|Resülhayme', 'SH|Sharjah|沙迦|Charjah|الشارقة|شارجہ|Şarika', 'UQ|Umm Al Quwain|乌姆盖万|Oumm al Qaïwaïn|أم القيوين|ام القیوین|Ummülkayveyn',
  ],
  cities: {
    AJ: ['AJM Ajman=عجمان: Al Nuaimiya=النعيمية, Al Rashidiya=الراشدية, Al Jurf=الجرف, Al Rawda=الروضة, Al Hamidiyah=الحميدية', 'MAS Masfout=مصفوت', 'MAN Al Manama=المنامة'],
    AZ: ['AUH Abu Dhabi=أبوظبي: Al Khalidiyah=الخالدية, Al Zahiyah=الزاهية, Al Reem Island=جزيرة الريم, Al Maryah Island=جزيرة الماريه, Yas Island=جزيرة ياس, Khalifa City=مدينة خليفة, Mussafah=مصفح, Mohamed Bin Zayed City=مدينة محمد بن زايد, Al Mushrif=المشرف, Al Bateen=البطين, Saadiyat Island=جزيرة السعديات, Al Shahama=الشهامة', 'AAN Al Ain=العين: Al Jimi=الجيمي, Al Muwaiji=المويجعي, Al Towayya=الطوية, Zakhir=زاخر', 'DHF Al Dhafra=الظفرة: Madinat Zayed=مدينة زايد, Ruwais=الرويس, Ghayathi=غياثي, Liwa=ليوا'],
    DU: [
      'DEI Deira=ديرة: Al Rigga=الرقة, Al Muraqqabat=المرقبات, Naif=نايف, Port Saeed=بورسعيد, Al Ras=الراس, Hor Al Anz=هور العنز, Abu Hail=أبو هيل, Al Garhoud=القرهود', 'BUR Bur Dubai=بر دبي: Al Karama=الكرامة, Oud Metha=عود ميثاء, Al Mankhool=المنخول, Al Raffa=الرفاعة, Al Fahidi=الفهيدي, Al Jafiliya=الجافلية', 'BUS Business Bay=الخليج التجاري', 'DOW Downtown Dubai=وسط مدينة دبي', 'JUM Jumeirah=جميرا: Jumeirah 1=جميرا 1, Jumeirah 3=جميرا 3, Umm Suqeim=أم سقيم, Al Wasl=الوصل, Al Satwa=السطوة',
      'MAR Dubai Marina=مرسى دبي: Jumeirah Beach Residence=جميرا بيتش ريزيدنس, Al Sufouh=الصفوح', 'JLT Jumeirah Lakes Towers=أبراج بحيرات جميرا', 'BAR Al Barsha=البرشاء: Al Barsha 1=البرشاء 1, Al Barsha South=البرشاء جنوب, Tecom=تيكوم', 'QUO Al Quoz=القوز: Al Quoz Industrial 1=القوز الصناعية 1, Al Quoz Industrial 3=القوز الصناعية 3', 'QUS Al Qusais=القصيص: Al Qusais Industrial=القصيص الصناعية, Al Nahda=النهدة, Muhaisnah=محيصنة', 'MIR Mirdif=مردف', 'RAS Ras Al Khor=رأس الخور: Ras Al Khor Industrial=رأس الخور الصناعية', 'JAF Jebel Ali=جبل علي: Jebel Ali Free Zone=المنطقة الحرة بجبل علي, Discovery Gardens=ديسكفري جاردنز', 'DIC International City=المدينة العالمية: Dragon Mart=سوق التنين, China Cluster=الحي الصيني', 'SIL Dubai Silicon Oasis=واحة دبي للسيليكون', 'RSH Al Rashidiya=الراشدية', 'DIP Dubai Investments Park=مجمع دبي للاستثمار', 'HAT Hatta=حتا', 'JVC Jumeirah Village Circle=قرية جميرا الدائرية', 'DFC Dubai Festival City=دبي فستيفال سيتي',
    ],
    FU: ['FUJ Fujairah=الفجيرة: Al Faseel=الفصيل, Sakamkam=سكمكم', 'DIB Dibba Al Fujairah=دبا الفجيرة', 'MAS Masafi=مسافي'], RK: ['RAK Ras Al Khaimah=رأس الخيمة: Al Nakheel=النخيل, Al Hamra=الحمراء, Julphar=جلفار, Al Dhait=الظيت', 'RAM Ar Rams=الرمس', 'DIG Digdaga=الدقداقة'],
    SH: ['SHJ Sharjah=الشارقة: Al Majaz=المجاز, Al Nahda=النهدة, Al Taawun=التعاون, Al Qasimia=القاسمية, Rolla=الرولة, Al Khan=الخان, Muwaileh=مويلح, Industrial Area 1=المنطقة الصناعية 1, Al Nasserya=الناصرية', 'KHF Khor Fakkan=خورفكان', 'KAL Kalba=كلباء', 'DHA Al Dhaid=الذيد'], UQ: ['UAQ Umm Al Quwain=أم القيوين: Al Salamah=السلمة, Al Raas=الرأس', 'FAL Falaj Al Mualla=فلج المعلا'],
  },
  large: ['AZ-AUH|阿布扎比|Abou Dabi|أبوظبي|ابوظہبی|Abu Dabi', 'AZ-AAN|艾因|Al Aïn|العين|العین|El-Ayn', 'DU-DEI|德拉||ديرة|دیرہ|', 'DU-BUR|布尔迪拜||بر دبي|بر دبئی|', 'DU-MAR|迪拜码头||مرسى دبي|دبئی مرینا|', 'DU-DOW|迪拜市中心||وسط مدينة دبي|ڈاؤن ٹاؤن دبئی|', 'DU-DIC|国际城||المدينة العالمية|انٹرنیشنل سٹی|', 'SH-SHJ|沙迦|Charjah|الشارقة|شارجہ|Şarika', 'AJ-AJM|阿治曼||عجمان|عجمان|Acman', 'FU-FUJ|富查伊拉|Fujaïrah|الفجيرة|فجیرہ|Füceyre', 'RK-RAK|哈伊马角|Ras el Khaïmah|رأس الخيمة|راس الخیمہ|Resülhayme', 'UQ-UAQ|乌姆盖万|Oumm al Qaïwaïn|أم القيوين|ام القیوین|Ummülkayveyn'],
};
