/** Stands for `antd/es/tooltip/util`, which carries a colour picker: tooltips have the colour of the theme. */
export const parseColor = () => ({ className: '', overlayStyle: {}, arrowStyle: {} });
