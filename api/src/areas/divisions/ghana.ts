/** Ghana: 16 regions (ISO 3166-2:GH), districts and towns, suburbs. */
import type { Divisions } from '../division-list.ts';

export const GHANA: Divisions = {
  country: 'GH',
  local: null,
  provinces: [
    'AA|Greater Accra|大阿克拉地区|Grand Accra|أكرا الكبرى|گریٹر اکرا|Büyük Akra', 'AF|Ahafo|阿哈福地区||أهافو|آہافو|', 'AH|Ashanti|阿散蒂地区||أشانتي|اشانتی|Aşanti', 'BE|Bono East|东博诺地区|Bono oriental|بونو الشرقية|مشرقی بونو|Doğu Bono',
    'BO|Bono|博诺地区||بونو|بونو|', 'CP|Central|中部地区|Centre|الوسطى|وسطی علاقہ|Merkez', 'EP|Eastern|东部地区|Est|الشرقية|مشرقی علاقہ|Doğu', 'NE|North East|东北地区|Nord-Est|الشمالية الشرقية|شمال مشرقی علاقہ|Kuzeydoğu',
    'NP|Northern|北部地区|Nord|الشمالية|شمالی علاقہ|Kuzey', 'OT|Oti|奥蒂地区||أوتي|اوتی|', 'SV|Savannah|萨凡纳地区|Savanes|السافانا|سوانا|Savana', 'TV|Volta|沃尔特地区||فولتا|وولٹا|',
    'UE|Upper East|上东地区|Haut Ghana oriental|الشرقية العليا|بالائی مشرقی علاقہ|Yukarı Doğu', 'UW|Upper West|上西地区|Haut Ghana occidental|الغربية العليا|بالائی مغربی علاقہ|Yukarı Batı', 'WN|Western North|西北部地区|Ouest-Nord|الغربية الشمالية|شمالی مغربی علاقہ|Kuzeybatı', 'WP|Western|西部地区|Ouest|الغربية|مغربی علاقہ|Batı',
  ],
  cities: {
    AA: [
      'ACC Accra: Osu, Airport Residential, Cantonments, Labone, Ridge, Adabraka, Asylum Down, Kaneshie, Dansoman, Makola, Jamestown, Kokomlemle, Nima, Korle Gonno, Achimota, Abeka, Circle, Roman Ridge, Dzorwulu, Abelemkpe',
      'LAM La: La Trade Fair, Labadi, Burma Camp', 'MAD Madina: Madina Zongo, Atomic, Legon, Adenta, Oyarifa, Pantang', 'TEM Tema: Community 1, Community 2, Community 4, Community 9, Community 25, Tema Harbour, Ashaiman, Sakumono',
      'TES Teshie: Nungua, Spintex, Baatsona, Tsui Bleoo', 'WEI Weija: Weija Junction, Mallam, Gbawe, McCarthy Hill, Kasoa Barrier', 'AMA Amasaman: Pokuase, Ofankor, Amasaman Town', 'EAS East Legon: American House, Shiashie, Okponglo, Bawaleshie', 'DOM Dome: Taifa, Haatso, Kwabenya, Ashongman', 'DOD Dodowa', 'PRA Prampram', 'ADA Ada Foah',
    ],
    AF: ['GOA Goaso', 'BEC Bechem', 'DUA Duayaw Nkwanta'],
    AH: ['KUM Kumasi: Adum, Kejetia, Asokwa, Bantama, Ahodwo, Tafo, Suame, Nhyiaeso, Asafo, Oforikrom, Ayigya, Santasi, Kwadaso', 'OBU Obuasi', 'EJI Ejisu', 'MAM Mampong', 'KON Konongo', 'BEK Bekwai'],
    BE: ['TEC Techiman: Techiman Market, Hansua', 'KIN Kintampo', 'ATE Atebubu'],
    BO: ['SUN Sunyani: Fiapre, Abesim, Penkwase', 'BER Berekum', 'DOR Dormaa Ahenkro', 'WEN Wenchi'],
    CP: ['CCO Cape Coast: Abura, Pedu, University of Cape Coast, Kotokuraba', 'KAS Kasoa: Kasoa New Market, Iron City, Opeikuma', 'WIN Winneba', 'ELM Elmina', 'SWE Swedru', 'MAN Mankessim'],
    EP: ['KOF Koforidua: Effiduase, Old Estate, Adweso', 'NKA Nkawkaw', 'SUH Suhum', 'NSA Nsawam', 'AKO Akosombo', 'AKI Akim Oda', 'ABU Aburi'],
    NE: ['NAL Nalerigu', 'WAL Walewale', 'GAM Gambaga'],
    NP: ['TAM Tamale: Lamashegu, Vittin, Sagnarigu, Kalpohin, Central Market', 'YEN Yendi', 'SAV Savelugu', 'BIM Bimbilla'],
    OT: ['DAM Dambai', 'KAD Kadjebi', 'JAS Jasikan', 'NKW Nkwanta'],
    SV: ['DAG Damongo', 'BOL Bole', 'SAL Salaga'],
    TV: ['HOC Ho: Ho Market, Sokode, Bankoe', 'HOH Hohoe', 'KET Keta', 'AFL Aflao', 'KPA Kpando', 'SOG Sogakope', 'DEN Denu'],
    UE: ['BOL Bolgatanga', 'BAW Bawku', 'NAV Navrongo', 'PAG Paga'],
    UW: ['WAC Wa: Kpaguri, Dobile', 'TUM Tumu', 'LAW Lawra'],
    WN: ['SEF Sefwi Wiawso', 'BIB Bibiani', 'ENC Enchi'],
    WP: ['SEK Sekondi: Sekondi Town, Essikado', 'TAK Takoradi: Market Circle, Effia, Anaji, Beach Road', 'TAR Tarkwa: Tarkwa Station', 'AXI Axim', 'PRE Prestea', 'HAL Half Assini'],
  },
  large: ['AA-ACC|阿克拉||أكرا|اکرا|Akra', 'AH-KUM|库马西||كوماسي|کوماسی|', 'NP-TAM|塔马利||تامالي|تمالے|', 'AA-TEM|特马||تيما|تیما|', 'WP-TAK|塔科拉迪||تاكورادي|تاکورادی|', 'CP-CCO|海岸角||كيب كوست|کیپ کوسٹ|', 'TV-HOC|霍城||هو|ہو|', 'BO-SUN|苏尼亚尼||سونياني|سونیانی|', 'EP-KOF|科福里杜亚||كوفوريدوا|کوفوریدوا|', 'UE-BOL|博尔加坦加||بولغاتانغا|بولگاتانگا|', 'UW-WAC|瓦城||وا|وا|'],
};
