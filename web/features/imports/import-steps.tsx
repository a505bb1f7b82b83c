import type { Reply } from '@portal/contract/call.ts'
import type { showImport } from '@portal/contract/imports/calls/imports.ts'
import { type ImportStep, importSteps } from '@portal/domain/imports/import-steps.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './imports.module.css'

type Shown = Reply<typeof showImport>['data']

const names: Record<ImportStep, string> = { columns: 'Columns', values: 'Values', rows: 'Rows', commit: 'Commit' }

/** How many things a step still waits for. */
function waitingIn({ columns, uncertain_values, unsettled }: Shown, step: ImportStep): number {
  if (step === 'columns') return columns.filter(({ confidence }) => confidence === 'doubtful').length
  if (step === 'values') return uncertain_values
  return step === 'rows' ? unsettled.doubtful + unsettled.wrong : 0
}

const toLookAt = (count: number) => byNumber(count, { one: '# to look at', other: '# to look at' })

/** The steps from a file to the register. Each is a link; what still waits for an officer is counted beside it. */
export function ImportSteps({ of, current }: { of: Shown; current: ImportStep }) {
  const isDraft = of.status === 'draft'
  const steps = importSteps.filter((step) => of.source === 'file' || step === 'rows' || step === 'commit')
  return (
    <nav aria-label="Steps of the import">
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const waiting = isDraft ? waitingIn(of, step) : 0
          // What was understood of the values and rows may change while a column waits.
          const isDone =
            step !== 'commit' && (!isDraft || steps.slice(0, index + 1).every((one) => waitingIn(of, one) === 0))
          return (
            <li key={step}>
              <Link
                to={paths.anImport(of.id, { step })}
                className={styles.step}
                aria-current={step === current ? 'step' : undefined}
              >
                <span className={styles.number} aria-hidden data-done={isDone || undefined}>
                  {isDone ? <Icon name="check" size={16} /> : index + 1}
                </span>
                <span>
                  {names[step]}
                  {waiting > 0 && <small className={styles.waiting}>{toLookAt(waiting)}</small>}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
