/** The list of special goods, loaded when a form with goods is shown: a row that few open. */
import { lazy } from 'react';

export const LateSpecialGoods = lazy(async () => ({ default: (await import('../presend/special-goods.tsx')).SpecialGoods }));
