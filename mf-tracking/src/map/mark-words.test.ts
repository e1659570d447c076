import { describe, expect, it } from '@jest/globals';
import { namesOf, numbersText } from './mark-words.ts';

const spot = (number: number, cityName = 'Accra', areaName: string | null = null) => ({ number, cityName, areaName });

describe('the numbers on a mark', () => {
  it('are those of its rows: one, a run of neighbours, or the first and how many more', () => {
    expect(numbersText([spot(3)])).toBe('3');
    expect(numbersText([spot(4), spot(2), spot(3)])).toBe('2–4');
    expect(numbersText([spot(1), spot(7), spot(4)])).toBe('1 +2');
    expect(numbersText([{}])).toBe('');
  });
});

describe('the names beside the marks', () => {
  const textsOf = (...given: Parameters<typeof namesOf>) => namesOf(...given).map(({ text }) => text);

  it('are cities, or districts where a city has more than one mark', () => {
    const marks = [{ x: 0, y: 0, spots: [spot(1, 'Accra', 'Osu'), spot(2, 'Accra', 'Osu')] }, { x: 300, y: 0, spots: [spot(3, 'Accra', 'Tema')] }, { x: 0, y: 300, spots: [spot(4, 'Kumasi', 'Adum')] }];
    expect(textsOf(marks)).toEqual(['Osu', 'Tema', 'Kumasi']);
  });

  it('are the province of a mark that stands for several cities', () => {
    const spots = [{ number: 1, cityName: 'Ikeja', provinceName: 'Lagos' }, { number: 2, cityName: 'Eti-Osa', provinceName: 'Lagos' }];
    expect(textsOf([{ x: 0, y: 0, spots }])).toEqual(['Lagos']);
  });

  it('stand on another side where they would cover a mark or each other, and nowhere when there is no room', () => {
    expect(namesOf([{ x: 0, y: 0, spots: [spot(1, 'Accra')] }, { x: 0, y: 45, spots: [spot(2, 'Kumasi')] }])).toEqual([{ text: 'Accra', side: 'above' }, { text: 'Kumasi', side: 'below' }]);
    expect(namesOf([{ x: 0, y: 0, spots: [spot(1, 'Accra')] }, { x: 50, y: 5, spots: [spot(2, 'Sekondi-Takoradi')] }]).map(({ side }) => side)).toEqual(['below', 'right']);
    const around = [[0, 44], [0, -44], [44, 0], [-44, 0]].map(([x = 0, y = 0]) => ({ x, y, spots: [] }));
    expect(textsOf([{ x: 0, y: 0, spots: [spot(1, 'Accra')] }, ...around])[0]).toBe('');
  });
});
