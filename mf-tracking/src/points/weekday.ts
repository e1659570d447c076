const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** ISO weekday (1 = Monday) of an instant in a zone. */
export const weekdayIn = (timeZone: string, at: string): number => WEEKDAYS.indexOf(new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(new Date(at))) + 1;
