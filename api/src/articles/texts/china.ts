/** Articles for readers of China. */
import { written, type StartingArticle } from '../starting-article.ts';

export const CHINA_HANDOVER: StartingArticle = {
  id: 'handover-hong-kong-guangzhou', type: 'SERVICE', countries: ['CN'], team: 'operations', cover: 'plane', daysAgo: 18,
  texts: {
    en: written('Hong Kong or Guangzhou: where your phones fly from', 'The place of handover decides the surcharge for phones and tablets. A comparison before you book.', `
      Phones and tablets need screening that ordinary goods do not, and airports charge for it differently. So the surcharge depends on where we hand the goods to the airline.
      ## The figures
      - Handover in Hong Kong: 25 CNY for each kilogram of chargeable weight.
      - Handover in Guangzhou: 35 CNY for each kilogram.
      - Goods of sensitive brands: 15 CNY for each kilogram, wherever they leave.
      - Morocco and Saudi Arabia: none of these.
      There is no fuel surcharge on any lane.
      ## Which one to choose
      Hong Kong is cheaper by 10 CNY for each kilogram; Guangzhou saves the way over the border. For a carton of 12 kg the difference is 120 CNY. The quote shows both as lines of their own, so you decide with the total in view.
      ## Before you hand over
      State the model and the number of pieces, choose the battery type and switch every device off. Proof of the brand belongs into the parcel: an invoice or an authorisation. Without it the goods stay here.`),
    'zh-CN': written('香港还是广州：您的手机从哪里起飞', '交货地点决定手机和平板的附加费，下单前不妨先比较。', `
      手机和平板需要普通货物所没有的安检，而各机场的收费不同。因此，附加费取决于我们在哪里将货物交给航空公司。
      ## 收费标准
      - 香港交货：按计费重量每千克 25 CNY。
      - 广州交货：按计费重量每千克 35 CNY。
      - 敏感品牌商品：每千克 15 CNY，不论从何处出发。
      - 摩洛哥和沙特阿拉伯：以上附加费均不收取。
      所有线路均不收燃油附加费。
      ## 如何选择
      香港每千克便宜 10 CNY，广州则省去过境环节。以一箱 12 kg 的货物为例，两者相差 120 CNY。报价单会将两种方案分行列出，您可以对照总价再作决定。
      ## 交货之前
      请写明型号和件数，选择电池类型，并将每台设备关机。品牌证明须随货提供：发票或授权书。缺少证明的货物无法发出。`),
  },
};
