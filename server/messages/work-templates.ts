import { byNumber } from '@portal/domain/text/by-number.ts'
import { z } from 'zod'
import { type Content, plainTemplate, type Template } from './template.ts'

const kindOfWork = z.object({
  /** As the tab of the inbox calls it. */
  tab: z.string(),
  total: z.int(),
  /** Counting stopped at `total`. */
  or_more: z.literal(true).optional(),
  over_time: z.int(),
})

const workFacts = z.object({ kinds: z.array(kindOfWork) })

/** How much of a kind of work there is. */
export type KindOfWork = z.output<typeof kindOfWork>

/** The numbers of the inbox alone: the names of facilities and people stay in the portal. */
function work(title: (total: string) => { one: string; other: string }) {
  return plainTemplate({
    isSecurity: false,
    channels: ['mail'],
    facts: workFacts,
    example: {
      kinds: [
        { tab: 'Applications', total: 11, over_time: 2 },
        { tab: 'Payments', total: 3, over_time: 0 },
      ],
    },
    content: ({ kinds }) => contentOf(kinds, title),
  })
}

function contentOf(kinds: readonly KindOfWork[], title: (total: string) => { one: string; other: string }): Content {
  const sum = {
    total: kinds.reduce((all, { total }) => all + total, 0),
    or_more: kinds.some(({ or_more }) => or_more),
    over_time: kinds.reduce((all, { over_time }) => all + over_time, 0),
  }
  return {
    title: `${byNumber(sum.total, title(sum.or_more ? '# or more' : '#'))}${lateOf(sum)}`,
    paragraphs: [
      ...kinds.map(
        ({ tab, total, or_more, over_time }) => `${tab}: ${numberOf(total, or_more)}${lateOf({ over_time })}`,
      ),
      'On the page Your account you choose whether you get this mail, and when.',
    ],
    link: { label: 'Open the inbox', path: '/admin/inbox' },
  }
}

function numberOf(total: number, or_more: true | undefined): string {
  return byNumber(total, or_more ? { one: '# or more', other: '# or more' } : { one: '#', other: '#' })
}

function lateOf({ over_time }: { over_time: number }): string {
  return over_time > 0 ? byNumber(over_time, { one: ', # over time', other: ', # over time' }) : ''
}

/** The mails to officers about what waits in their inbox. */
export const workTemplates = {
  'morning-mail': work((total) => ({
    one: `${total} thing waits for you in the inbox`,
    other: `${total} things wait for you in the inbox`,
  })),
  'new-work': work((total) => ({
    one: `${total} new thing in your inbox`,
    other: `${total} new things in your inbox`,
  })),
} satisfies Record<string, Template>
