import { coordinateForm, keyIdForm } from './key-forms.ts'
import type { PublicKey } from './public-key.ts'

/** Whether this is a published key: the rule of the schema `publicKey`, written without Zod, as `areLicenceFacts` is. */
export function isPublicKey(value: unknown): value is PublicKey {
  if (typeof value !== 'object' || value === null) return false
  const { kty, crv, x, y, kid, use, alg, nbf, exp, revoked_at }: Partial<Record<keyof PublicKey, unknown>> = value
  return (
    kty === 'EC' &&
    crv === 'P-256' &&
    use === 'sig' &&
    alg === 'ES256' &&
    hasForm(kid, keyIdForm) &&
    hasForm(x, coordinateForm) &&
    hasForm(y, coordinateForm) &&
    Number.isSafeInteger(nbf) &&
    (exp === undefined || Number.isSafeInteger(exp)) &&
    (revoked_at === undefined || Number.isSafeInteger(revoked_at))
  )
}

function hasForm(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value)
}
