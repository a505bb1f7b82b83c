import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { paging } from './paging.ts'

const read = (schema: z.ZodType, sent: unknown) => schema.parse(sent)
const messagesOf = (schema: z.ZodType, sent: unknown) =>
  schema.safeParse(sent).error?.issues.map(({ message }) => message)

describe('paging', () => {
  it.each([
    [{}, { page: 1, per_page: 15 }],
    [
      { page: '3', per_page: '100' },
      { page: 3, per_page: 100 },
    ],
    [{ per_page: '5000' }, { page: 1, per_page: 100 }],
  ])('of %j is %j', (sent, expected) => {
    expect(read(paging, sent)).toEqual(expected)
  })

  it.each([{ page: '0' }, { page: 'x' }, { page: '-1' }, { page: '1.5' }, { per_page: '0' }, { per_page: 'all' }])(
    'refuses %j',
    (sent) => {
      expect(messagesOf(paging, sent)).toHaveLength(1)
    },
  )
})
