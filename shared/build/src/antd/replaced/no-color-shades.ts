/** Stands for `@ant-design/icons/es/colorUtils`: icons have one colour, that of their text. */
export const DEFAULT_TWOTONE_COLOR = 'currentcolor';
export const getSecondaryColor = (color: string): string => color;
