import { useMarket } from '@amberlane/core';
import type { ListedPoint } from '../api/points-api.ts';

const OTHER_SCRIPTS: readonly string[] = ['zh-CN', 'ar', 'ur'];

/** District of a point, or its city. Many have a name in Latin letters only; readers of another script are told which language that is (WCAG 3.1.2). */
export function AreaName({ areaName, cityName }: Pick<ListedPoint, 'areaName' | 'cityName'>) {
  const { locale } = useMarket();
  const name = areaName ?? cityName;
  return <bdi lang={OTHER_SCRIPTS.includes(locale) && /\p{Script=Latin}/u.test(name) ? 'en' : undefined}>{name}</bdi>;
}
