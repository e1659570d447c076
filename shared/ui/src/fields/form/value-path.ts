/** Reading and changing one value inside of a form’s values, named by a path such as `goods.0.nameEn`. */

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The value at a path; undefined where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => (isTree(value) && Object.hasOwn(value, step) ? value[step] : undefined), values);
}

/** The same values with another one at the path; what lies beside the path is kept as it is. */
export function withValue<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [step = '', ...rest] = path.split('.');
  const inner: unknown = Object.hasOwn(values, step) ? (values as Readonly<Record<string, unknown>>)[step] : undefined;
  const next = rest.length === 0 ? value : withValue(isTree(inner) ? inner : {}, rest.join('.'), value);
  return (Array.isArray(values) ? Object.assign([...values], { [step]: next }) : { ...values, [step]: next }) as Values;
}
