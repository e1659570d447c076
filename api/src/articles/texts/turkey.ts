/** Articles for readers of Turkey. */
import { written, type StartingArticle } from '../starting-article.ts';

export const TURKEY_DECREE: StartingArticle = {
  id: 'turkey-decree-10813', type: 'CUSTOMS', countries: ['TR'], team: 'customs', cover: 'stamp', pinned: true, daysAgo: 16,
  texts: {
    en: written('Turkey: the 30-euro clearance is gone', 'Decree 10813 ended simplified clearance for small parcels. What you order from abroad is now cleared in full.', `
      Until 5 February 2026 a parcel worth up to 30 euros could be cleared in a simplified procedure. Decree 10813 abolished it from 6 February 2026. Since then every parcel with goods goes through regular customs clearance, however small it is.
      ## What changes for you
      - Customs need your Turkish identity number, eleven digits without blanks. We check its form in the order, so that a typing error does not stop the parcel.
      - The invoice must be with the parcel and must name the goods exactly.
      - Some goods need papers that a private person rarely has. Ask us before you order cosmetics, food or electronics.
      ## What does not change
      Documents remain documents: a letter or a contract is not affected. Gifts are goods and are cleared like any others.
      ## What it costs
      Duties depend on the goods and their origin, so we do not promise a rate. The quote shows that clearance is needed and names the decree; the amount follows from the declaration. Parcels that nobody clears are returned after the time limit of customs, and the sender is told beforehand.`),
    tr: written('Türkiye: 30 avroya kadar basitleştirilmiş gümrük kalktı', '10813 sayılı Karar, küçük paketler için basitleştirilmiş işlemi sona erdirdi. Yurt dışından aldıklarınız artık tam gümrük işleminden geçiyor.', `
      5 Şubat 2026’ya kadar değeri 30 avroyu aşmayan paketler basitleştirilmiş işlemle gümrükten geçebiliyordu. 10813 sayılı Karar bu uygulamayı 6 Şubat 2026’dan itibaren kaldırdı. O günden beri eşya içeren her paket, ne kadar küçük olursa olsun olağan gümrük işlemlerine tabi.
      ## Sizin için değişenler
      - Gümrük, on bir haneli T.C. kimlik numaranızı ister. Yazım hatası paketi durdurmasın diye biçimini siparişte kontrol ederiz.
      - Fatura paketle birlikte olmalı ve eşyanın adını açıkça göstermelidir.
      - Bazı eşyalar için bireylerde nadiren bulunan belgeler gerekir. Kozmetik, gıda veya elektronik almadan önce bize danışın.
      ## Değişmeyenler
      Evrak, evrak olarak kalır: mektup veya sözleşme bundan etkilenmez. Hediye ise eşyadır ve diğerleri gibi işlem görür.
      ## Maliyeti
      Vergiler eşyaya ve menşeine göre değiştiğinden bir oran vadetmiyoruz. Fiyat teklifi, gümrük işleminin gerektiğini ve ilgili Kararı gösterir; tutar beyana göre belirlenir. Gümrükten çekilmeyen paketler, gümrüğün tanıdığı sürenin sonunda iade edilir; gönderici önceden bilgilendirilir.`),
  },
};

export const TURKEY_REPUBLIC_DAY: StartingArticle = {
  id: 'turkey-republic-day', type: 'HOLIDAY', countries: ['TR'], team: 'operations', cover: 'flag-day', daysAgo: 28,
  texts: {
    en: written('Republic Day: when we deliver around 29 October', 'From noon on 28 October until the end of the 29th our sites in Turkey rest. This is what happens to your parcel.', `
      Turkey celebrates Republic Day on 29 October, and the holiday begins at noon of the day before. Customs offices and our sites keep the same hours.
      ## 28 October
      We deliver in the morning as usual. Parcels for the afternoon are either brought forward or handed out on the first working day after the holiday; you see the new day in tracking. Drop-off is possible until noon.
      ## 29 October
      No deliveries, no pickup, no customs clearance. Flights from China land as planned and the parcels are sorted overnight, so that the first working day begins with full vans.
      ## Good to know
      - We attempt no delivery on the holiday, so nobody has to stay at home for us.
      - A parcel that waits at a site for you waits one day longer.
      - If the holiday falls next to a weekend, many offices close for the days between. Give your private address then, or choose a site near you.
      Customer support answers messages during the holiday in Turkish and English. For anything that cannot wait, please write the waybill number in the first line.`),
    tr: written('Cumhuriyet Bayramı: 29 Ekim’de teslimat düzenimiz', '28 Ekim öğleden 29 Ekim sonuna kadar Türkiye şubelerimiz kapalı. Paketinize bu arada ne olacağını anlatıyoruz.', `
      Türkiye 29 Ekim’de Cumhuriyet Bayramı’nı kutlar; tatil bir gün önce öğlen başlar. Gümrük daireleri ve şubelerimiz aynı saatlere uyar.
      ## 28 Ekim
      Sabah her zamanki gibi teslimat yaparız. Öğleden sonraya kalan paketler ya öne alınır ya da bayramdan sonraki ilk iş günü dağıtılır; yeni günü takip sayfasında görürsünüz. Şubeye paket bırakmak öğlene kadar mümkündür.
      ## 29 Ekim
      Teslimat, adresten alım ve gümrük işlemi yapılmaz. Çin’den gelen uçuşlar planlandığı gibi iner, paketler gece ayrılır; ilk iş günü araçlar dolu olarak yola çıkar.
      ## Bilmenizde yarar var
      - Bayram günü teslimat denemesi yapılmaz; bizim için evde beklemeniz gerekmez.
      - Şubede sizi bekleyen paket bir gün daha bekler.
      - Bayram hafta sonuna yakınsa birçok iş yeri aradaki günlerde de kapanır. Böyle zamanlarda ev adresinizi verin veya size yakın bir şubeyi seçin.
      Müşteri desteği bayram boyunca mesajlara Türkçe ve İngilizce yanıt verir. Acil durumlarda gönderi numarasını ilk satıra yazmanızı rica ederiz.`),
  },
};
