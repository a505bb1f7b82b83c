import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { buttonAttributes } from '../../../ui/form/button.tsx'
import styles from './outcome-notice.module.css'
import type { OutcomeWords } from './outcome-words.ts'

interface OutcomeNoticeProps {
  outcome: Omit<OutcomeWords, 'text'>
  children: ReactNode
}

/** An outcome in large letters, what it means, and what to do about it. */
export function OutcomeNotice({ outcome: { tone, icon, title, mayRetry, mayReport }, children }: OutcomeNoticeProps) {
  return (
    <div className={styles.outcome}>
      <Notice
        tone={tone}
        icon={icon}
        title={title}
        action={
          (mayRetry && (
            <button type="button" data-retry {...buttonAttributes({ variant: 'default', children: 'Try again' })} />
          )) ||
          (mayReport && <a href={paths.concern()}>Report it to the ministry</a>)
        }
      >
        {children}
      </Notice>
    </div>
  )
}
