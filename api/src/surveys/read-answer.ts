/**
 * What a form without scripts sends, as the page with scripts would send it: numbers come as text, one choice of many as a
 * text instead of a list, an order as a place for each option. Pure; what can't be read stays as it is and is judged.
 */
import type { SurveyAnswer } from '@amberlane/contract/domain/survey-branches';
import type { DefinedQuestion } from './definition.ts';

export function readAnswer({ kind }: Pick<DefinedQuestion, 'kind'>, answer: SurveyAnswer): SurveyAnswer {
  switch (kind) {
    case 'nps':
    case 'scale':
      return typeof answer === 'string' && /^-?\d{1,4}$/.test(answer) ? Number(answer) : answer;
    case 'multi':
      return typeof answer === 'string' ? [answer] : answer;
    case 'ranking':
      return isPlaces(answer) ? inOrder(answer) : answer;
    case 'single':
    case 'matrix':
    case 'text':
    case 'date':
      return answer;
  }
}

const isPlaces = (answer: SurveyAnswer): answer is Readonly<Record<string, string>> => typeof answer === 'object' && !Array.isArray(answer);

/** `{ price: '2', speed: '1' }` is `['speed', 'price']`; as it is when a place is missing, or given twice. */
function inOrder(places: Readonly<Record<string, string>>): SurveyAnswer {
  const byPlace = new Map(Object.entries(places).map(([code, place]) => [place.trim(), code]));
  const codes = Object.keys(places).flatMap((_code, index) => byPlace.get(String(index + 1)) ?? []);
  return codes.length === Object.keys(places).length ? codes : places;
}
