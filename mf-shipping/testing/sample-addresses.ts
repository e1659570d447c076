/** Addresses as people paste them, with the fields that they must become. Made up; phone numbers are not in use. */
import type { AddressField } from '@amberlane/contract/domain/address-rules';
import type { Country } from '@amberlane/contract/site';

interface Sample {
  readonly country: Country;
  readonly about: string;
  readonly text: string;
  /** Name, phones, email, fields of the address and what nobody can place; all other fields stay empty. */
  readonly reads: Readonly<Partial<Record<AddressField | 'name' | 'phone' | 'phone2' | 'email', string>>> & { readonly unplaced?: readonly string[] };
}

export const SAMPLES: readonly Sample[] = [
  { country: 'NG', about: 'lines', text: 'Adaeze Okafor\n0802 123 4567\n14 Allen Avenue\nIkeja, Lagos State', reads: { name: 'Adaeze Okafor', phone: '+2348021234567', street: '14 Allen Avenue', city: 'Ikeja', province: 'Lagos' } },
  { country: 'NG', about: 'one line', text: 'Adaeze Okafor, +234 802 123 4567, 14 Allen Avenue, Opposite Total Filling Station, Oregun, Ikeja, Lagos, Nigeria', reads: { name: 'Adaeze Okafor', phone: '+2348021234567', street: '14 Allen Avenue', landmark: 'Opposite Total Filling Station', area: 'Oregun', city: 'Ikeja', province: 'Lagos' } },
  { country: 'NG', about: 'labels', text: 'Name: Chief Emeka Obi\nPhone: 08031234567\nAddress: 3 Trans-Amadi Road\nCity: Port Harcourt\nState: Rivers\nPostcode: 500272\nLandmark: near First Bank', reads: { name: 'Emeka Obi', phone: '+2348031234567', street: '3 Trans-Amadi Road', city: 'Port Harcourt', province: 'Rivers', postcode: '500272', landmark: 'near First Bank' } },
  { country: 'NG', about: 'no commas', text: 'Adaeze Okafor 08021234567 14 Allen Avenue Ikeja Lagos', reads: { name: 'Adaeze Okafor', phone: '+2348021234567', street: '14 Allen Avenue', city: 'Ikeja', province: 'Lagos' } },
  { country: 'NG', about: 'Chinese sheet', text: '收件人：Adaeze Okafor；电话：+2348021234567；地址：14 Allen Avenue, Ikeja, Lagos, 尼日利亚', reads: { name: 'Adaeze Okafor', phone: '+2348021234567', street: '14 Allen Avenue', city: 'Ikeja', province: 'Lagos' } },
  { country: 'NG', about: 'what nobody can place', text: 'Tunde Bello\n08051234567\nPlot 7 Ring Road\nAsk for Mama Nkechi\nIbadan, Oyo', reads: { name: 'Tunde Bello', phone: '+2348051234567', street: 'Plot 7 Ring Road, Ask for Mama Nkechi', city: 'Ibadan', province: 'Oyo', unplaced: ['Ask for Mama Nkechi'] } },

  { country: 'GH', about: 'digital address', text: 'Ama Boateng\n+233 24 123 4567\n12 Oxford Street, Osu\nAccra\nGA-183-8164', reads: { name: 'Ama Boateng', phone: '+233241234567', street: '12 Oxford Street', area: 'Osu', city: 'Accra', province: 'Greater Accra', digitalAddress: 'GA-183-8164' } },
  { country: 'GH', about: 'labels', text: 'Full name: Kofi Mensah\nMobile: 0201234567\nGhanaPost GPS: AK-039-5028\nRegion: Ashanti\nTown: Kumasi\nStreet: 5 Harper Road\nLandmark: behind Adum Post Office', reads: { name: 'Kofi Mensah', phone: '+233201234567', digitalAddress: 'AK-039-5028', province: 'Ashanti', city: 'Kumasi', street: '5 Harper Road', landmark: 'behind Adum Post Office' } },
  { country: 'GH', about: 'one line without hyphens in the code', text: 'Akosua Mensah 0241234567, House 4 Liberation Road, near Circle, Accra, GA 183 8164, Ghana', reads: { name: 'Akosua Mensah', phone: '+233241234567', street: 'House 4 Liberation Road', landmark: 'near Circle', city: 'Accra', province: 'Greater Accra', digitalAddress: 'GA-183-8164' } },
  { country: 'GH', about: 'company first', text: 'Kente Trading Ltd\nYaw Asante\n0271234567\n8 Station Road\nKumasi, Ashanti Region', reads: { name: 'Yaw Asante', phone: '+233271234567', street: 'Kente Trading Ltd, 8 Station Road', city: 'Kumasi', province: 'Ashanti', unplaced: ['Kente Trading Ltd'] } },

  { country: 'KE', about: 'post box with its postcode', text: 'Wanjiku Kamau\n0712 345678\nMoi Avenue 20\nP.O. Box 12345-00100\nNairobi', reads: { name: 'Wanjiku Kamau', phone: '+254712345678', street: 'Moi Avenue 20', poBox: '12345', postcode: '00100', province: 'Nairobi' } },
  { country: 'KE', about: 'one line', text: 'Otieno Odhiambo, +254 733 123456, Oginga Odinga Street, next to Tuskys, Kisumu, Kenya', reads: { name: 'Otieno Odhiambo', phone: '+254733123456', street: 'Oginga Odinga Street', landmark: 'next to Tuskys', city: 'Kisumu', province: 'Kisumu' } },
  { country: 'KE', about: 'labels', text: 'Name - Amina Hassan\nTel - 0722123456\nAddress: Nyali Road 5, Mombasa\nCounty: Mombasa\nPostal code: 80100', reads: { name: 'Amina Hassan', phone: '+254722123456', street: 'Nyali Road 5', province: 'Mombasa', postcode: '80100' } },

  { country: 'UG', about: 'lines', text: 'Nakato Sarah\n0772 123456\nPlot 12 Kampala Road\nOpposite Post Office\nKampala, Uganda', reads: { name: 'Nakato Sarah', phone: '+256772123456', street: 'Plot 12 Kampala Road', landmark: 'Opposite Post Office', city: 'Kampala', province: 'Central' } },
  { country: 'UG', about: 'a building', text: 'Okello James; +256 701 234567; Building 4 Acacia Mall; Kisementi; Kampala', reads: { name: 'Okello James', phone: '+256701234567', building: 'Building 4 Acacia Mall', area: 'Kisementi', city: 'Kampala', province: 'Central' } },
  { country: 'UG', about: 'labels', text: 'Recipient: Brian Mugisha\nMobile number: +256712345678\nDelivery address: 3 High Street, Mbarara\nLandmark: near Bata', reads: { name: 'Brian Mugisha', phone: '+256712345678', street: '3 High Street', city: 'Mbarara', province: 'Western', landmark: 'near Bata' } },

  { country: 'MA', about: 'French', text: 'M. Youssef El Amrani\n06 12 34 56 78\n12 Rue Hassan II\n20000 Casablanca\nMaroc', reads: { name: 'Youssef El Amrani', phone: '+212612345678', street: '12 Rue Hassan II', postcode: '20000', city: 'Casablanca', province: 'Casablanca-Settat' } },
  { country: 'MA', about: 'French labels', text: 'Nom complet : Salma Bennani\nTéléphone : +212 6 61 23 45 67\nAdresse : 45 Avenue Mohammed V, Quartier Guéliz\nVille : Marrakech\nCode postal : 40000', reads: { name: 'Salma Bennani', phone: '+212661234567', street: '45 Avenue Mohammed V', area: 'Quartier Guéliz', city: 'Marrakech', province: 'Marrakech-Safi', postcode: '40000' } },
  { country: 'MA', about: 'Arabic', text: 'سلمى بناني\n٠٦٦١٢٣٤٥٦٧\n١٢ شارع محمد الخامس\nالرباط ١٠٠٠٠\nالمغرب', reads: { name: 'سلمى بناني', phone: '+212661234567', street: '12 شارع محمد الخامس', postcode: '10000', city: 'Rabat', province: 'Rabat-Salé-Kénitra' } },

  { country: 'EG', about: 'Arabic lines', text: 'أحمد محمود\n٠١٠٠ ١٢٣ ٤٥٦٧\nعمارة ١٢\nشارع مصطفى النحاس\nمدينة نصر، القاهرة', reads: { name: 'أحمد محمود', phone: '+201001234567', building: 'عمارة 12', street: 'شارع مصطفى النحاس', city: 'Nasr City', province: 'Cairo' } },
  { country: 'EG', about: 'Arabic labels on one line', text: 'الاسم: منى علي، الموبايل: 01112345678، العنوان: 5 شارع فؤاد، بجوار محطة الرمل، الإسكندرية', reads: { name: 'منى علي', phone: '+201112345678', street: '5 شارع فؤاد', landmark: 'بجوار محطة الرمل', city: 'Alexandria', province: 'Alexandria' } },
  { country: 'EG', about: 'English', text: 'Mona Ali, 01001234567, Apartment 6, 9 Tahrir Street, Dokki, Giza 12611, Egypt', reads: { name: 'Mona Ali', phone: '+201001234567', building: 'Apartment 6', street: '9 Tahrir Street', city: 'Dokki', province: 'Giza', postcode: '12611' } },
  { country: 'EG', about: 'title', text: 'السيدة منى علي\n+20 100 123 4567\n٩ شارع التحرير، الدقي، الجيزة، مصر', reads: { name: 'منى علي', phone: '+201001234567', street: '9 شارع التحرير', city: 'Dokki', province: 'Giza' } },

  { country: 'SA', about: 'national address', text: 'Noura Al-Qahtani\n+966 55 123 4567\nRRRD2929\n8228 King Fahd Road, Al Olaya\nRiyadh 12345-6789\nSaudi Arabia', reads: { name: 'Noura Al-Qahtani', phone: '+966551234567', shortAddress: 'RRRD2929', building: '8228', street: 'King Fahd Road', area: 'Al Olaya', city: 'Riyadh', province: 'Riyadh', postcode: '12345', additionalNo: '6789' } },
  { country: 'SA', about: 'Arabic', text: 'نورة القحطاني، ٠٥٥١٢٣٤٥٦٧، شارع الملك فهد، حي العليا، الرياض، RRRD2929', reads: { name: 'نورة القحطاني', phone: '+966551234567', street: 'شارع الملك فهد', area: 'حي العليا', city: 'Riyadh', province: 'Riyadh', shortAddress: 'RRRD2929' } },
  { country: 'SA', about: 'Arabic labels', text: 'اسم المستلم: عبدالله السالم\nرقم الجوال: 0501234567\nالمدينة: جدة\nالحي: الروضة\nالشارع: شارع التحلية\nالعنوان المختصر: JCRA 7430\nالرمز البريدي: 23433', reads: { name: 'عبدالله السالم', phone: '+966501234567', city: 'Jeddah', province: 'Makkah', area: 'الروضة', street: 'شارع التحلية', shortAddress: 'JCRA7430', postcode: '23433' } },
  { country: 'SA', about: 'direction marks', text: '\u200fنورة القحطاني\u200e\n\u202a+966551234567\u202c\nشارع العليا، الرياض', reads: { name: 'نورة القحطاني', phone: '+966551234567', street: 'شارع العليا', city: 'Riyadh', province: 'Riyadh' } },
  { country: 'SA', about: 'code in small letters', text: 'Sara Ali, 0561234567, rrrd2929, Riyadh', reads: { name: 'Sara Ali', phone: '+966561234567', shortAddress: 'RRRD2929', city: 'Riyadh', province: 'Riyadh' } },

  { country: 'AE', about: 'Makani', text: 'Fatima Al Mansoori\n+971 50 123 4567\nVilla 12, Al Wasl Road\nMakani 30032 95320\nDubai, UAE', reads: { name: 'Fatima Al Mansoori', phone: '+971501234567', building: 'Villa 12', street: 'Al Wasl Road', makani: '3003295320', province: 'Dubai' } },
  { country: 'AE', about: 'post box', text: 'Omar Khan, 0551234567, Office 1402 Marina Plaza, PO Box 4567, Dubai', reads: { name: 'Omar Khan', phone: '+971551234567', building: 'Office 1402 Marina Plaza', poBox: '4567', province: 'Dubai' } },
  { country: 'AE', about: 'Arabic', text: 'الاسم: فاطمة المنصوري\nالهاتف: ٠٥٠١٢٣٤٥٦٧\nالعنوان: شارع حمدان، برج النور، أبوظبي\nرقم مكاني: 30032 95320', reads: { name: 'فاطمة المنصوري', phone: '+971501234567', street: 'شارع حمدان', building: 'برج النور', makani: '3003295320', city: 'Abu Dhabi', province: 'Abu Dhabi' } },

  { country: 'PK', about: 'lines', text: 'Ali Raza\n0301-2345678\nHouse 12, Street 4, DHA Phase 5\nLahore 54792\nPunjab, Pakistan', reads: { name: 'Ali Raza', phone: '+923012345678', street: 'House 12, Street 4, DHA Phase 5', city: 'Lahore', province: 'Punjab', postcode: '54792' } },
  { country: 'PK', about: 'Urdu', text: 'علی رضا\n۰۳۰۱ ۲۳۴۵۶۷۸\nمکان نمبر ۱۲، گلی ۴\nجامع مسجد کے قریب\nلاہور، پنجاب، پاکستان', reads: { name: 'علی رضا', phone: '+923012345678', street: 'مکان نمبر 12, گلی 4', landmark: 'جامع مسجد کے قریب', city: 'Lahore', province: 'Punjab' } },
  { country: 'PK', about: 'Urdu labels', text: 'نام: عائشہ خان\nموبائل نمبر: 03211234567\nپتہ: فلیٹ 5، بلاک 7، کلفٹن\nشہر: کراچی\nصوبہ: سندھ', reads: { name: 'عائشہ خان', phone: '+923211234567', street: 'فلیٹ 5, بلاک 7, کلفٹن', city: 'Karachi', province: 'Sindh', unplaced: ['کلفٹن'] } },
  { country: 'PK', about: 'one line with email', text: 'Ayesha Khan, ayesha.khan@example.com, +92 321 1234567, Flat 5, Block 7, Clifton, Karachi', reads: { name: 'Ayesha Khan', email: 'ayesha.khan@example.com', phone: '+923211234567', street: 'Flat 5, Block 7', area: 'Clifton', city: 'Karachi', province: 'Sindh' } },

  { country: 'CN', about: 'Taobao', text: '收货人: 张三\n手机号码: 13812345678\n所在地区: 广东省深圳市南山区\n详细地址: 科苑路15号科兴科学园B栋', reads: { name: '张三', phone: '+8613812345678', province: 'Guangdong', city: 'Shenzhen', area: '南山区', street: '科苑路15号科兴科学园B栋' } },
  { country: 'CN', about: 'Taobao with the code of the country', text: '李小红，86-13912345678，浙江省 杭州市 余杭区 五常街道文一西路969号 ，311121', reads: { name: '李小红', phone: '+8613912345678', province: 'Zhejiang', city: 'Hangzhou', area: '余杭区', street: '五常街道文一西路969号', postcode: '311121' } },
  { country: 'CN', about: 'JD', text: '收件人：王伟 电话：138-1234-5678 地址：北京市朝阳区建国路88号', reads: { name: '王伟', phone: '+8613812345678', province: 'Beijing', city: 'Beijing', area: '朝阳区', street: '建国路88号' } },
  { country: 'CN', about: 'one line without marks', text: '张三13812345678广东省广州市白云区云城东路18号', reads: { name: '张三', phone: '+8613812345678', province: 'Guangdong', city: 'Guangzhou', area: '白云区', street: '云城东路18号' } },
  { country: 'CN', about: 'full-width digits', text: '赵敏女士，１３８１２３４５６７８，上海市浦东新区世纪大道１００号', reads: { name: '赵敏', phone: '+8613812345678', province: 'Shanghai', city: 'Shanghai', area: '浦东新区', street: '世纪大道100号' } },
  { country: 'CN', about: 'without the words for province and city', text: '陈杰 13712345678 广东深圳南山区科苑路15号', reads: { name: '陈杰', phone: '+8613712345678', province: 'Guangdong', city: 'Shenzhen', area: '南山区', street: '科苑路15号' } },
  { country: 'CN', about: 'Latin', text: 'Zhang San, +86 138 1234 5678, 18 Yuncheng East Road, Baiyun District, Guangzhou, Guangdong 510420, China', reads: { name: 'Zhang San', phone: '+8613812345678', street: '18 Yuncheng East Road', area: 'Baiyun District', city: 'Guangzhou', province: 'Guangdong', postcode: '510420' } },

  { country: 'TR', about: 'one line', text: 'Ayşe Yılmaz, 0501 234 56 78, Caferağa Mah. Moda Cad. No: 15 D: 3, 34710 Kadıköy/İstanbul', reads: { name: 'Ayşe Yılmaz', phone: '+905012345678', area: 'Caferağa Mah.', street: 'Moda Cad.', building: 'No: 15 D: 3', postcode: '34710', city: 'Kadıköy', province: 'Istanbul' } },
  { country: 'TR', about: 'labels', text: 'Ad Soyad: Mehmet Demir\nTelefon: +90 532 123 45 67\nAdres: Atatürk Bulvarı No: 12\nİlçe: Çankaya\nİl: Ankara\nPosta kodu: 06420', reads: { name: 'Mehmet Demir', phone: '+905321234567', street: 'Atatürk Bulvarı', building: 'No: 12', city: 'Çankaya', province: 'Ankara', postcode: '06420' } },
  { country: 'TR', about: 'capitals', text: 'MEHMET DEMİR\n05321234567\nKIZILAY MAHALLESİ ATATÜRK BULVARI NO:12\n06420 ÇANKAYA / ANKARA', reads: { name: 'MEHMET DEMİR', phone: '+905321234567', area: 'KIZILAY MAHALLESİ', street: 'ATATÜRK BULVARI', building: 'NO:12', postcode: '06420', city: 'Çankaya', province: 'Ankara' } },
];
