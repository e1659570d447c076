// How long a test may take, and how long one waits for what has to appear, says nothing of the product: several times
// what two quiet cores need, as others may use the machine too. What has to be fast is measured in the test itself.
jest.setTimeout(120_000);

if (globalThis.document) {
  require('@testing-library/jest-dom/jest-globals');
  require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
}
