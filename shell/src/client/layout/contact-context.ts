/** Contact card of the page's country, for a page of the shell that names it; null when the API could not be asked. */
import { createContext } from 'react';
import type { CountryEntry } from '@amberlane/contract/calls/countries';

export const ContactContext = createContext<CountryEntry | null>(null);
