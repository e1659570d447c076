/** The envelope of every API answer (spec §7): `{success: true, data}` or `{success: false, error}`. */
import { z } from 'zod';
import { FIELD_FAULTS } from '../domain/field-faults.ts';

export const apiError = z.object({
  /** A code of `error-codes.ts`. */
  code: z.number().int(),
  /** Sentence for a person, in the language of the `lang` header. */
  message: z.string(),
  /** Names the request in the logs of the API. */
  requestId: z.string().optional(),
  /** What is wrong with each field, with 1000400: the code for a form, the sentence for a person. */
  fields: z.array(z.object({ field: z.string(), code: z.enum(FIELD_FAULTS), message: z.string() })).optional(),
  /** The caller's own thing that stands in the way, to lead there. */
  existing: z.object({ id: z.string(), name: z.string() }).optional(),
});
export type ApiError = z.infer<typeof apiError>;

export const failure = z.object({ success: z.literal(false), error: apiError });

/** Envelope around `data`. */
export const envelope = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data });

export type Envelope<T> = { success: true; data: T } | { success: false; error: ApiError };
