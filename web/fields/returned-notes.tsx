import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import { reachOf } from '@portal/domain/accounts/capabilities.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import { isReturned } from '@portal/domain/applications/returned-items.ts'
import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { Icon } from '../ui/icon.tsx'
import textStyles from '../ui/text.module.css'
import { ItemNotes, type NotedItem, withoutNotes } from './item-notes.tsx'
import styles from './returned-notes.module.css'

interface ReturnedNotesProps {
  registration: Pick<RegistrationBrief, 'returned'> | null | undefined
  children: ReactNode
}

/** Shows the officer's remarks beside what was returned. The owner can change nothing else. */
export function ReturnedNotes({ registration, children }: ReturnedNotesProps) {
  const reach = reachOf(useSession(), 'change registration contents')
  const returned = registration?.returned
  // Always the same elements: what the page shows must not lose the focus when the return ends.
  if (!isOpenReturn(returned)) return <ItemNotes value={withoutNotes}>{children}</ItemNotes>
  const remarkOn = ({ section, id = null }: NotedItem) =>
    returned.items.find((item) => item.section === section && item.id === id)?.remark
  return (
    <ItemNotes
      value={{
        noteOn: (item) => <Remark text={remarkOn(item)} />,
        mayTouch: (touched) => reach === 'any' || isReturned(returned, touched),
      }}
    >
      {children}
    </ItemNotes>
  )
}

function Remark({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <span className={`${textStyles.written} ${styles.remark}`}>
      <Icon name="warning" size={16} />
      <span>
        <strong>To be corrected:</strong> {text}
      </span>
    </span>
  )
}
