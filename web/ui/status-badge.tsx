import { type PendingStep, pendingStep } from '@portal/domain/actions/pending-step.ts'
import { createContext, useContext } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { appearanceOf, stepAppearances } from './status-appearance.ts'
import styles from './status-badge.module.css'
import { type StatusFields, statusWord } from './status-word.ts'

/** Whether the reader is an owner. To an owner, an application is "returned to you". */
export const IsOwner = createContext(false)

/** The status of a registration as colour, icon and text, and of a pending one how far it is. Without a status: 'Not started'. */
export function StatusBadge(registration: StatusFields) {
  const word = statusWord(registration)
  const status = word ? (
    <Badge {...appearanceOf(word)} text={word} />
  ) : (
    <Badge colour="none" icon="dash" text="Not started" />
  )
  const step = pendingStep(registration)
  if (!step) return status
  return (
    <span className={styles.badges}>
      {status} <StepBadge of={step} />
    </span>
  )
}

/** How far a pending application is, in a badge of its own. */
function StepBadge({ of: step }: { of: PendingStep }) {
  const isOwner = useContext(IsOwner)
  return <Badge {...stepAppearances[step]} text={isOwner && step === 'returned' ? 'returned to you' : step} />
}

function Badge({ colour, icon, text }: { colour: string; icon: IconName; text: string }) {
  return (
    <span className={styles.badge} data-colour={colour}>
      <Icon name={icon} size={16} />
      <span className={styles.word}>{text}</span>
    </span>
  )
}
