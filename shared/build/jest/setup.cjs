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
  // React keeps a stack of calls with each of the first 10,000 elements of a second, for tools of developers to show: a
  // tenth of what these tests compute. It counts none as it does all further ones; its warnings stay.
  const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
