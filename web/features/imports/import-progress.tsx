import type { Reply } from '@portal/contract/call.ts'
import type { showImport } from '@portal/contract/imports/calls/imports.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { countInWords } from '../../fields/count-in-words.ts'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/page.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import textStyles from '../../ui/text.module.css'

type Shown = Reply<typeof showImport>['data']

const words = {
  reading: {
    title: 'The file is being read',
    note: 'Nothing comes in yet. You may leave this page and come back.',
  },
  committing: {
    title: 'The facilities come in',
    note: 'It goes on when you leave this page, and after the portal was restarted.',
  },
  undoing: {
    title: 'The facilities are taken back',
    note: 'It goes on when you leave this page. What somebody has worked on since stays.',
  },
} as const

/** What an import is doing in the background; undefined if an officer has to do something. */
export type InWork = keyof typeof words

/** Whether an import is busy in the background. */
export function isInWork(status: string | undefined): status is InWork {
  return status !== undefined && status in words
}

/** How far a file is read, or its rows have come in or were taken back. It gets the focus when the work begins on the page. */
export function ImportProgress({ of, status, actions }: { of: Shown; status: InWork; actions?: ReactNode }) {
  const { title, note } = words[status]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const { progress } = of
  return (
    <Panel>
      <div className={layout.stack3}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <ProgressBar label={title} value={progress?.done ?? 0} max={Math.max(progress?.total ?? 1, 1)} />
        <p role="status">
          {progress && progress.total > 0
            ? `${countInWords({ total: progress.done })} of ${countInWords({ total: progress.total })} rows`
            : 'It begins in a moment'}
        </p>
        <p className={textStyles.note}>{note}</p>
        {actions && <div className={layout.row3}>{actions}</div>}
      </div>
    </Panel>
  )
}
