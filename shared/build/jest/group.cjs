/**
 * Test files that share one environment and one set of modules: evaluating React, the store and the contract for each
 * file took longer than most files' tests. `inGroup(file, load)` stands in a generated file (`tools/src/test-groups`).
 * Whatever a file leaves behind is taken away before the next one, as far as a page has it.
 */
function forgetPage({ document, localStorage, sessionStorage, history }) {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
}

/** What tests put on objects that a group shares: `globalThis.fetch` of a test's own, `document.cookie` that throws. */
const SHARED = [globalThis, globalThis.document, globalThis.navigator, globalThis.performance].filter(Boolean);

const ownProperties = () => SHARED.map((object) => Object.getOwnPropertyDescriptors(object));

function restore(before) {
  for (const [index, object] of SHARED.entries()) {
    for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      const was = before[index][name];
      if (!now.configurable || (was && was.value === now.value && was.get === now.get)) continue;
      if (was) Object.defineProperty(object, name, was);
      else delete object[name];
    }
  }
}

/** `file` names the tests in the report: its path inside the repository. One that does not load fails alone. */
module.exports = function inGroup(file, load) {
  describe(file, () => {
    let before;
    try {
      load();
    } catch (error) {
      it('can be loaded', () => {
        throw error;
      });
    }
    beforeAll(() => {
      before = ownProperties();
    });
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      restore(before);
      if (globalThis.document) forgetPage(globalThis);
    });
  });
};
