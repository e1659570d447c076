/** `SA 6734 0198 1201`: a waybill number as it is read aloud; anything else as it is. */
export const groupWaybill = (number: string): string => (/^[A-Z]{2}\d{12}$/.test(number) ? `${number.slice(0, 2)} ${number.slice(2, 6)} ${number.slice(6, 10)} ${number.slice(10)}` : number);
