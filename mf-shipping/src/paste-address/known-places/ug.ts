/** Divisions of a country with their codes, as `calls/areas.ts` gives them: `code name|name: code name|name, …`. */
export const PLACES: readonly string[] = [
  'C Central|中部区|Centre|الوسطى|وسطی علاقہ|Merkez: KLA Kampala|坎帕拉|كمبالا|کمپالا, WAK Wakiso, ENT Entebbe|恩德培|عنتيبي|اینٹبے, MUK Mukono, MAS Masaka|马萨卡|ماساكا|مساکا, MPI Mpigi, LUW Luweero, MUB Mubende, MIT Mityana, KAY Kayunga, BUI Buikwe, NAK Nakasongola, RAK Rakai, KAL Kalangala, KIB Kiboga',
  'E Eastern|东部区|Est|الشرقية|مشرقی علاقہ|Doğu: JIN Jinja|金贾|جينجا|جنجا|Cinca, MBA Mbale|姆巴莱|مبالي|مبالے, TOR Tororo, SOR Soroti, IGA Iganga, BUS Busia, KAM Kamuli, KUM Kumi, KAP Kapchorwa, BUG Bugiri, PAL Pallisa, MAY Mayuge, SIR Sironko, KAT Katakwi',
  'N Northern|北部区|Nord|الشمالية|شمالی علاقہ|Kuzey: GUL Gulu|古卢|غولو|گولو, LIR Lira|利拉|ليرا|لیرا, ARU Arua|阿鲁阿|أروا|اروا, KIT Kitgum, MOR Moroto, NEB Nebbi, APA Apac, ADJ Adjumani, MOY Moyo, KOT Kotido, PAD Pader, KOB Koboko, YUM Yumbe, OYA Oyam',
  'W Western|西部区|Ouest|الغربية|مغربی علاقہ|Batı: MBR Mbarara|姆巴拉拉|مبارارا, FPO Fort Portal|波特尔堡|فورت بورتال|فورٹ پورٹل, HOI Hoima, KAB Kabale, KAS Kasese, MAS Masindi, BUS Bushenyi, NTU Ntungamo, RUK Rukungiri, KIS Kisoro, IBA Ibanda, KYE Kyenjojo, KIR Kiryandongo, KAG Kagadi, BUN Bundibugyo',
];
