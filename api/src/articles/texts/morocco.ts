/** Articles for readers of Morocco. */
import { written, type StartingArticle } from '../starting-article.ts';

export const MOROCCO_ECOMMERCE: StartingArticle = {
  id: 'morocco-e-commerce', type: 'CUSTOMS', countries: ['MA'], team: 'customs', cover: 'stamp', daysAgo: 37,
  texts: {
    en: written('Morocco: the 1,250-dirham exemption is for gifts, not for shopping', 'Since July 2022 goods bought online are dutiable from the first dirham. Many buyers still learn it at the door.', `
      The old figure is still passed on: parcels up to 1,250 MAD are free. For purchases that has not been true since 1 July 2022. Decree 2.22.438 left the exemption to gifts between private persons and took it away from electronic commerce.
      ## What counts as what
      - A purchase is anything that was paid for, whoever paid and wherever the shop is.
      - A gift goes from one private person to another, without payment. Up to 1,250 MAD it is free.
      - A sample for a company is treated as goods.
      ## What to do
      Declare the purchase as a purchase. If customs find an invoice in a parcel declared as a gift, the parcel is held and the clearance takes longer. Above the limit, clearance costs an extra 200 CNY for a private person and 300 CNY for a company.
      ## With us
      Prices to Morocco quoted in dirhams include taxes. You pay what the quote says and nothing at the door, unless the declaration was wrong. The quote names the rule it follows and its date, so that you can check it.`),
    'zh-CN': written('摩洛哥：1,250 迪拉姆免税额只适用于礼品，不适用于网购', '自 2022 年 7 月起，网购商品从第一个迪拉姆起就须缴税，许多买家到收件时才知道。', `
      “1,250 MAD 以内的包裹免税”这一旧说法仍在流传。但自 2022 年 7 月 1 日起，对于购买的商品它已不再适用。第 2.22.438 号法令将免税范围限定为个人之间的礼品，电子商务不再享受。
      ## 如何区分
      - 购买：凡已付款的物品，无论由谁付款、店铺位于何处。
      - 礼品：个人寄给个人且未付款，1,250 MAD 以内免税。
      - 寄给公司的样品按货物处理。
      ## 您应该怎么做
      购买的商品请按购买申报。如果海关在按礼品申报的包裹中发现发票，包裹将被扣留，清关时间也会延长。超过限额时，个人须另付清关费 200 CNY，公司为 300 CNY。
      ## 我们的做法
      以迪拉姆报出的摩洛哥价格已含税费。除非申报有误，您只需支付报价金额，收件时无须另付。报价单会注明所依据的规则及日期，方便您核对。`),
    fr: written("Maroc\u202f: la franchise de 1\u202f250 dirhams vaut pour les cadeaux, pas pour les achats", "Depuis juillet 2022, un achat en ligne est taxable dès le premier dirham. Beaucoup l'apprennent encore à la porte.", `
      Le vieux chiffre circule toujours\u202f: jusqu'à 1\u202f250\u00a0MAD, un colis serait exonéré. Pour les achats, ce n'est plus vrai depuis le 1er juillet 2022. Le décret 2.22.438 réserve la franchise aux cadeaux entre particuliers et l'a retirée au commerce électronique.
      ## Ce qui compte
      - Un achat est tout ce qui a été payé, quel que soit le payeur et où que soit la boutique.
      - Un cadeau va d'un particulier à un autre, sans paiement. Jusqu'à 1\u202f250\u00a0MAD, il est exonéré.
      - Un échantillon destiné à une société est traité comme une marchandise.
      ## Que faire
      Déclarez un achat comme un achat. Si la douane trouve une facture dans un colis déclaré comme cadeau, il est retenu et le dédouanement s'allonge. Au-delà du seuil, le dédouanement coûte 200\u00a0CNY de plus pour un particulier et 300\u00a0CNY pour une société.
      ## Chez nous
      Les prix vers le Maroc exprimés en dirhams comprennent les taxes. Vous payez ce que dit le devis et rien à la porte, sauf déclaration inexacte. Le devis cite la règle appliquée et sa date, pour que vous puissiez la vérifier.`),
  },
};

