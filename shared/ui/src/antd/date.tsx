/**
 * `@amberlane/ui/date`: a date, a time of day. Everything stands inside of `AntdLook`. Values are dayjs objects: make
 * them with `dayjs` from here, there is one in the page. A span of days is two fields: a range in one is hard on phones.
 */
import { use, useMemo, type ComponentProps } from 'react';
import { useMarket } from '@amberlane/core';
import dayjsCalendar from '@rc-component/picker/generate/dayjs';
import type { PickerLocale } from 'antd/es/date-picker/generatePicker';
import generateSinglePicker from 'antd/es/date-picker/generatePicker/generateSinglePicker';
import dayjs from 'dayjs';
import { calendarWords } from './calendar-words.ts';
import { localePack } from './locale-pack.ts';

export { dayjs };
export { AntdLook } from './antd-look.tsx';

const picker = generateSinglePicker(dayjsCalendar);

/** Words of the picker with months, weekdays and the first day of the week of this place. */
function usePickerLocale(): PickerLocale | undefined {
  const { country, locale } = useMarket();
  const { DatePicker: words } = use(localePack(locale));
  return useMemo(() => {
    const calendar = calendarWords({ country, locale });
    dayjs.locale(calendar, undefined, true);
    const { name, weekdaysMin, monthsShort } = calendar;
    return words && { ...words, lang: { ...words.lang, locale: name, shortWeekDays: weekdaysMin, shortMonths: monthsShort } };
  }, [country, locale, words]);
}

export function DatePicker(props: ComponentProps<typeof picker.DatePicker>) {
  const locale = usePickerLocale();
  return <picker.DatePicker {...(locale && { locale })} {...props} />;
}

/** Hours and minutes, taken as soon as both are chosen. */
export function TimePicker(props: ComponentProps<typeof picker.TimePicker>) {
  const locale = usePickerLocale();
  return <picker.TimePicker {...(locale && { locale })} format="HH:mm" needConfirm={false} {...props} />;
}
