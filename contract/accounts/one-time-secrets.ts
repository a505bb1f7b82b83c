import { z } from 'zod'
import { cleanLine } from '../fields/clean-text.ts'

/** The secret of a link that was sent to somebody. */
export const linkToken = z.string('The link is not complete').min(1, 'The link is not complete').max(200)

/** A code that somebody copies from paper or from a screen: spaces, hyphens and letter case do not matter. */
export const typedCode = z
  .string('Enter the code')
  .overwrite(cleanLine)
  .min(1, 'Enter the code')
  .max(60, 'This is longer than a code')
