/** The goods helper: category, HS code and names by what was typed. Loaded when a form with goods is shown. */
import { lazy } from 'react';

export const LateGoodsHelper = lazy(async () => ({ default: (await import('../goods-helper/goods-helper.tsx')).GoodsHelper }));
