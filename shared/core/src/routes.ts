/** Paths that the site holds under its present pins: what it does not hold has no link, so nothing leads to a not-found page. */
import { createContext, use } from 'react';

/** Given by the shell around everything; paths are those of the routes, '' is the home page. */
export const RoutesContext = createContext<ReadonlySet<string>>(new Set());
export const useRoutes = (): ReadonlySet<string> => use(RoutesContext);
