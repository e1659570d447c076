import type { ReactNode } from 'react';
import css from './dense-on-phones.module.css';

/** A page of many bands: on a phone they stand closer together. */
export const DenseOnPhones = ({ children }: { children: ReactNode }) => <div className={css.dense}>{children}</div>;
