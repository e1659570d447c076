/** Kenya: 47 counties (ISO 3166-2:KE), sub-counties and towns, estates. */
import type { Divisions } from '../division-list.ts';

export const KENYA: Divisions = {
  country: 'KE',
  local: null,
  provinces: [
    '01|Baringo|巴林戈郡||بارينغو|بارنگو|', '02|Bomet|博梅特郡||بوميت|بومیت|', '03|Bungoma|邦戈马郡||بونغوما|بنگوما|', '04|Busia|布西亚郡||بوسيا|بوسیا|', '05|Elgeyo-Marakwet|埃尔格约-马拉奎特郡||إلغيو ماراكويت|ایلگیو مراکویت|', '06|Embu|恩布郡||إمبو|ایمبو|',
    '07|Garissa|加里萨郡||غاريسا|گاریسا|', '08|Homa Bay|霍马贝郡||هوما باي|ہوما بے|', '09|Isiolo|伊西奥洛郡||إيسيولو|ایسیولو|İsiolo', '10|Kajiado|卡贾多郡||كاجيادو|کاجیادو|', '11|Kakamega|卡卡梅加郡||كاكاميغا|کاکامیگا|', '12|Kericho|凯里乔郡||كيريتشو|کیریچو|',
    '13|Kiambu|基安布郡||كيامبو|کیامبو|', '14|Kilifi|基利菲郡||كيليفي|کلیفی|', '15|Kirinyaga|基里尼亚加郡||كيرينياغا|کیرینیاگا|', '16|Kisii|基西郡||كيسي|کیسی|', '17|Kisumu|基苏木郡||كيسومو|کسومو|', '18|Kitui|基图伊郡||كيتوي|کیتوئی|',
    '19|Kwale|夸莱郡||كوالي|کوالے|', '20|Laikipia|莱基皮亚郡||لايكيبيا|لائکیپیا|', '21|Lamu|拉穆郡||لامو|لامو|', '22|Machakos|马查科斯郡||ماتشاكوس|مچاکوس|', '23|Makueni|马库埃尼郡||ماكويني|ماکوینی|', '24|Mandera|曼德拉郡||مانديرا|منڈیرا|',
    '25|Marsabit|马萨比特郡||مارسابيت|مارسابیت|', '26|Meru|梅鲁郡||ميرو|میرو|', '27|Migori|米戈利郡||ميغوري|میگوری|', '28|Mombasa|蒙巴萨郡||مومباسا|ممباسا|', '29|Murang\'a|穆朗阿郡||مورانغا|مورنگا|', '30|Nairobi|内罗毕郡||نيروبي|نیروبی|',
    '31|Nakuru|纳库鲁郡||ناكورو|ناکورو|', '32|Nandi|南迪郡||ناندي|ناندی|', '33|Narok|纳罗克郡||ناروك|ناروک|', '34|Nyamira|尼亚米拉郡||نياميرا|نیامیرا|', '35|Nyandarua|年达鲁瓦郡||نيانداروا|نیانداروا|', '36|Nyeri|涅里郡||نييري|نیری|',
    '37|Samburu|桑布鲁郡||سامبورو|سامبورو|', '38|Siaya|夏亚郡||سيايا|سیایا|', '39|Taita-Taveta|泰塔-塔韦塔郡||تايتا تافيتا|تائیتا تاویتا|', '40|Tana River|塔纳河郡||تانا ريفر|تانا ریور|', '41|Tharaka-Nithi|塔拉卡-尼蒂郡||ثاراكا نيثي|تھاراکا نیتھی|', '42|Trans-Nzoia|特兰斯-恩佐亚郡||ترانس نزويا|ٹرانس نزویا|',
    '43|Turkana|图尔卡纳郡||توركانا|ترکانا|', '44|Uasin Gishu|瓦辛吉舒郡||واسين غيشو|واسین گیشو|', '45|Vihiga|韦希加郡||فيهيغا|ویہیگا|', '46|Wajir|瓦吉尔郡||واجير|واجیر|', '47|West Pokot|西波克特郡|Pokot occidental|غرب بوكوت|مغربی پوکوٹ|Batı Pokot',
  ],
  cities: {
    '01': ['KAB Kabarnet', 'ELD Eldama Ravine'], '02': ['BOM Bomet', 'SOT Sotik'], '03': ['BUN Bungoma', 'WEB Webuye', 'KIM Kimilili'], '04': ['BUS Busia', 'MAL Malaba'], '05': ['ITE Iten'], '06': ['EMB Embu', 'RUN Runyenjes'],
    '07': ['GAR Garissa', 'DAD Dadaab'], '08': ['HOM Homa Bay', 'OYU Oyugis', 'MBI Mbita'], '09': ['ISI Isiolo'], '10': ['KAJ Kajiado', 'KIT Kitengela: Kitengela Town, Acacia, Milimani', 'NGO Ngong: Ngong Town, Kiserian', 'RON Ongata Rongai', 'NAM Namanga'],
    '11': ['KAK Kakamega', 'MUM Mumias'], '12': ['KER Kericho', 'LIT Litein'], '13': ['THI Thika: Makongeni, Section 9, Landless', 'RUI Ruiru: Kamakis, Membley, Ruiru Town, Kimbo', 'KIA Kiambu: Kiambu Town, Ndumberi', 'KIK Kikuyu: Kikuyu Town, Kinoo, Sigona', 'LIM Limuru', 'JUJ Juja: Juja Town, Gachororo', 'KAR Karuri: Ruaka, Banana'],
    '14': ['KIL Kilifi', 'MAL Malindi: Malindi Town, Casuarina', 'MTW Mtwapa', 'WAT Watamu'], '15': ['KER Kerugoya', 'KUT Kutus', 'WAN Wanguru'], '16': ['KIS Kisii: Nyanchwa, Jogoo', 'OGE Ogembo'], '17': ['KIS Kisumu: Milimani, Kondele, Nyalenda, Mamboleo, Riat Hills', 'AHE Ahero', 'MAS Maseno'], '18': ['KIT Kitui', 'MWI Mwingi'],
    '19': ['UKU Ukunda: Diani, Ukunda Town', 'KWA Kwale', 'LUN Lunga Lunga'], '20': ['NAN Nanyuki', 'NYA Nyahururu', 'RUM Rumuruti'], '21': ['LAM Lamu', 'MPE Mpeketoni'], '22': ['MAC Machakos: Machakos Town, Mua', 'ATH Athi River: Mlolongo, Syokimau, Athi River Town', 'KAN Kangundo', 'TAL Tala'], '23': ['WOT Wote', 'MTI Mtito Andei', 'EMA Emali'], '24': ['MAN Mandera', 'ELW El Wak'],
    '25': ['MAR Marsabit', 'MOY Moyale'], '26': ['MER Meru: Makutano, Gakoromone', 'MAU Maua', 'NKU Nkubu'], '27': ['MIG Migori', 'AWE Awendo', 'ISE Isebania'],
    '28': ['MVI Mvita: Mombasa CBD, Old Town, Tudor, Ganjoni, Kizingo', 'NYA Nyali: Nyali Estate, Kongowea, Bombolulu', 'KIS Kisauni: Bamburi, Shanzu, Mtopanga', 'LIK Likoni: Likoni Ferry, Shelly Beach', 'CHA Changamwe: Miritini, Port Reitz', 'JOM Jomvu: Mikindani'],
    '29': ['MUR Murang\'a', 'KEN Kenol', 'KAN Kangema'],
    '30': [
      'WES Westlands: Parklands, Kangemi, Kitisuru, Lavington, Spring Valley, Highridge, Mountain View', 'STA Starehe: Nairobi CBD, Ngara, Pangani, Landimawe, River Road', 'KAM Kamukunji: Eastleigh, Shauri Moyo, Gikomba, Pumwani', 'DAN Dagoretti North: Kilimani, Kileleshwa, Kawangware, Gatina', 'DAS Dagoretti South: Riruta, Mutu-ini, Waithaka',
      'LAN Langata: Karen, Nairobi West, South C, Hardy, Otiende', 'KIB Kibra: Woodley, Sarang\'ombe, Laini Saba', 'ROY Roysambu: Kasarani Mwiki Road, Githurai, Kahawa West, Zimmerman, Garden Estate', 'KAS Kasarani: Clay City, Mwiki, Njiru, Ruai', 'RUA Ruaraka: Baba Dogo, Utalii, Mathare North, Lucky Summer',
      'EMS Embakasi South: Imara Daima, Pipeline, Kwa Njenga, Mukuru', 'EMC Embakasi Central: Kayole, Komarock, Matopeni', 'EME Embakasi East: Utawala, Embakasi Village, Mihango, Jomo Kenyatta Airport', 'EMW Embakasi West: Umoja, Mowlem, Kariobangi South', 'EMN Embakasi North: Dandora, Kariobangi North', 'MAK Makadara: Industrial Area, Buruburu, Hamza, Harambee', 'MAT Mathare: Huruma, Mabatini, Kiamaiko',
    ],
    '31': ['NAK Nakuru: Milimani, Section 58, Pipeline, Lanet', 'NAI Naivasha: Naivasha Town, Karagita', 'GIL Gilgil', 'MOL Molo'], '32': ['KAP Kapsabet', 'NAN Nandi Hills'], '33': ['NAR Narok', 'KIL Kilgoris'], '34': ['NYA Nyamira', 'KER Keroka'], '35': ['OLK Ol Kalou', 'ENG Engineer'], '36': ['NYE Nyeri: Nyeri Town, King\'ong\'o', 'KAR Karatina', 'OTH Othaya'],
    '37': ['MAR Maralal'], '38': ['SIA Siaya', 'BON Bondo', 'UGU Ugunja'], '39': ['VOI Voi', 'WUN Wundanyi', 'TAV Taveta'], '40': ['HOL Hola', 'GAR Garsen'], '41': ['CHU Chuka', 'CHO Chogoria'], '42': ['KIT Kitale: Milimani, Section 6', 'KIM Kiminini'], '43': ['LOD Lodwar', 'KAK Kakuma'], '44': ['ELD Eldoret: Langas, Kapsoya, Elgon View, Huruma', 'TUR Turbo', 'BUR Burnt Forest'], '45': ['MBA Mbale', 'LUA Luanda'], '46': ['WAJ Wajir', 'HAB Habaswein'], '47': ['KAP Kapenguria', 'MAK Makutano'],
  },
  large: ['28-MVI|姆维塔（蒙巴萨岛）|Mvita (île de Mombasa)|مفيتا (جزيرة مومباسا)|مویتا (ممباسا جزیرہ)|Mvita (Mombasa Adası)', '17-KIS|基苏木||كيسومو|کسومو|', '31-NAK|纳库鲁||ناكورو|ناکورو|', '44-ELD|埃尔多雷特||إلدوريت|ایلڈوریٹ|', '13-THI|锡卡||ثيكا|تھیکا|', '30-WES|韦斯特兰兹||ويستلاندز|ویسٹ لینڈز|', '30-STA|斯塔雷赫||ستاريهي|ستاریہے|', '14-MAL|马林迪||ماليندي|مالندی|', '31-NAI|奈瓦沙||نيفاشا|نائیواشا|', '26-MER|梅鲁||ميرو|میرو|'],
};
