/** Articles for readers of Nigeria, Ghana, Kenya and Uganda. */
import { written, type StartingArticle } from '../starting-article.ts';

export const LAGOS_HUB: StartingArticle = {
  id: 'lagos-sorting-centre', type: 'COMPANY', countries: ['NG'], team: 'newsroom', cover: 'warehouse', daysAgo: 9,
  texts: {
    en: written('A larger sorting centre for Lagos', 'More loading docks, measured parcels and an evening shift: what our Ikeja centre changes for you.', `
      Most parcels to Nigeria pass through Ikeja. The centre there now has room for the season: more docks, a second sorting line and scales that measure and weigh in one step.
      ## What you notice
      - Parcels that clear customs by noon are sorted the same evening and leave with the morning vans.
      - Every parcel is photographed with its measures. If the weight differs from the order, you see both figures and the picture.
      - Parcels for other states leave at night by road. Tracking names the city they are bound for.
      ## Handing in
      The counter is open from Monday to Saturday, 8:30 to 17:30, like all our sites in Nigeria. You can hand in parcels, buy packaging and pay cash on delivery. A forklift is there for freight.
      ## Addresses
      Lagos has many streets of the same name. Write the local government area and a landmark, and add a second phone number. Those three details raise the share of parcels that are handed over at the first attempt more than any machine could.`),
    'zh-CN': written('拉各斯分拣中心扩容升级', '更多装卸口、自动测量和晚班：伊凯贾分拣中心给您带来的变化。', `
      寄往尼日利亚的包裹大多经过伊凯贾。如今该中心已为旺季做好准备：装卸口增加，新设第二条分拣线，并启用量尺称重一体设备。
      ## 您能感受到的变化
      - 中午前完成清关的包裹，当晚分拣，次日清晨随车派送。
      - 每件包裹都会连同尺寸拍照存档。如果实重与订单不符，您可以看到两组数据和照片。
      - 发往其他州的包裹夜间由陆路运出，跟踪页面会显示目的城市。
      ## 交寄包裹
      与我们在尼日利亚的所有网点一样，柜台营业时间为周一至周六 8:30 至 17:30。您可以交寄包裹、购买包装材料和支付货到付款款项。大件货物配有叉车。
      ## 关于地址
      拉各斯有许多同名街道。请写明地方政府辖区和一个地标，并添加第二个电话。这三项信息对首次投递成功率的提升，胜过任何设备。`),
  },
};

export const GHANA_DIGITAL_ADDRESS: StartingArticle = {
  id: 'ghana-digital-address', type: 'SERVICE', countries: ['GH'], team: 'operations', cover: 'map', daysAgo: 30,
  texts: {
    en: written('Ghana: let your digital address guide the courier', 'Two characters and two groups of digits lead to your gate, even where the street has no name.', `
      In many parts of Accra and Kumasi directions are given by junctions and shops. That works for friends; for a courier with eighty parcels it costs time. The digital address solves it.
      ## What it is
      A GhanaPostGPS address looks like GA-183-8164. The letters name the region and district, the figures a small square of ground. Your own address is shown by the official app when you stand at your gate.
      ## How to use it here
      - Enter it in the field below the street. It is optional; the order works without it.
      - The form checks its shape while you type and accepts small letters.
      - Save it in your address book, and every later order carries it.
      ## What else helps
      Name a landmark and say how the courier reaches the house when the road is bad. Give a second phone number. Our couriers call before they come, from Monday to Saturday; our sites are open from 8:30 to 18:30.
      Do you sell to Ghana? Ask your buyers for the digital address at the checkout.`),
    'zh-CN': written('加纳：用数字地址为快递员指路', '即使街道没有名字，两个字符加两组数字也能找到您的家门。', `
      在阿克拉和库马西的许多地方，人们用路口和商店指路。这对朋友够用了，但对一天要送八十件包裹的快递员来说却很费时间。数字地址可以解决这个问题。
      ## 什么是数字地址
      GhanaPostGPS 地址形如 GA-183-8164：字母代表大区和地区，数字代表一小块地面。站在自家门口打开官方应用，即可看到您的地址。
      ## 如何在本站使用
      - 填写在街道下方的输入框内。此项为选填，不填也可下单。
      - 表单会在您输入时检查格式，小写字母同样有效。
      - 保存到地址簿后，以后的订单都会自动带上。
      ## 其他建议
      请注明一个地标，并说明道路难行时如何到达；同时添加第二个电话。我们的快递员周一至周六上门前都会致电，网点营业时间为 8:30 至 18:30。
      如果您向加纳销售商品，请在买家结账时索取数字地址。`),
  },
};

