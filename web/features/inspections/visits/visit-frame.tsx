import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useConnectionLost } from '../../../api/connection.ts'
import { useSession } from '../../../api/session.ts'
import { isOne, isUnsent, unsentInWords, unsentOf } from '../../../api/visits/unsent.ts'
import type { OpenVisit } from '../../../api/visits/use-visit.ts'
import { arrivalOf } from '../../../api/visits/visit-state.ts'
import { paths } from '../../../paths.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './visit.module.css'

interface Line {
  tone: 'wait' | 'calm' | 'bad'
  icon: IconName
  title: string
  words: string
}

/** The one line about where things are: nothing is said while everything has arrived. */
function lineOf(visit: OpenVisit, isLost: boolean, isSignedIn: boolean): Line | undefined {
  const unsent = unsentOf(visit)
  const kept = isUnsent(unsent)
    ? `${sentenceCase(unsentInWords(unsent))} ${isOne(unsent) ? 'is' : 'are'} kept on this phone.`
    : arrivalOf(visit)
      ? 'Everything has arrived.'
      : 'Nothing is recorded yet.'
  if (visit.isFull) {
    const words = 'The storage of this phone is full. Make room, then record it again.'
    return { tone: 'bad', icon: 'warning', title: 'Not recorded.', words }
  }
  if (visit.visit.problem) return { tone: 'bad', icon: 'warning', title: 'Not accepted.', words: visit.visit.problem }
  if (!isSignedIn)
    return {
      tone: 'wait',
      icon: 'lock',
      title: 'Your session has ended.',
      words: `${kept} It is sent when you log in.`,
    }
  if (isLost) return { tone: 'wait', icon: 'offline', title: 'No network.', words: kept }
  return isUnsent(unsent) ? { tone: 'calm', icon: 'upload', title: 'Sending.', words: kept } : undefined
}

interface FrameProps {
  visit: OpenVisit
  /** What stands in the band, beside the name. */
  menu?: ReactNode
  /** The buttons at the foot. */
  bottom?: ReactNode
  /** How far the visit is, above the page. */
  progress?: ReactNode
  children: ReactNode
}

/** The page of a visit: the band with the facility's name, what is kept on this phone, and the buttons at the foot. */
export function VisitFrame({ visit, menu, bottom, progress, children }: FrameProps) {
  const isSignedIn = useSession() !== null
  const line = lineOf(visit, useConnectionLost(), isSignedIn)
  return (
    <div className={styles.page}>
      <header className={styles.band}>
        <Link to={paths.visits()} className={styles.back} aria-label="All visits">
          <Icon name="left" size={22} />
        </Link>
        <strong className={styles.name}>{visit.visit.kit.inspection.company_name}</strong>
        {menu}
      </header>
      <div role="status">
        {line && (
          <div className={styles.line} data-tone={line.tone}>
            <Icon name={line.icon} />
            <span>
              <strong>{line.title}</strong> {line.words}
            </span>
            {!isSignedIn && <a href={paths.signIn(paths.visit(visit.visit.id))}>Log in</a>}
          </div>
        )}
      </div>
      {progress}
      <main id="page" tabIndex={-1} className={styles.body}>
        {children}
      </main>
      {bottom && <div className={styles.bottom}>{bottom}</div>}
    </div>
  )
}