export const MOROCCO_HOURS: StartingArticle = {
  id: 'morocco-service-points', type: 'SERVICE', countries: ['MA'], team: 'operations', cover: 'storefront', daysAgo: 70,
  texts: {
    en: written('Collect your parcel until nine in the evening', 'Our sites in Morocco are open from Monday to Saturday, from 9:00 to 21:00. How to have a parcel wait for you.', `
      Nobody should have to take a day off for a parcel. Our sites in Morocco are open from Monday to Saturday, 9:00 to 21:00, so that you can come after work.
      ## How it works
      - Choose a site as delivery address in the order, or ask the courier by phone to leave the parcel there.
      - When the parcel has arrived you receive a message, and tracking names the site with its address and hours.
      - Bring an identity document. Whoever collects for you also needs the waybill number.
      ## What else you can do there
      You can hand in parcels, have them weighed and measured, pay cash on delivery and buy a box that fits. Staff speak French and Arabic and help with the form.
      ## Why it is often faster
      A courier finds only those at home whom he reaches. A site is always there: the parcel is handed out at the first attempt and does not return to the sorting centre. In narrow streets without numbers it is also the address that everybody finds. Tell us about a district that still lacks one.`),
    'zh-CN': written('晚上九点前均可自提包裹', '我们在摩洛哥的网点周一至周六 9:00 至 21:00 营业，了解如何让包裹在网点等您。', `
      不必为了一个包裹请一天假。我们在摩洛哥的网点周一至周六 9:00 至 21:00 营业，您可以下班后再来领取。
      ## 使用方法
      - 下单时选择网点作为收件地址，或在快递员来电时请其将包裹放到网点。
      - 包裹到达后您会收到通知，跟踪页面会显示网点名称、地址和营业时间。
      - 请携带身份证件。委托他人领取时，还需提供运单号。
      ## 网点还能做什么
      您可以在网点交寄包裹、称重量尺、支付货到付款款项，并购买合适的纸箱。工作人员讲法语和阿拉伯语，可协助您填写表单。
      ## 为什么往往更快
      快递员只能送到家中有人的地址，而网点始终有人：包裹一次即可交付，不必退回分拣中心。在没有门牌号的小巷里，网点也是人人都能找到的地址。如果您所在的区域还没有网点，欢迎告诉我们。`),
    fr: written("Retirez votre colis jusqu'à vingt et une heures", 'Nos points au Maroc sont ouverts du lundi au samedi, de 9\u202fh à 21\u202fh. Voici comment y faire attendre un colis.', `
      Personne ne devrait poser un jour de congé pour un colis. Nos points au Maroc ouvrent du lundi au samedi de 9\u00a0h à 21\u00a0h\u202f: vous passez après le travail.
      ## Comment faire
      - Choisissez un point comme adresse de livraison dans la commande, ou demandez au livreur, par téléphone, d'y déposer le colis.
      - À l'arrivée, vous recevez un message et le suivi indique le point, son adresse et ses horaires.
      - Munissez-vous d'une pièce d'identité. Qui retire pour vous doit aussi connaître le numéro de suivi.
      ## Ce que vous pouvez y faire d'autre
      Vous pouvez y déposer des colis, les faire peser et mesurer, régler un contre-remboursement et acheter un carton à la bonne taille. L'équipe parle français et arabe et vous aide à remplir le formulaire.
      ## Pourquoi c'est souvent plus rapide
      Un livreur ne trouve que les personnes présentes. Un point est toujours là\u202f: le colis est remis du premier coup et ne retourne pas au centre de tri. Dans une ruelle sans numéro, c'est aussi l'adresse que tout le monde trouve. Signalez-nous un quartier qui n'en a pas encore.`),
  },
};
