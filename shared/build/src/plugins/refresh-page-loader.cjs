/**
 * Development only, for `page.tsx` and `slot.tsx`. Fast refresh accepts modules that export nothing but components; the
 * definition of a page is none, so an edit of its file reloaded the document. Its components are registered like all
 * others: the module accepts itself, and React is told to render what was registered anew.
 */
const ACCEPT = `
;import * as amberlaneRefresh from 'react-refresh/runtime';
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => { data.edited = true; });
  if (import.meta.webpackHot.data && import.meta.webpackHot.data.edited) setTimeout(() => amberlaneRefresh.performReactRefresh(), 0);
}
`;

module.exports = function refreshPage(source, map) {
  this.callback(null, source + ACCEPT, map);
};
