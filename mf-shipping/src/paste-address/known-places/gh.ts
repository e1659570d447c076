/** Divisions of a country with their codes, as `calls/areas.ts` gives them: `code name|name: code name|name, …`. */
export const PLACES: readonly string[] = [
  'AA Greater Accra|大阿克拉地区|Grand Accra|أكرا الكبرى|گریٹر اکرا|Büyük Akra: ACC Accra|阿克拉|أكرا|اکرا|Akra, LAM La, MAD Madina, TEM Tema|特马|تيما|تیما, TES Teshie, WEI Weija, AMA Amasaman, EAS East Legon, DOM Dome, DOD Dodowa, PRA Prampram, ADA Ada Foah',
  'AF Ahafo|阿哈福地区|أهافو|آہافو: GOA Goaso, BEC Bechem, DUA Duayaw Nkwanta',
  'AH Ashanti|阿散蒂地区|أشانتي|اشانتی|Aşanti: KUM Kumasi|库马西|كوماسي|کوماسی, OBU Obuasi, EJI Ejisu, MAM Mampong, KON Konongo, BEK Bekwai',
  'BE Bono East|东博诺地区|Bono oriental|بونو الشرقية|مشرقی بونو|Doğu Bono: TEC Techiman, KIN Kintampo, ATE Atebubu',
  'BO Bono|博诺地区|بونو: SUN Sunyani|苏尼亚尼|سونياني|سونیانی, BER Berekum, DOR Dormaa Ahenkro, WEN Wenchi',
  'CP Central|中部地区|Centre|الوسطى|وسطی علاقہ|Merkez: CCO Cape Coast|海岸角|كيب كوست|کیپ کوسٹ, KAS Kasoa, WIN Winneba, ELM Elmina, SWE Swedru, MAN Mankessim',
  'EP Eastern|东部地区|Est|الشرقية|مشرقی علاقہ|Doğu: KOF Koforidua|科福里杜亚|كوفوريدوا|کوفوریدوا, NKA Nkawkaw, SUH Suhum, NSA Nsawam, AKO Akosombo, AKI Akim Oda, ABU Aburi',
  'NE North East|东北地区|Nord-Est|الشمالية الشرقية|شمال مشرقی علاقہ|Kuzeydoğu: NAL Nalerigu, WAL Walewale, GAM Gambaga',
  'NP Northern|北部地区|Nord|الشمالية|شمالی علاقہ|Kuzey: TAM Tamale|塔马利|تامالي|تمالے, YEN Yendi, SAV Savelugu, BIM Bimbilla',
  'OT Oti|奥蒂地区|أوتي|اوتی: DAM Dambai, KAD Kadjebi, JAS Jasikan, NKW Nkwanta',
  'SV Savannah|萨凡纳地区|Savanes|السافانا|سوانا|Savana: DAG Damongo, BOL Bole, SAL Salaga',
  'TV Volta|沃尔特地区|فولتا|وولٹا: HOC Ho|霍城|هو|ہو, HOH Hohoe, KET Keta, AFL Aflao, KPA Kpando, SOG Sogakope, DEN Denu',
  'UE Upper East|上东地区|Haut Ghana oriental|الشرقية العليا|بالائی مشرقی علاقہ|Yukarı Doğu: BOL Bolgatanga|博尔加坦加|بولغاتانغا|بولگاتانگا, BAW Bawku, NAV Navrongo, PAG Paga',
  'UW Upper West|上西地区|Haut Ghana occidental|الغربية العليا|بالائی مغربی علاقہ|Yukarı Batı: WAC Wa|瓦城|وا, TUM Tumu, LAW Lawra',
  'WN Western North|西北部地区|Ouest-Nord|الغربية الشمالية|شمالی مغربی علاقہ|Kuzeybatı: SEF Sefwi Wiawso, BIB Bibiani, ENC Enchi',
  'WP Western|西部地区|Ouest|الغربية|مغربی علاقہ|Batı: SEK Sekondi, TAK Takoradi|塔科拉迪|تاكورادي|تاکورادی, TAR Tarkwa, AXI Axim, PRE Prestea, HAL Half Assini',
];
