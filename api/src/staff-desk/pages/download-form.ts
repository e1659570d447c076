/** The form that downloads the answers of a questionnaire. What was typed comes back when nothing could be downloaded. */
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import type { StaffSurvey } from '../../surveys/survey-results.ts';
import { html, type Html } from '../html.ts';
import { COUNTRIES_BY_NAME, countryName } from '../words.ts';

export type DownloadField = 'country' | 'from' | 'to';

export interface TypedDownload {
  readonly values: Readonly<Record<DownloadField, string>>;
  /** Sentence for a field. */
  readonly faults: Readonly<Partial<Record<DownloadField, string>>>;
}

const csvAddress = (code: string): string => `/questionnaire/${encodeURIComponent(code)}/results.csv`;

/** The one country that the form asked for; null for any other word. */
export const downloadCountry = ({ values }: TypedDownload): Country | null => COUNTRIES.find((code) => code === values.country) ?? null;

/** Everything unless narrowed: the country of the page, and days in UTC. */
export function downloadForm({ code }: Pick<StaffSurvey, 'code'>, country: Country | null, typed?: TypedDownload): Html {
  const faults = typed?.faults ?? {};
  const first = (['country', 'from', 'to'] as const).find((name) => faults[name] !== undefined);
  const options = COUNTRIES_BY_NAME.map((one) => html`<option value="${one}" ${one === country && html`selected`}>${countryName(one)}</option>`);
  const fault = (name: DownloadField): Html | false => faults[name] !== undefined && html`<p class="fault" id="csv-${name}-fault">${faults[name]}</p>`;
  const marks = (name: DownloadField, hint = ''): Html => {
    const described = [hint, faults[name] === undefined ? '' : `csv-${name}-fault`].filter(Boolean).join(' ');
    return html`${described !== '' && html` aria-describedby="${described}"`}${faults[name] !== undefined && html` aria-invalid="true"`}${name === first && html` autofocus`}`;
  };
  const day = (name: 'from' | 'to', label: string): Html =>
    html`<div class="field"><label for="csv-${name}">${label}</label>${fault(name)}<input id="csv-${name}" name="${name}" type="date" value="${typed?.values[name] ?? ''}"${marks(name, 'csv-hint')}></div>`;
  return html`<section class="stack" aria-labelledby="download"><h2 id="download">Download answers</h2>
${first !== undefined && html`<p class="notice bad" role="alert">Nothing was downloaded. Correct what is marked below, then try again.</p>`}
<p class="quiet" id="csv-hint">Days begin and end at midnight UTC.</p>
<form method="get" action="${csvAddress(code)}" class="filter" aria-labelledby="download"><div class="field"><label for="csv-country">Country of the answers</label>${fault('country')}<select id="csv-country" name="country"${marks('country')}><option value="">All countries</option>${options}</select></div>
${day('from', 'From day (optional)')}${day('to', 'To day (optional)')}<div><button class="button">Download (CSV)</button></div></form></section>`;
}
