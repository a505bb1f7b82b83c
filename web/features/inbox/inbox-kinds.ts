import type { Reply } from '@portal/contract/call.ts'
import type { InboxKind } from '@portal/domain/inbox/kinds.ts'
import { placeInAddress } from '@portal/domain/inbox/place-in-inbox.ts'
import type { listInbox } from '../../api/first-page-calls.ts'
import { paths } from '../../paths.ts'
import type { IconName } from '../../ui/icon.tsx'

/** Something that waits. */
export type InboxItem = Reply<typeof listInbox>['data'][number]

interface Shown {
  icon: IconName
  /** The page on which it is dealt with. */
  to: (item: InboxItem) => string
  /** That page is a list with everything of the kind, so that the next one is there already. */
  isList?: true
}

const shown: Record<InboxKind, Shown> = {
  application: { icon: 'file', to: ({ page_id }) => paths.review(page_id) },
  decision: { icon: 'scales', to: ({ page_id }) => paths.review(page_id) },
  'sign-off': { icon: 'pencil', to: ({ page_id }) => paths.review(page_id) },
  'temporary approval': { icon: 'hourglass', to: ({ page_id }) => paths.review(page_id) },
  payment: { icon: 'wallet', to: () => paths.payments(), isList: true },
  change: { icon: 'pencil', to: ({ page_id }) => paths.change(page_id) },
  representation: { icon: 'message', to: paths.representations, isList: true },
  concern: { icon: 'megaphone', to: ({ page_id }) => paths.aConcern(page_id) },
  condition: { icon: 'check', to: ({ page_id }) => paths.review(page_id) },
  'visit to plan': { icon: 'calendar', to: ({ page_id }) => paths.inspection(page_id) },
  visit: { icon: 'calendar', to: ({ page_id }) => paths.inspection(page_id) },
  report: { icon: 'file', to: ({ page_id }) => paths.inspection(page_id) },
  'finding reply': { icon: 'message', to: ({ page_id }) => paths.inspection(page_id) },
  'inspection comments': { icon: 'message', to: ({ page_id }) => paths.inspection(page_id) },
  import: { icon: 'file', to: ({ page_id }) => paths.anImport(page_id) },
  flag: { icon: 'flag', to: ({ page_id }) => paths.facility(page_id) },
  duties: { icon: 'person', to: ({ page_id }) => paths.user(page_id) },
  'bank account': { icon: 'bank', to: paths.settings, isList: true },
}

/** The sign of something that waits, and the page on which it is dealt with. `path` is that page; `to` goes on through the inbox from there. */
export function shownAs(item: InboxItem, chosen: InboxKind | undefined) {
  const { icon, to, isList } = shown[item.kind]
  const path = to(item)
  if (isList) return { icon, path, to: path }
  return { icon, path, to: `${path}?${new URLSearchParams({ inbox: chosen ?? '', after: placeInAddress(item) })}` }
}
