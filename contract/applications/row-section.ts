import { type RowKind, rowSectionOf } from '@portal/domain/applications/row-sections.ts'
import type { RefusalCode } from '@portal/domain/refusal.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { byId, changeReason, moment } from '../fields/fields.ts'
import { list, pagingOfContents } from '../fields/paging.ts'

/** The version of a row. What an approval has stored has none, because it never changes. */
export const rowVersion = moment.optional().describe('The version of the row, for If-Match.')

/** What a section of rows is made of. */
interface Terms<Row extends z.ZodObject, Form> {
  /** A row as replies show it. Its fields are the columns of the table. */
  row: Row
  /** What is sent to add or to change a row: every field of the row but its id and version, and an officer's reason. */
  form: Form
  /** Refusals of adding and changing, besides those that are common to all sections. */
  refuses?: readonly RefusalCode[]
}

type FormOf<Row extends z.ZodObject> = z.ZodType<Omit<z.output<Row>, 'id' | 'updated_at'> & { reason: string | null }>

/** Declares a section of rows: its row, and the calls that add, change, remove and list rows. */
export function rowSection<Row extends z.ZodObject, Form extends FormOf<Row>>(
  kind: RowKind,
  { row, form, refuses = [] }: Terms<Row, Form>,
) {
  const { list: name, many } = rowSectionOf(kind)
  return {
    row,
    add: call('POST', `/api/${name}`, {
      feature: 'contents',
      summary: `Add to the ${many} of a facility.`,
      may: 'change registration contents',
      body: form,
      resource: { kind: 'facility', in: 'body', field: 'facility_id' },
      refuses: [...refuses, 'limit_reached'],
      status: 201,
      reply: z.object({ data: row }),
      audit: { byUseCase: ['Change contents'] },
    }),
    change: call('PUT', `/api/${name}/{id}`, {
      feature: 'contents',
      summary: `Correct one of the ${many} of a facility.`,
      may: 'change registration contents',
      params: byId,
      body: form,
      resource: [
        { kind, in: 'params', field: 'id' },
        { kind: 'facility', in: 'body', field: 'facility_id' },
      ],
      ifMatch: 'data',
      refuses: [...refuses],
      reply: z.object({ data: row }),
      audit: { byUseCase: ['Change contents'] },
    }),
    remove: call('DELETE', `/api/${name}/{id}`, {
      feature: 'contents',
      summary: `Remove from the ${many} of a facility.`,
      may: 'change registration contents',
      params: byId,
      query: z.object({ reason: changeReason }),
      resource: { kind, in: 'params', field: 'id' },
      reply: z.object({ message: z.string() }),
      audit: { byUseCase: ['Change contents'] },
    }),
    list: call('GET', `/api/facilities/{id}/${name}`, {
      feature: 'contents',
      summary: `The ${many} of a facility, in the order in which they were added.`,
      may: 'read a facility or registration',
      params: byId,
      query: pagingOfContents,
      resource: { kind: 'facility', in: 'params', field: 'id' },
      reply: list(row),
    }),
  }
}

type AnyRow = z.ZodObject<{ id: z.ZodInt; facility_id: z.ZodInt }>

/** Any section of rows, whatever its rows hold besides their id and facility: what all of them have in common. */
export type RowSection = ReturnType<
  typeof rowSection<AnyRow, z.ZodType<{ facility_id: number; reason: string | null }>>
>
