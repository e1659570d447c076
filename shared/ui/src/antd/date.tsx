/**
 * `@amberlane/ui/date`: dates and times of day. Everything stands inside of `AntdLook`. Values are dayjs objects: make
 * them with `dayjs` from here, there is one in the page.
 */
import { use, useMemo, type ComponentProps } from 'react';
import { usePlace } from '@amberlane/core';
import { DatePicker as AntdDatePicker, TimePicker as AntdTimePicker } from 'antd';
import type { PickerLocale } from 'antd/es/date-picker/generatePicker';
import dayjs from 'dayjs';
import { calendarWords } from './calendar-words.ts';
import { localePack } from './locale-pack.ts';

export { dayjs };
export { AntdLook } from './antd-look.tsx';

/** Words of the picker with months, weekdays and the first day of the week of this place. */
function usePickerLocale(): PickerLocale | undefined {
  const place = usePlace();
  const { DatePicker: words } = use(localePack(place.locale));
  const { country, locale } = place;
  return useMemo(() => {
    const calendar = calendarWords({ country, locale });
    dayjs.locale(calendar, undefined, true);
    return words && { ...words, lang: { ...words.lang, locale: calendar.name, shortWeekDays: calendar.weekdaysMin, shortMonths: calendar.monthsShort } };
  }, [country, locale, words]);
}

export function DatePicker(props: ComponentProps<typeof AntdDatePicker>) {
  const locale = usePickerLocale();
  return <AntdDatePicker {...(locale && { locale })} {...props} />;
}

export function DateRangePicker(props: ComponentProps<typeof AntdDatePicker.RangePicker>) {
  const locale = usePickerLocale();
  return <AntdDatePicker.RangePicker {...(locale && { locale })} {...props} />;
}

export function TimePicker(props: ComponentProps<typeof AntdTimePicker>) {
  return <AntdTimePicker needConfirm={false} format="HH:mm" {...props} />;
}
