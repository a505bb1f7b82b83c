import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import { inspectedInWords } from '@portal/domain/inspections/inspected-in-words.ts'
import { wordings } from '@portal/domain/papers/wordings.ts'
import { paths } from '../../../paths.ts'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import styles from './code-scanner.module.css'
import { OutcomeNotice } from './outcome-notice.tsx'
import { outcomeInWords } from './outcome-words.ts'
import { PaperDetails } from './paper-details.tsx'
import { paperRows } from './paper-rows.ts'

/** What the portal knows about a paper: the outcome first, then what must be printed on it. */
export function VerificationResult({ checked: { number, outcome, stated, inspection } }: { checked: CheckedPaper }) {
  const words = outcomeInWords(outcome, stated?.kind)
  return (
    <>
      <OutcomeNotice outcome={words}>
        <p>{words.text}</p>
        {inspection && <p>{inspectedInWords(inspection).text}</p>}
      </OutcomeNotice>
      {stated && (
        <div className={`${layout.stack4} ${styles.facts}`}>
          <PaperDetails isFromRegister={stated.recorded_on !== undefined} rows={paperRows({ number, ...stated })} />
        </div>
      )}
    </>
  )
}

/** What somebody compares with the paper whose number and check code do not belong together, and what to do if both are as printed. */
export function CompareTyped() {
  return (
    <>
      <details className={`${layout.panel} ${styles.again}`}>
        <summary>
          <strong>Where number and code are printed</strong>
        </summary>
        <ul>
          <li>
            The number stands with “{wordings.certificate.numbered}” or “{wordings.statement.numbered}”. Blanks, dashes
            and zeros at the beginning make no difference.
          </li>
          <li>The check code is the six letters and digits with “Check code”, at the foot of the paper.</li>
          <li>Both are of the same paper: each paper has a check code of its own.</li>
        </ul>
      </details>
      <p className={`${textStyles.help} ${textStyles.quiet}`}>
        If number and code are typed as printed, the paper may have been changed.{' '}
        <a href={paths.find()}>Find the facility in the register</a> or <a href={paths.concern()}>tell the ministry</a>.
      </p>
    </>
  )
}
