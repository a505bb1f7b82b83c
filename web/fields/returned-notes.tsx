import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import { reachOf } from '@portal/domain/accounts/capabilities.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import { asksForEvidence, isReturned, remarkWithEvidence } from '@portal/domain/applications/returned-items.ts'
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
  const returnedAs = ({ section, id = null }: NotedItem) =>
    returned.items.find((item) => item.section === section && item.id === id)
  return (
    <ItemNotes
      value={{
        noteOn: (item) => <Remark of={returnedAs(item)} />,
        mayTouch: (touched) => reach === 'any' || isReturned(returned, touched),
        asksEvidence: (questionId) => asksForEvidence(returned.items, questionId),
      }}
    >
      {children}
    </ItemNotes>
  )
}

function Remark({ of }: { of: { remark: string; asks_evidence?: boolean | undefined } | undefined }) {
  if (!of) return null
  return (
    <span className={`${textStyles.written} ${styles.remark}`}>
      <Icon name="warning" size={16} />
      <span>
        <strong>To be corrected:</strong> {remarkWithEvidence(of)}
      </span>
    </span>
  )
}
