import { Notice } from '../../ui/feedback/notice.tsx'
import { buttonAttributes } from '../../ui/form/button.tsx'
import { Template } from '../../ui/template.tsx'
import styles from './code-scanner.module.css'
import { allScanOutcomes, templateOf, scannedInWords } from './outcome-words.ts'
import { PaperDetails } from './paper-details.tsx'

/** The templates of a result: one for each combination of tone, icon and button. */
const templates = new Map(allScanOutcomes.map((outcome) => [templateOf(outcome), scannedInWords(outcome)]))

/** Where the script shows what it found out about a code, and the templates that it fills. */
export function CodeResult() {
  return (
    <>
      <div id="code-outcome" role="status" hidden />
      <div id="code-facts" className={styles.facts} hidden />
      {[...templates].map(([name, { tone, icon, mayRetry }]) => (
        <Template key={name} id={`outcome-${name}`}>
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
        </Template>
      ))}
      <Template id="paper-facts">
        <PaperDetails rows={[{ label: 'Label', value: 'Value' }]} />
      </Template>
    </>
  )
}
