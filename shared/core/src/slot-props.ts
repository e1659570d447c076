/**
 * What a page hands to the slots that take something, by slot name. Empty here: whoever defines a slot adds its props in
 * its `slots.ts`, which every workspace sees without importing it.
 *
 *     declare module '@amberlane/core' {
 *       interface SlotProps {
 *         readonly 'address-picker': AddressPickerProps;
 *       }
 *     }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by module augmentation
export interface SlotProps {}
