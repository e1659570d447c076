/** Addresses of sharing. Nothing in them tells which parcel it is. Pure. */
import type { Market } from '@amberlane/contract/site';
import { marketHref } from '@amberlane/core';

const SHARED = 'track/shared';

/** Absolute address of a shared parcel; `origin` without a slash at its end. */
export const shareAddress = (origin: string, market: Market, token: string): string => origin + marketHref(market, `${SHARED}/${token}`);

/** Path of a shared parcel under `/{lang}`. */
export const sharedPath = (token: string): string => `${SHARED}/${token}`;

/** Opens WhatsApp with a text to send to whomever the reader chooses. */
export const whatsAppAddress = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** 128 bits in small letters, as the API makes them. */
export const isShareToken = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
