import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import layout from '../layout/layout.module.css'
import styles from './notice.module.css'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

const signs = {
  info: 'info',
  warning: 'warning',
  success: 'check',
  danger: 'cross',
  ended: 'ended',
} as const satisfies Record<string, IconName>

export type Tone = keyof typeof signs

interface NoticeProps {
  tone?: Tone
  /** Replaces the sign of the tone. */
  icon?: IconName
  title?: string
  children?: ReactNode
  /** A button or link. */
  action?: ReactNode
  /** Called by the close button. Without it, the notice cannot be closed. */
  onClose?: () => void
}

/** A note about the content below it: why it cannot be changed, what to check. It does not interrupt. */
export function Notice({ tone = 'info', icon = signs[tone], title, children, action, onClose }: NoticeProps) {
  const cross = useFocusAfterRemoval()
  return (
    <section className={styles.notice} data-tone={tone} aria-label={title ?? 'Please note'}>
      <span className={styles.sign}>
        <Icon name={icon} size={24} />
      </span>
      <div className={styles.words} data-short={(!children && !action) || undefined}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {children}
        {action && <div className={`${layout.row3} ${styles.action}`}>{action}</div>}
      </div>
      {onClose && (
        <button ref={cross} type="button" className={styles.close} aria-label="Close this notice" onClick={onClose}>
          <Icon name="cross" />
        </button>
      )}
    </section>
  )
}
