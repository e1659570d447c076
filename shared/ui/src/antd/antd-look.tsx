import { use, type ReactNode } from 'react';
import { useMarket } from '@amberlane/core';
import { ConfigProvider } from 'antd';
import { localePack } from './locale-pack.ts';

/**
 * Around everything that comes from `@amberlane/ui/form`, `/table`, `/date` or `/overlay`: language and direction of
 * the page. Suspends until the words of the language are there. Colours, sizes and type are in the style sheet of the
 * group, made of our tokens; there is no theme to pass.
 */
export function AntdLook({ children }: { children: ReactNode }) {
  const { locale, direction } = useMarket();
  const words = use(localePack(locale));
  return (
    <ConfigProvider locale={words} direction={direction} button={NO_GAPS} form={FORM} renderEmpty={() => words.Empty?.description} getPopupContainer={popupPlace}>
      {children}
    </ConfigProvider>
  );
}

/** Two Chinese characters are not pulled apart. */
const NO_GAPS = { autoInsertSpace: false };

/** Required is the norm and has no star, "optional" is written (VISUAL §10). */
const FORM = { requiredMark: 'optional', colon: false } as const;

/** A popup of a field in a dialog stands in the dialog: nothing outside of it can be reached while it is open. */
const popupPlace = (trigger?: HTMLElement): HTMLElement => trigger?.closest('dialog') ?? document.body;
