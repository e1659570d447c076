/** All groups as one module of the server's realm: `@amberlane/ui/form` is its `form`. */
export * as form from './form.tsx';
export * as table from './table.tsx';
export * as date from './date.tsx';
export * as overlay from './overlay.tsx';
