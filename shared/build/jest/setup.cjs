if (globalThis.document) {
  require('@testing-library/jest-dom/jest-globals');
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
}
