/** The day whose rules hold, ISO date: rates are made in China and change at its midnight. */
const DAY_IN_CHINA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' });

export const rateDay = (now: Date): string => DAY_IN_CHINA.format(now);
