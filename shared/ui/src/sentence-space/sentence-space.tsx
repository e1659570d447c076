import { useMarket } from '@amberlane/core';

/** Between two sentences, or a sentence and the link behind it: a space, and nothing in Chinese, whose full stop brings its own. */
export function SentenceSpace() {
  return useMarket().locale === 'zh-CN' ? null : ' ';
}
