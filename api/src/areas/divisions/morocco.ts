/** Morocco: 12 regions (ISO 3166-2:MA), towns and prefectures, quarters. */
import type { Divisions } from '../division-list.ts';

export const MOROCCO: Divisions = {
  country: 'MA',
  local: 'ar',
  provinces: [
    '01|Tanger-Tétouan-Al Hoceïma|丹吉尔-得土安-胡塞马大区||طنجة تطوان الحسيمة|طنجہ تطوان الحسیمہ|Tanca-Tetuan-El Huseyma', '02|Oriental|东部大区|L’Oriental|الشرق|مشرقی خطہ|Şark', '03|Fès-Meknès|非斯-梅克内斯大区||فاس مكناس|فاس مکناس|Fes-Meknes', '04|Rabat-Salé-Kénitra|拉巴特-萨累-盖尼特拉大区||الرباط سلا القنيطرة|رباط سلا قنیطرہ|Rabat-Sale-Kenitra',
    '05|Béni Mellal-Khénifra|贝尼迈拉勒-海尼夫拉大区||بني ملال خنيفرة|بنی ملال خنیفرہ|Beni Mellal-Khenifra', '06|Casablanca-Settat|卡萨布兰卡-塞塔特大区||الدار البيضاء سطات|کاسابلانکا سطات|Kazablanka-Settat', '07|Marrakech-Safi|马拉喀什-萨菲大区||مراكش آسفي|مراکش آسفی|Marakeş-Safi', '08|Drâa-Tafilalet|德拉-塔菲拉勒特大区||درعة تافيلالت|درعہ تافیلالت|Draa-Tafilalet',
    '09|Souss-Massa|苏斯-马塞大区||سوس ماسة|سوس ماسہ|Sus-Massa', '10|Guelmim-Oued Noun|盖勒敏-农河大区||كلميم واد نون|گلمیم واد نون|Guelmim-Vadi Nun', '11|Laâyoune-Sakia El Hamra|阿尤恩-萨基亚阿姆拉大区||العيون الساقية الحمراء|العیون ساقیہ الحمرا|Layun-Sakia el-Hamra', '12|Dakhla-Oued Ed-Dahab|达赫拉-黄金谷地大区||الداخلة وادي الذهب|داخلہ وادی الذہب|Dahla-Vadi ez-Zeheb',
  ],
  cities: {
    '01': ['TNG Tanger=طنجة: Centre Ville=وسط المدينة, Malabata=مالاباطا, Boukhalef=بوخالف, Beni Makada=بني مكادة, Gzenaya=كزناية, Marshan=مرشان', 'TET Tétouan=تطوان: Wilaya=الولاية, Médina=المدينة العتيقة', 'HOC Al Hoceïma=الحسيمة', 'LAR Larache=العرائش', 'KEB Ksar el-Kébir=القصر الكبير', 'CHE Chefchaouen=شفشاون', 'FNI Fnideq=الفنيدق', 'MDI M\'diq=المضيق', 'OUE Ouezzane=وزان'],
    '02': ['OUJ Oujda=وجدة: Al Qods=القدس, Lazaret=لازاري, Médina=المدينة القديمة', 'NAD Nador=الناظور', 'BER Berkane=بركان', 'TAO Taourirt=تاوريرت', 'GUE Guercif=جرسيف', 'JER Jerada=جرادة', 'FIG Figuig=فكيك', 'SAI Saïdia=السعيدية'],
    '03': ['FES Fès=فاس: Ville Nouvelle=المدينة الجديدة, Fès el-Bali=فاس البالي, Narjiss=النرجس, Route d\'Imouzzer=طريق إيموزار, Saïss=سايس', 'MEK Meknès=مكناس: Hamria=حمرية, Médina=المدينة العتيقة, Marjane=مرجان', 'TAZ Taza=تازة', 'IFR Ifrane=إفران', 'SEF Sefrou=صفرو', 'HAJ El Hajeb=الحاجب', 'AZR Azrou=أزرو'],
    '04': ['RAB Rabat=الرباط: Agdal=أكدال, Hay Riad=حي الرياض, Hassan=حسان, Souissi=السويسي, L\'Océan=المحيط, Yacoub El Mansour=يعقوب المنصور, Médina=المدينة العتيقة', 'SAL Salé=سلا: Tabriquet=تابريكت, Hay Karima=حي كريمة, Sala Al Jadida=سلا الجديدة, Bettana=بطانة', 'KEN Kénitra=القنيطرة: Centre Ville=وسط المدينة, Bir Rami=بئر الرامي, Val Fleuri=فال فلوري', 'TEM Témara=تمارة: Harhoura=الهرهورة, Massira=المسيرة', 'KHE Khémisset=الخميسات', 'SKA Sidi Kacem=سيدي قاسم', 'SSL Sidi Slimane=سيدي سليمان', 'SKH Skhirat=الصخيرات', 'TIF Tiflet=تيفلت'],
    '05': ['BEM Béni Mellal=بني ملال', 'KHG Khouribga=خريبكة', 'KHN Khénifra=خنيفرة', 'FBS Fquih Ben Salah=الفقيه بن صالح', 'AZI Azilal=أزيلال', 'OUZ Oued Zem=وادي زم', 'KTA Kasba Tadla=قصبة تادلة'],
    '06': [
      'CAS Casablanca=الدار البيضاء: Maârif=المعاريف, Anfa=أنفا, Gauthier=غوتييه, Bourgogne=بوركون, Racine=راسين, Aïn Diab=عين الذئاب, Derb Sultan=درب السلطان, Hay Hassani=الحي الحسني, Oulfa=الألفة, Sidi Maârouf=سيدي معروف, Californie=كاليفورنيا, Aïn Chock=عين الشق, Aïn Sebaâ=عين السبع, Sidi Bernoussi=سيدي البرنوصي, Hay Mohammadi=الحي المحمدي, Roches Noires=الصخور السوداء, Sidi Moumen=سيدي مومن, Moulay Rachid=مولاي رشيد, Sbata=سباتة, Ben M\'Sick=بن مسيك, Derb Omar=درب عمر, Ancienne Médina=المدينة القديمة, Oasis=الوازيس, Belvédère=بلفدير, Derb Ghallef=درب غلف, Palmier=النخيل',
      'MOH Mohammedia=المحمدية: El Alia=العالية, La Siesta=لاسييستا, Kasbah=القصبة', 'BOU Bouskoura=بوسكورة: Ville Verte=المدينة الخضراء', 'DBO Dar Bouazza=دار بوعزة: Tamaris=طماريس', 'NOU Nouaceur=النواصر: Aéroport Mohammed V=مطار محمد الخامس, Deroua=الدروة', 'SET Settat=سطات', 'JAD El Jadida=الجديدة: Plateau=بلاطو, Essalam=السلام', 'BER Berrechid=برشيد', 'BSL Benslimane=بنسليمان', 'MED Médiouna=مديونة: Tit Mellil=تيط مليل', 'AZE Azemmour=أزمور', 'SBE Sidi Bennour=سيدي بنور',
    ],
    '07': ['MAR Marrakech=مراكش: Guéliz=جليز, Hivernage=ليفرناج, Médina=المدينة العتيقة, Massira=المسيرة, Targa=تاركة, Daoudiate=الداوديات, Sidi Ghanem=سيدي غانم, Palmeraie=النخيل', 'SAF Safi=آسفي', 'ESS Essaouira=الصويرة', 'KSR El Kelaâ des Sraghna=قلعة السراغنة', 'BGU Ben Guerir=بن جرير', 'CHI Chichaoua=شيشاوة', 'YOU Youssoufia=اليوسفية'],
    '08': ['ERR Errachidia=الرشيدية', 'OUA Ouarzazate=ورزازات', 'TIN Tinghir=تنغير', 'ZAG Zagora=زاكورة', 'MID Midelt=ميدلت', 'ERF Erfoud=أرفود'],
    '09': ['AGA Agadir=أكادير: Talborjt=تالبرجت, Hay Mohammadi=الحي المحمدي, Founty=فونتي, Anza=أنزا, Dakhla=الداخلة', 'INE Inezgane=إنزكان', 'AME Aït Melloul=آيت ملول', 'TAR Taroudant=تارودانت', 'TIZ Tiznit=تيزنيت', 'TAT Tata=طاطا', 'OTE Ouled Teïma=أولاد تايمة'],
    '10': ['GUE Guelmim=كلميم', 'TAN Tan-Tan=طانطان', 'SIF Sidi Ifni=سيدي إفني'],
    '11': ['LAA Laâyoune=العيون', 'BOU Boujdour=بوجدور', 'SMA Smara=السمارة', 'TAR Tarfaya=طرفاية'],
    '12': ['DAK Dakhla=الداخلة', 'AOU Aousserd=أوسرد'],
  },
  large: ['06-CAS|卡萨布兰卡||الدار البيضاء|کاسابلانکا|Kazablanka', '04-RAB|拉巴特||الرباط|رباط|', '07-MAR|马拉喀什||مراكش|مراکش شہر|Marakeş|Marrakesh', '03-FES|非斯||فاس|فاس|Fes', '01-TNG|丹吉尔||طنجة|طنجہ|Tanca|Tangier', '09-AGA|阿加迪尔||أكادير|اگادیر|', '03-MEK|梅克内斯||مكناس|مکناس|Meknes', '02-OUJ|乌季达||وجدة|وجدہ|Vecde', '04-KEN|盖尼特拉||القنيطرة|قنیطرہ|Kenitra', '01-TET|得土安||تطوان|تطوان|Tetuan', '04-SAL|萨累||سلا|سلا|Sale', '07-SAF|萨菲||آسفي|آسفی|', '11-LAA|阿尤恩||العيون|العیون|Layun'],
};
