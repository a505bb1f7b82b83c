import type { RenewalList } from '@portal/domain/licences/renewal-lists.ts'

interface ListWords {
  title: string
  /** What the list has. */
  lead: string
  caption: string
  emptyTitle: string
  empty: string
}

/** The words of the lists of renewals. */
export const listWords = {
  due: {
    title: 'Due',
    lead: 'Licences in force that can be renewed, and nothing is under way. The nearest end first.',
    caption: 'Licences to be renewed',
    emptyTitle: 'No renewal is due',
    empty: 'A licence appears here when it can be renewed, and leaves when its owner starts the renewal.',
  },
  open: {
    title: 'Open',
    lead: 'Renewals that are started and not approved. Those that were submitted first are at the top.',
    caption: 'Renewals under way',
    emptyTitle: 'No renewal is under way',
    empty: 'A renewal appears here when its owner starts it, and leaves when it is approved.',
  },
  late: {
    title: 'Late',
    lead: 'Licences that have ended, and nothing is under way. Those that ended last are at the top.',
    caption: 'Licences that have ended',
    emptyTitle: 'No licence is late',
    empty: 'A licence appears here on the day after its end, until its owner starts the renewal.',
  },
  done: {
    title: 'Done',
    lead: 'Renewals that are approved, until they can be renewed themselves. Those that last longest are at the top.',
    caption: 'Renewals that are approved',
    emptyTitle: 'No renewal is approved',
    empty: 'A renewal appears here when it is approved.',
  },
} as const satisfies Record<RenewalList, ListWords>
