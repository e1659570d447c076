/** What every customer of the mock API signs in with. */
export const MOCK_CODE = '246810';
export const MOCK_PASSWORD = 'Amberlane#2026';
