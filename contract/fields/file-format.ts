import { z } from 'zod'

/** The formats in which a list is given out. */
const fileFormats = ['csv', 'xlsx'] as const

/** One of `fileFormats`. */
export type FileFormat = (typeof fileFormats)[number]

/** What a link to a list is asked for besides its filters. */
export const inFormat = {
  format: z
    .enum(fileFormats, 'Choose csv or xlsx')
    .optional()
    .describe('`csv`, which it is without it, or `xlsx`: a workbook with real dates and numbers.'),
}
