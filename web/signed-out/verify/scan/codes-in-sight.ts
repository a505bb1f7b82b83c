import { maxCodeDigits } from '@portal/contract/licences/signed-licence/digits.ts'

/** Why there is no code to check in a picture. */
export interface NoCode {
  problem: 'none' | 'several' | 'another kind'
}

/** What the codes in a picture amount to. */
export type InSight = { code: string } | NoCode

const address = /^https?:\/\/[^/#?]+\/verify#(\d+)$/i

/**
 * The digits of the certificate's code among the texts of all codes in a picture. Whose address is before the digits does not
 * matter: the signature decides, and a portal may have moved since the paper was printed.
 */
export function codesInSight(texts: readonly string[]): InSight {
  const different = [...new Set(texts)]
  const [text] = different
  if (text === undefined) return { problem: 'none' }
  if (different.length > 1) return { problem: 'several' }
  const code = address.exec(text)?.[1]
  return code === undefined || code.length > maxCodeDigits ? { problem: 'another kind' } : { code }
}
