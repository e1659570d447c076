/** The steps after the addresses and the page after sending, as one part: together they weigh less than apart. */
export { DonePage } from './done/done-page.tsx';
export { GoodsStep } from './goods-step/goods-step.tsx';
export { PriceStep } from './price-step/price-step.tsx';
export { ReviewStep } from './review-step/review-step.tsx';
