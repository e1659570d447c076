/**
 * What the schema library gives to bundles: the members that schemas of the contract and of remotes use. All of the
 * library is three times as large, and federation can't tell what of a shared module nobody uses.
 *
 * A member more is a new minor of `SCHEMA_LIBRARY_VERSION`, one less a new major.
 */
export {
  array, boolean, coerce, discriminatedUnion, email, enum, int, iso, lazy, literal, nullable, number, object, optional, partialRecord, record, strictObject,
  string, tuple, union, unknown, url, uuid,
} from 'zod/v4';
