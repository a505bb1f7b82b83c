/** The fields of a value whose shape nobody has checked, each `unknown` until it is looked at; none if the value is no object. */
export function fieldsOf(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
