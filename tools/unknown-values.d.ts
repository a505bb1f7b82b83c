// What nobody has checked is `unknown`, so that it must be read with a schema before one of its fields is used.
import '@total-typescript/ts-reset/json-parse'
import '@total-typescript/ts-reset/fetch'

declare global {
  interface ObjectConstructor {
    /** The built-in type returns `any`, with which `Object(x).field` would get around every check. */
    (value: unknown): object
    new (value: unknown): object
  }
}
