import { createContext, use } from 'react';

/** Paths that the site holds under its present pins, for links deep inside of the layout. */
export const RoutesContext = createContext<ReadonlySet<string>>(new Set());
export const useRoutes = (): ReadonlySet<string> => use(RoutesContext);
