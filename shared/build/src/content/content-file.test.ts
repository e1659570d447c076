import { describe, expect, it } from '@jest/globals';
import { readContentFile } from './content-file.ts';

const HEAD = '---\n# Name of the page.\ntitle: Small parcel\nreviewed: 2026-11-21\n---\n';
const read = (body: string) => readContentFile('small', `${HEAD}${body}`);
const messages = (body: string) => Object.fromEntries(read(body).messages);

describe('what stands above the text', () => {
  const source = [
    '---',
    '# Name of the page.',
    'title: Small parcel',
    'reviewed: 2026-11-21',
    'texts:',
    '  ledger:',
    '    # What is',
    '    # measured.',
    '    transit: "{smallFrom, number} days"',
    '    # Unit.',
    '    unit: kg',
    '---',
    '',
  ].join('\n');

  it('becomes messages of the bundle, in the order of the file', () => {
    expect([...readContentFile('small', source).messages]).toEqual([
      ['small.title', 'Small parcel'],
      ['small.ledger.transit', '{smallFrom, number} days'],
      ['small.ledger.unit', 'kg'],
    ]);
  });

  it('tells the translator what a text is for', () => {
    expect(Object.fromEntries(readContentFile('small', source).notes)).toMatchObject({
      'small.title': 'Name of the page.',
      'small.ledger.transit': 'What is measured.',
      'small.ledger.unit': 'Unit.',
    });
  });

  it('says from which day a legal text holds, and nothing of a day elsewhere', () => {
    expect(readContentFile('terms', '---\ntitle: x\nvalidFrom: 2026-11-21\n---\n').document.validFrom).toBe('2026-11-21');
    expect(read('').document).not.toHaveProperty('validFrom');
  });

  it('names the texts that the page’s code has to show', () => {
    expect(readContentFile('small', source).named).toEqual(['small.ledger.transit', 'small.ledger.unit']);
  });

  it.each([
    ['no front matter', '## Way {#way}', 'front matter between'],
    ['no title', '---\nlead: x\n---\n', 'title'],
    ['a field that nobody knows', '---\ntitle: x\nheadlin: y\n---\n', 'headlin'],
    ['a day that is none', '---\ntitle: x\nreviewed: yesterday\n---\n', 'reviewed'],
    ['YAML that is none', '---\ntitle: "x\n---\n', 'front matter'],
  ])('refuses %s', (_case, wrong, complaint) => {
    expect(() => readContentFile('small', wrong)).toThrow(complaint);
  });
});

it('refuses a name that the front matter and the body both claim', () => {
  const source = '---\ntitle: x\ntexts:\n  way:\n    title: Road\n---\n## The way {#way}\n';
  expect(() => readContentFile('small', source)).toThrow('of the front matter and of the body');
});

describe('the text', () => {
  it('has sections with fragments of their own, and blocks by their number', () => {
    expect(messages('First words.\n\n## The way {#way}\n\nFrom {country}.\n\n- one\n- two\n\n### By air {#air}\n\n1. book\n2. fly\n')).toEqual({
      'small.title': 'Small parcel',
      'small.opening.1': 'First words.',
      'small.way.title': 'The way',
      'small.way.1': 'From {country}.',
      'small.way.2-1': 'one',
      'small.way.2-2': 'two',
      'small.air.title': 'By air',
      'small.air.1-1': 'book',
      'small.air.1-2': 'fly',
    });
  });

  it('is a structure without words', () => {
    const { document } = read('First words.\n\n## The way {#way}\n\n::road\n\n### By air {#air}\n\n1. book\n');
    expect(document.opening).toEqual([{ kind: 'paragraph', text: { id: 'small.opening.1' } }]);
    expect(document.sections).toEqual([
      {
        id: 'way',
        title: 'small.way.title',
        blocks: [{ kind: 'part', name: 'road' }],
        sections: [{ id: 'air', title: 'small.air.title', blocks: [{ kind: 'steps', items: [{ id: 'small.air.1-1' }] }], sections: [] }],
      },
    ]);
  });

  it('keeps marks as tags and says where links lead', () => {
    const { document, messages: texts } = read('Up to **{smallKg, number} kg**, see [weight](service-rule#weight) and [law](https://law.example/x), as `GA-183-8164`.\n');
    expect(texts.get('small.opening.1')).toBe('Up to <b>{smallKg, number} kg</b>, see <a1>weight</a1> and <a2>law</a2>, as <code>GA-183-8164</code>.');
    expect(document.opening).toEqual([{ kind: 'paragraph', text: { id: 'small.opening.1', links: ['service-rule#weight', 'https://law.example/x'] } }]);
  });

  it('leaves out the space that Markdown needs after stressed Chinese', () => {
    expect(messages('**申请。** 告诉我们 **您** 是谁。\n')).toMatchObject({ 'small.opening.1': '<b>申请。</b>告诉我们 <b>您</b> 是谁。' });
  });

  it('reads tables by row and column', () => {
    expect(messages('| Goods | Taken |\n|---|---|\n| Phones | yes |\n')).toMatchObject({
      'small.opening.1-0-1': 'Goods',
      'small.opening.1-0-2': 'Taken',
      'small.opening.1-1-1': 'Phones',
      'small.opening.1-1-2': 'yes',
    });
  });

  it('lets a plural pass as it is written', () => {
    const plural = '{days, plural, one {# day} other {# days}} from door to door.';
    expect(messages(`${plural}\n`)).toMatchObject({ 'small.opening.1': plural });
  });

  it('keeps a sign that ICU would take for a tag', () => {
    expect(messages('A side < one metre.\n')).toMatchObject({ 'small.opening.1': "A side '<' one metre." });
  });

  it.each([
    ['a heading without an id', '## The way\n', 'needs {#an-id}'],
    ['a first heading', '# The way {#way}\n', 'two or three #'],
    ['the same id twice', '## A {#way}\n\n## B {#way}\n', 'written twice'],
    ['a sub-section without a section', '### A {#way}\n', 'needs a ## heading'],
    ['HTML', '<b>bold</b> words\n', 'HTML is not for prose'],
    ['italics', 'some *words*\n', 'italics'],
    ['a picture', '![x](y.png)\n', 'a picture'],
    ['a straight apostrophe', "We don't.\n", 'straight apostrophe'],
    ['a link with a leading slash', '[x](/track)\n', 'without a leading slash'],
    ['a link that runs code', '[x](javascript:alert)\n', 'without a leading slash'],
    ['a list in a list', '- a\n  - b\n', 'one paragraph'],
    ['a quotation', '> words\n', 'blockquote'],
  ])('refuses %s', (_case, body, complaint) => {
    expect(() => read(body)).toThrow(complaint);
  });
});
