import type { SetUp } from '@portal/contract/settings/set-up.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import type { ReactNode } from 'react'
import { Day } from '../../../ui/dates.tsx'
import { OpeningButton } from './opening-button.tsx'
import { ProgressRing } from './progress-ring.tsx'
import styles from './set-up.module.css'

interface HeadProps extends Pick<SetUp, 'steps'> {
  /** Since when owners cannot submit applications; null while they can. */
  closedSince: string | null
}

/** How many steps are left, in a sentence. */
function leftInWords(steps: SetUp['steps']): string {
  const open = steps.filter(({ state }) => state === 'open').length
  const skipped = steps.filter(({ state }) => state === 'skipped').length
  const later = byNumber(skipped, { one: '# thing is left for later.', other: '# things are left for later.' })
  if (open === 0) return skipped === 0 ? 'Everything is set up.' : later
  const left = byNumber(open, { one: '# thing is still to be set up.', other: '# things are still to be set up.' })
  return skipped === 0 ? left : `${left} ${later}`
}

/** Whether the portal is set up and open to owners, with the button that opens or closes it. */
export function SetUpHead({ steps, closedSince }: HeadProps) {
  const done = steps.filter(({ state }) => state === 'done').length
  const isReady = steps.every(({ state }) => state !== 'open')
  return (
    <div className={styles.card} data-closed={closedSince !== null || undefined}>
      <ProgressRing value={done} max={steps.length} />
      <div className={styles.words}>
        <h2 className={styles.group}>{closedSince === null ? 'Owners can apply' : 'The portal is not open yet'}</h2>
        <p>
          {leftInWords(steps)} {closedSince === null ? !isReady && whileOpen : whileClosed(closedSince)}
        </p>
      </div>
      {closedSince !== null && <OpeningButton to="yes" variant={isReady ? 'filled' : 'default'} />}
      {closedSince === null && !isReady && <OpeningButton to="not yet" variant="default" />}
    </div>
  )
}

const whileOpen = 'Until then you can close the portal: owners prepare, and submit later.'

function whileClosed(since: string): ReactNode {
  return (
    <>
      Since <Day of={since} /> owners can prepare applications, but not submit them.
    </>
  )
}
