/** Positions in Morocco. */
import { post } from '../job-text.ts';
import type { StartingJob } from '../repository.ts';

export const MOROCCAN_JOBS: readonly StartingJob[] = [
  {
    id: 'casablanca-developer', type: 'TECHNOLOGY', country: 'MA', employment: 'FULL_TIME', daysAgo: 4, openDays: 40,
    texts: {
      en: post('Software developer, tracking', 'Casablanca',
        'You build the services that turn scans into a forecast, and run what you build. You talk with couriers and support to learn where a forecast was wrong, and put it right.',
        'You write TypeScript and SQL, test before you release and read other people’s code with patience. You have run a service that others depended on.',
        'The team works in French and English, two days a week from home. You have a budget for books and a conference a year, and nobody is on call for more than one week in six.'),
      'zh-CN': post('软件工程师（物流跟踪）', '卡萨布兰卡',
        '您负责开发并运维将扫描数据转化为预计时间的服务。您与快递员和客服沟通，了解预测在哪里出错，并加以改进。',
        '您熟悉 TypeScript 和 SQL，发布前先测试，并能耐心阅读他人的代码。您运维过其他团队所依赖的服务。',
        '团队使用法语和英语工作，每周可居家办公两天。您享有购书和每年一次技术会议的经费，值班每六周不超过一周。'),
      fr: post('Développeur logiciel, suivi (F/H)', 'Casablanca',
        "Vous développez les services qui transforment les scans en prévision, et vous exploitez ce que vous développez. Vous échangez avec les livreurs et le service client pour comprendre où une prévision s'est trompée, et vous la corrigez.",
        "Vous écrivez du TypeScript et du SQL, testez avant de livrer et lisez avec patience le code d'autrui. Vous avez déjà exploité un service dont d'autres dépendaient.",
        "L'équipe travaille en français et en anglais, dont deux jours par semaine à distance. Vous disposez d'un budget pour des livres et une conférence par an, et l'astreinte ne dépasse pas une semaine sur six."),
    },
  },
  {
    id: 'tangier-sales', type: 'SALES', country: 'MA', employment: 'FULL_TIME', daysAgo: 52, openDays: null,
    texts: {
      en: post('Franchise advisor', 'Tangier',
        'You visit people who want to open a site with us, check premises and staff, and accompany them to the contract. In the first three months after the opening you come by every other week.',
        'You know retail or transport in the north of the country and hold a driving licence. You say no when the nine requirements are not met, and explain what is missing.',
        'You get a car, a phone and a fixed salary; nobody here is paid by the number of contracts. You work with the advisors of ten other countries, who share what they have learned.'),
      'zh-CN': post('加盟顾问', '丹吉尔',
        '您拜访有意加盟的申请人，核查场地和人员，并陪同直至签约。开业后的前三个月，您每两周回访一次。',
        '您了解摩洛哥北部的零售或运输行业，持有驾照。如果九项要求未满足，您会拒绝并说明还缺什么。',
        '公司提供车辆、手机和固定薪酬，收入不与签约数量挂钩。您与其他十个国家的加盟顾问共同工作，交流经验。'),
      fr: post('Conseiller en franchise (F/H)', 'Tanger',
        "Vous rencontrez les candidats à la franchise, vérifiez locaux et effectifs, et les accompagnez jusqu'au contrat. Pendant les trois mois qui suivent l'ouverture, vous passez les voir toutes les deux semaines.",
        'Vous connaissez le commerce ou le transport dans le nord du pays et êtes titulaire du permis de conduire. Vous dites non quand les neuf exigences ne sont pas remplies, et expliquez ce qui manque.',
        'Vous disposez d’une voiture, d’un téléphone et d’un salaire fixe\u202f: ici, personne n’est payé au nombre de contrats. Vous travaillez avec les conseillers de dix autres pays, qui partagent leur expérience.'),
    },
  },
];
