/** Uganda: four regions (ISO 3166-2:UG), districts and cities, divisions and towns. */
import type { Divisions } from '../division-list.ts';

export const UGANDA: Divisions = {
  country: 'UG',
  local: null,
  provinces: ['C|Central|中部区|Centre|الوسطى|وسطی علاقہ|Merkez', 'E|Eastern|东部区|Est|الشرقية|مشرقی علاقہ|Doğu', 'N|Northern|北部区|Nord|الشمالية|شمالی علاقہ|Kuzey', 'W|Western|西部区|Ouest|الغربية|مغربی علاقہ|Batı'],
  cities: {
    C: [
      'KLA Kampala: Nakasero, Kololo, Bugolobi, Ntinda, Kamwokya, Makindye, Kabalagala, Muyenga, Rubaga, Mengo, Kawempe, Wandegeya, Makerere, Nakawa, Naguru, Bukoto, Kisenyi, Namuwongo, Nsambya, Bukasa, Kyambogo, Luzira, Mutungo, Banda, Lungujja, Nateete, Bwaise, Kikuubo',
      'WAK Wakiso: Nansana, Kira, Najjera, Bweyogerere, Namugongo, Kyengera, Makindye-Ssabagabo, Kajjansi, Gayaza, Wakiso Town', 'ENT Entebbe: Katabi, Kitoro, Nakiwogo, Abayita Ababiri', 'MUK Mukono: Seeta, Mukono Town, Namanve', 'MAS Masaka: Nyendo, Kimaanya', 'MPI Mpigi: Mpigi Town', 'LUW Luweero: Wobulenzi, Luweero Town', 'MUB Mubende', 'MIT Mityana', 'KAY Kayunga', 'BUI Buikwe: Lugazi, Njeru', 'NAK Nakasongola', 'RAK Rakai: Kyotera', 'KAL Kalangala', 'KIB Kiboga',
    ],
    E: ['JIN Jinja: Walukuba, Mpumudde, Bugembe, Main Street', 'MBA Mbale: Nakaloke, Namatala, Industrial Division', 'TOR Tororo: Malaba, Tororo Town', 'SOR Soroti: Soroti Town', 'IGA Iganga: Iganga Town, Nakalama', 'BUS Busia: Busia Town', 'KAM Kamuli', 'KUM Kumi', 'KAP Kapchorwa', 'BUG Bugiri', 'PAL Pallisa', 'MAY Mayuge', 'SIR Sironko', 'KAT Katakwi'],
    N: ['GUL Gulu: Laroo, Bardege, Layibi, Pece', 'LIR Lira: Adyel, Ojwina, Railway Division', 'ARU Arua: Ayivu, Arua Town', 'KIT Kitgum', 'MOR Moroto', 'NEB Nebbi', 'APA Apac', 'ADJ Adjumani', 'MOY Moyo', 'KOT Kotido', 'PAD Pader', 'KOB Koboko', 'YUM Yumbe', 'OYA Oyam'],
    W: ['MBR Mbarara: Kakoba, Nyamitanga, Kamukuzi, Ruharo', 'FPO Fort Portal: Kabundaire, Boma', 'HOI Hoima: Kahoora, Bujumbura', 'KAB Kabale: Kabale Town, Katuna', 'KAS Kasese: Kasese Town, Hima', 'MAS Masindi: Masindi Town', 'BUS Bushenyi: Ishaka', 'NTU Ntungamo', 'RUK Rukungiri', 'KIS Kisoro', 'IBA Ibanda', 'KYE Kyenjojo', 'KIR Kiryandongo: Bweyale', 'KAG Kagadi', 'BUN Bundibugyo'],
  },
  large: ['C-KLA|坎帕拉||كمبالا|کمپالا|', 'C-ENT|恩德培||عنتيبي|اینٹیبی|', 'E-JIN|金贾||جينجا|جنجا|', 'E-MBA|姆巴莱||مبالي|مبالے|', 'N-GUL|古卢||غولو|گولو|', 'N-LIR|利拉||ليرا|لیرا|', 'W-MBR|姆巴拉拉||مبارارا|مبارارا|', 'W-FPO|波特尔堡||فورت بورتال|فورٹ پورٹل|', 'N-ARU|阿鲁阿||أروا|اروا|', 'C-MAS|马萨卡||ماساكا|مساکا|'],
};
