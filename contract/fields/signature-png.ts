import { z } from 'zod'

/** The picture of a signature: a PNG of at most 60 KB, in base64. */
export const signaturePng = z
  .base64('This is not the picture of a signature')
  .max(80_000, 'This signature is too large')
