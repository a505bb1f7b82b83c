import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import layout from '../../../ui/layout/layout.module.css'
import styles from './code-scanner.module.css'
import { CompareTyped } from './compare-typed.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { outcomeInWords } from './outcome-words.ts'
import { PaperDetails } from './paper-details.tsx'
import { paperRows } from './paper-rows.ts'

/** What the portal knows about a paper: the outcome first, then what must be printed on it. */
export function VerificationResult({ checked: { number, outcome, stated } }: { checked: CheckedPaper }) {
  const words = outcomeInWords(outcome, stated?.kind)
  return (
    <>
      <OutcomeNotice outcome={words}>
        <p>{words.text}</p>
      </OutcomeNotice>
      {outcome === 'check what you typed' && <CompareTyped />}
      {stated && (
        <div className={`${layout.stack4} ${styles.facts}`}>
          <PaperDetails rows={paperRows({ number, ...stated })} />
        </div>
      )}
    </>
  )
}
