/**
 * Stands for `antd/es/theme/useToken`: the style sheet is made at build, so a browser needs no theme, only the few
 * figures that components compute with. A test compares them with the theme.
 */
import { SCOPE } from '../scope.ts';

const reduced = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export const TOKEN = {
  motion: !reduced,
  wireframe: false,
  zIndexPopupBase: 50,
  controlHeight: 44,
  controlHeightSM: 36,
  padding: 16,
  paddingSM: 12,
  paddingXS: 8,
  marginXXS: 4,
  fontSize: 16,
  lineHeight: 1.35,
  lineWidth: 1,
  borderRadius: 8,
  sizePopupArrow: 16,
  screenXS: 480,
  screenXSMin: 480,
  screenXSMax: 575,
  screenSM: 576,
  screenSMMin: 576,
  screenSMMax: 767,
  screenMD: 768,
  screenMDMin: 768,
  screenMDMax: 991,
  screenLG: 992,
  screenLGMin: 992,
  screenLGMax: 1199,
  screenXL: 1200,
  screenXLMin: 1200,
  screenXLMax: 1599,
  screenXXL: 1600,
  screenXXLMin: 1600,
  screenXXLMax: 1919,
  screenXXXL: 1920,
  screenXXXLMin: 1920,
} as const;

const ANSWER = [null, TOKEN, '', TOKEN, { prefix: 'ant', key: SCOPE }, true] as const;

export default function useToken(): typeof ANSWER {
  return ANSWER;
}
