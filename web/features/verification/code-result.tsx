import { Notice } from '../../ui/feedback/notice.tsx'
import { buttonAttributes } from '../../ui/form/button.tsx'
import styles from './code-scanner.module.css'
import { allScanOutcomes, lookOf, scannedInWords } from './outcome-words.ts'
import { PaperDetails } from './paper-details.tsx'

/** One of each look that an outcome can have. */
const looks = new Map(allScanOutcomes.map((outcome) => [lookOf(outcome), scannedInWords(outcome)]))

/** Where the script shows what it found out about a code, and the templates that it fills. */
export function CodeResult() {
  return (
    <>
      <div id="code-outcome" role="status" hidden />
      <div id="code-facts" className={styles.facts} hidden />
      {[...looks].map(([look, { tone, icon, mayRetry }]) => (
        <template key={look} id={`outcome-${look}`}>
          <Notice
            tone={tone}
            icon={icon}
            title="Outcome"
            action={
              mayRetry && (
                <button type="button" data-retry {...buttonAttributes({ variant: 'default', children: 'Try again' })} />
              )
            }
          >
            <p />
          </Notice>
        </template>
      ))}
      <template id="paper-facts">
        <PaperDetails rows={[{ label: 'Label', value: 'Value' }]} />
      </template>
    </>
  )
}
