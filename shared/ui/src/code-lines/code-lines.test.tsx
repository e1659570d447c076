import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { CodeLines } from './code-lines.tsx';

afterEach(cleanup);

describe('lines of code', () => {
  it('keep the text as it is', () => {
    const text = JSON.stringify({ id: 'evt_1', data: { count: 2 } }, null, 2);
    const { container } = render(<pre><CodeLines text={text} /></pre>);
    expect(container.textContent).toBe(text);
  });

  it('keep the mark of a continued command beside its last word, and the path of an address whole', () => {
    render(<pre><CodeLines text={'curl https://a.example/v1/track \\\n  -H "a: b" \\\n  -d 1'} /></pre>);
    expect(screen.getByText('/v1/track \\')).toBeVisible();
    expect(screen.getByText('b" \\')).toBeVisible();
  });

  it('keep a media type whole, and break a long path before its slashes', () => {
    const { container } = render(<pre><CodeLines text={'curl $API/public/v1/api/track \\\n  -H "content-type: application/json" \\'} /></pre>);
    expect(screen.getByText('application/json" \\').querySelector('wbr')).toBeNull();
    expect([...container.querySelectorAll('wbr')].map((mark) => mark.nextSibling?.textContent)).toEqual(['/public', '/v1', '/api', '/track \\']);
  });

  it('go on as deep as they begin, a value as a whole', () => {
    render(<pre><CodeLines text={'{\n    "id": "evt_1"\n}'} /></pre>);
    expect(screen.getByText('"evt_1"').parentElement).toHaveAttribute('data-depth', '2');
  });
});
