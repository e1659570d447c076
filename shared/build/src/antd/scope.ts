/** Class on every element of the form library: what the custom properties of its theme hang on. */
export const SCOPE = 'antd-look';
