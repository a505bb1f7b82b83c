import { maxReturnAnswer, maxReturnedItems, returnableSections } from '@portal/domain/applications/returned-items.ts'
import { z } from 'zod'
import { choice, optional, prose, recordId, statedDate, tick } from '../fields/fields.ts'

/** The longest remark. */
const maxRemark = 1000

/** The fields of a return besides its items, and the remark of an item. The dialog has one remark for each item. */
export const returnDueDate = statedDate.describe('From tomorrow to a year from today.')
export const returnRemark = prose('what is to be corrected', maxRemark)

/** A return of an application for correction. */
export const returnForm = z
  .object({
    items: z
      .array(
        z.object({
          section: choice(returnableSections, 'a section'),
          id: optional(recordId).describe('The question, person or file; without it the whole section is returned.'),
          remark: returnRemark,
          asks_evidence: tick('Choose yes or no')
            .optional()
            .describe('Of a question: whether the owner is asked for a photo or a file that shows it.'),
        }),
        'Choose what is to be corrected',
      )
      .min(1, 'Choose what is to be corrected')
      .max(maxReturnedItems, `Choose at most ${maxReturnedItems}`),
    due_date: returnDueDate,
  })
  .meta({
    examples: [
      { items: [{ section: 'documents', remark: 'The PHCN bill is of another address.' }], due_date: '2026-12-15' },
    ],
  })

/** The owner's answer to an item of a return. A later one replaces it. */
export const returnAnswerForm = z
  .object({
    item: z
      .object({
        section: choice(returnableSections, 'a section'),
        id: optional(recordId).describe('As in the item that is answered; without it the whole section.'),
      })
      .describe('The item of the return.'),
    text: prose('your answer', maxReturnAnswer),
  })
  .meta({
    examples: [{ item: { section: 'staff' }, text: 'Our nurse begins on 1 May; her letter is among the documents.' }],
  })
