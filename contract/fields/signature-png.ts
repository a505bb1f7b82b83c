import { z } from 'zod'

/** The picture of a signature is at most 60 KB, which is this many letters of base64. */
export const maxSignatureLetters = 80_000

/** The picture of a signature: a PNG in base64. */
export const signaturePng = z
  .base64('This is not the picture of a signature')
  .max(maxSignatureLetters, 'This signature is too large')
