import { createContext, useContext } from 'react'
import { Icon } from './icon.tsx'
import { appearanceOf } from './status-appearance.ts'
import styles from './status-badge.module.css'
import { type StatusFields, statusWord } from './status-word.ts'

/** Whether the reader is an owner. To an owner, an application is "returned to you". */
export const IsOwner = createContext(false)

const notStarted = { colour: 'none', icon: 'dash', text: 'Not started' } as const

/** The status of a registration as colour, icon and text. Without a status: 'Not started'. */
export function StatusBadge(registration: StatusFields) {
  const isOwner = useContext(IsOwner)
  const { colour, icon, text } = contentOf(statusWord(registration), isOwner)
  return (
    <span className={styles.badge} data-colour={colour}>
      <Icon name={icon} size={16} />
      <span className={styles.word}>{text}</span>
    </span>
  )
}

function contentOf(word: string | null | undefined, isOwner: boolean) {
  if (!word) return notStarted
  return { ...appearanceOf(word), text: isOwner && word === 'returned' ? 'returned to you' : word }
}
