import type { Reply } from '@portal/contract/call.ts'
import type { InboxKind } from '@portal/domain/inbox/kinds.ts'
import type { listInbox } from '../../api/first-page-calls.ts'
import { paths } from '../../paths.ts'
import type { IconName } from '../../ui/icon.tsx'

/** Something that waits. */
export type InboxItem = Reply<typeof listInbox>['data'][number]

interface Shown {
  icon: IconName
  /** The page on which it is dealt with. */
  to: (item: InboxItem) => string
}

const shown: Record<InboxKind, Shown> = {
  application: { icon: 'file', to: ({ page_id }) => paths.review(page_id) },
  decision: { icon: 'scales', to: ({ page_id }) => paths.review(page_id) },
  'temporary approval': { icon: 'hourglass', to: ({ page_id }) => paths.review(page_id) },
  payment: { icon: 'wallet', to: () => paths.payments() },
  change: { icon: 'pencil', to: ({ page_id }) => paths.change(page_id) },
  representation: { icon: 'message', to: paths.representations },
  concern: { icon: 'megaphone', to: ({ page_id }) => paths.aConcern(page_id) },
  condition: { icon: 'check', to: ({ page_id }) => paths.review(page_id) },
  flag: { icon: 'flag', to: ({ page_id }) => paths.facility(page_id) },
  duties: { icon: 'person', to: ({ page_id }) => paths.user(page_id) },
  'bank account': { icon: 'bank', to: paths.settings },
}

/** The sign of something that waits, and the page on which it is dealt with. */
export function shownAs(item: InboxItem): { icon: IconName; to: string } {
  const { icon, to } = shown[item.kind]
  return { icon, to: to(item) }
}
