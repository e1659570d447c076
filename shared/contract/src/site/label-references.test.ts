import { describe, expect, it } from '@jest/globals';
import { labelsQuotedIn, quotationFaults, withLabels } from './label-references.ts';

const LABELS: Readonly<Record<string, string>> = { 'track.title': 'Suivi de colis', 'a.again': 'Voir {label:track.title}', 'a.count': '{count} colis' };
const labelOf = (id: string): string | undefined => LABELS[id];

describe('labels quoted by reference', () => {
  it('are put in, each in its place', () => {
    const message = 'Ouvrez « {label:track.title} », {name}, puis « {label:track.title} ».';
    expect(labelsQuotedIn(message)).toEqual(['track.title', 'track.title']);
    expect(withLabels(message, labelOf)).toBe('Ouvrez « Suivi de colis », {name}, puis « Suivi de colis ».');
  });

  it('leave other messages as they are', () => {
    expect(withLabels('{count, plural, one {# label} other {# labels}}', labelOf)).toBe('{count, plural, one {# label} other {# labels}}');
  });

  it.each([
    ['{label:track.tilte}', 'quotes the label track.tilte, which does not exist'],
    ['{label: track.title}', 'quotes the label  track.title, which does not exist'],
    ['{label:a.again}', 'quotes the label a.again, which is itself a quotation'],
    ['{label:a.count}', 'quotes the label a.count, which is no plain text'],
  ])('are refused in %s', (message, fault) => {
    expect(quotationFaults(message, labelOf)).toEqual([fault]);
    expect(() => withLabels(message, labelOf)).toThrow(fault);
  });
});
