import layout from '../../../ui/layout/layout.module.css'
import { Template } from '../../../ui/template.tsx'
import styles from './code-scanner.module.css'
import { OutcomeNotice } from './outcome-notice.tsx'
import { allScanOutcomes, outcomeInWords, templateOf } from './outcome-words.ts'
import { PaperDetails } from './paper-details.tsx'

/** The templates of a result: one for each combination of tone, icon and action. */
const templates = new Map(allScanOutcomes.map((outcome) => [templateOf(outcome), outcomeInWords(outcome)]))

/** Where the script shows what it found out about a code, and the templates that it fills. */
export function CodeResult() {
  return (
    <>
      <div id="code-outcome" role="status" hidden className={styles.answer} />
      <div id="code-facts" className={`${layout.stack4} ${styles.facts}`} hidden />
      {[...templates].map(([name, words]) => (
        <Template key={name} id={`outcome-${name}`}>
          <OutcomeNotice outcome={{ ...words, title: 'Outcome' }}>
            <p />
          </OutcomeNotice>
        </Template>
      ))}
      <Template id="paper-facts">
        <PaperDetails rows={[{ label: 'Label', value: 'Value' }]} />
      </Template>
    </>
  )
}
