/** Contact card of the page's country, for a page of the shell that names it; null when the API could not be asked. */
import { createContext } from 'react';
import type { FooterCountry } from '../../site/footer-country.ts';

export const ContactContext = createContext<FooterCountry | null>(null);
