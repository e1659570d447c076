// How long a test may take, and how long one waits for what has to appear, says nothing of the product: several times
// what two quiet cores need, as others may use the machine too. What has to be fast is measured in the test itself.
jest.setTimeout(120_000);

if (globalThis.document) {
  require('@testing-library/jest-dom/jest-globals');
  const { configure, getConfig } = require('@testing-library/react');
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: 10_000,
    // While something is waited for, each look that finds nothing would print the whole page; the last one does.
    getElementError: (message, container) => {
      if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
}
