import { z } from 'zod'

/** The value of a field of an application. */
export const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])

/** One thing that was added, removed or changed in an application. */
export const applicationChange = z
  .object({
    part: z.string().describe('The part of the contents.'),
    kind: z.enum(['added', 'removed', 'changed']),
    id: z.int().nullable().describe('The row or the question; null where there is only one.'),
    name: z.string().describe('Which of several: a name or a question. Empty where there is only one.'),
    fields: z.array(
      z.object({
        field: z.string(),
        before: fieldValue,
        after: fieldValue,
        not_recorded: z
          .enum(['before', 'after'])
          .optional()
          .describe('The version in which nobody recorded this field. Whether it had a value then is not known.'),
      }),
    ),
  })
  .meta({
    id: 'ApplicationChange',
    examples: [
      {
        part: 'facility',
        kind: 'changed',
        id: null,
        name: '',
        fields: [{ field: 'address', before: '12 Market Road, Bida', after: '14 Market Road, Bida' }],
      },
    ],
  })
export type ApplicationChange = z.output<typeof applicationChange>

/** One thing of an application in two versions, with every field that either has. It may be the same in both. */
export const comparedThing = applicationChange
  .extend({
    kind: z
      .enum(['same', 'added', 'removed', 'changed', 'not recorded'])
      .describe('not recorded: one of the versions does not record this part, so nothing of it can be compared.'),
  })
  .meta({
    id: 'ComparedThing',
    examples: [
      {
        part: 'facility',
        kind: 'changed',
        id: null,
        name: '',
        fields: [
          { field: 'company_name', before: 'Sabongari Family Clinic', after: 'Sabongari Family Clinic' },
          { field: 'address', before: '12 Market Road, Bida', after: '14 Market Road, Bida' },
        ],
      },
    ],
  })
