import { type PrintMark, printMarks } from '@portal/domain/papers/print-mark.ts'
import { z } from 'zod'

/** Stands in an address for a paper without a mark. */
const unmarked = 'unmarked'

/** The parameters of the address of a paper's PDF. */
export const paperParams = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  mark: z.enum([unmarked, ...printMarks]),
})

/** The path of the PDF of a certificate or statement with a mark, to be signed. What is opened is what was recorded as printed. */
export function pathOfPaper(id: number, mark: PrintMark | null): string {
  return `/papers/${id}/${mark ?? unmarked}`
}

/** The mark in the address of a paper. */
export function markOfPath(mark: z.output<typeof paperParams>['mark']): PrintMark | null {
  return mark === unmarked ? null : mark
}
