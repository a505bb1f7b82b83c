/** The views of the officers' queue, in the order of their tabs. */
export const queueViewNames = ['mine', 'unassigned', 'returned', 'late', 'ministry', 'all'] as const

/** One of `queueViewNames`. */
export type QueueView = (typeof queueViewNames)[number]

interface View {
  label: string
  /** What it asks the list for. */
  query: { with?: 'ministry'; assignee?: 'me' | 'nobody'; returned?: 'yes'; late?: 'yes' }
}

/** What each view shows. The list that is asked for nothing is every registration. Spec §2. */
export const queueViews = {
  mine: { label: 'Mine', query: { with: 'ministry', assignee: 'me' } },
  unassigned: { label: 'Unassigned', query: { with: 'ministry', assignee: 'nobody' } },
  returned: { label: 'Returned and back', query: { returned: 'yes' } },
  late: { label: 'Over time', query: { late: 'yes' } },
  ministry: { label: 'With the ministry', query: { with: 'ministry' } },
  all: { label: 'All', query: {} },
} as const satisfies Record<QueueView, View>

/** How many views of their own officers can save. */
export const maxSavedViews = 12