export const KENYA_REDELIVERY: StartingArticle = {
  id: 'kenya-delivery-attempts', type: 'SERVICE', countries: ['KE'], team: 'operations', cover: 'doorbell', daysAgo: 46,
  texts: {
    en: written('Missed the courier? You have three attempts', 'What happens between the first knock and the return, and how you stay in charge of it.', `
      A meeting runs late, the gate is locked, the phone is in another room: a parcel cannot always be handed over at once. That is planned for.
      ## The first five days
      Three attempts within five days are free of charge. After each of them tracking says why it failed, and you receive a message. Answer it and choose another day, another address in the same town or a site where the parcel waits for you.
      ## After that
      Every further attempt costs the sender 40 CNY. If nobody asks for one, the parcel goes to our warehouse. The sender then has 10 natural days to decide whether it is shelved or destroyed. Without an answer it is destroyed, because space costs money that nobody has agreed to pay.
      ## How to need one attempt only
      - Give a mobile number that you answer, and a second one.
      - Name the estate, the house and a landmark; a P.O. box is not a place where a courier can go.
      - In remote counties allow 3 to 5 working days more before you worry.`),
    'zh-CN': written('错过了快递员？您有三次投递机会', '从第一次敲门到退回，中间会发生什么，您又该如何掌握主动。', `
      会议延时、大门上锁、手机不在身边：包裹并不总能一次送达。这些情况我们都有安排。
      ## 前五天
      五天内的三次投递均免费。每次投递失败后，跟踪页面会说明原因，您也会收到通知。请回复通知，选择改日派送、同城其他地址，或存放到网点等您领取。
      ## 此后
      之后的每次投递向寄件人收取 40 CNY。如果无人要求再次投递，包裹将退至我们的仓库。寄件人可在 10 个自然日内决定上架或销毁；逾期未答复则予以销毁，因为仓储费用无人同意承担。
      ## 如何一次送达
      - 填写能够接通的手机号，并添加备用号码。
      - 写明小区、房屋和地标；快递员无法将包裹送到邮政信箱。
      - 偏远县请多预留 3 至 5 个工作日。`),
  },
};

export const UGANDA_HOURS: StartingArticle = {
  id: 'uganda-every-day', type: 'SERVICE', countries: ['UG'], team: 'operations', cover: 'storefront', daysAgo: 66,
  texts: {
    en: written('Uganda: open every day until ten at night', 'Our sites in Uganda have the longest hours of all eleven countries. Use them.', `
      From Monday to Sunday, from 9:00 to 22:00: no other country of our network keeps such hours. They exist because you asked for them.
      ## What you can do in the evening
      - Collect a parcel that the courier could not hand over.
      - Hand in parcels; what arrives by 18:00 leaves the same day for Entebbe, later ones the next morning.
      - Pay cash on delivery or a duty, and receive the receipt at once.
      - Ask for help with an order. Bring the identity document and the address of the consignee.
      ## Addresses without a street
      Uganda has no postcodes, so our form does not ask for one. Choose region and district from the list, then describe the way: the stage, the trading centre, the colour of the gate. What you write is printed on the label as you wrote it.
      ## Parcels to the districts
      Outside greater Kampala please allow 3 to 5 working days more. The last mile often goes by motorcycle, so keep each parcel well below 30 kg when you can.`),
    'zh-CN': written('乌干达：每天营业至晚上十点', '在十一个国家中，乌干达网点的营业时间最长，欢迎充分利用。', `
      周一至周日，9:00 至 22:00：在我们的网络中，没有其他国家的营业时间比这更长。这正是应您的要求而设。
      ## 晚间可以办理
      - 领取快递员未能送达的包裹。
      - 交寄包裹：18:00 前交寄的当天发往恩德培，之后的次日清晨发出。
      - 支付货到付款款项或税费，并当场领取收据。
      - 寻求下单协助。请携带身份证件和收件人地址。
      ## 没有街道名的地址
      乌干达没有邮政编码，因此表单不要求填写。请从列表中选择大区和地区，再描述路线：车站、集市、大门的颜色。您写的内容会原样打印在面单上。
      ## 寄往各地区
      大坎帕拉以外的地区，请多预留 3 至 5 个工作日。末端配送常使用摩托车，单件重量请尽量远低于 30 kg。`),
  },
};
