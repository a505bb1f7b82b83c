import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { ClassBadge } from '../badges.tsx'
import { scoreInWords } from '../inspection-words.ts'
import { ScoreByPart } from '../score-by-part.tsx'
import styles from './details.module.css'

/** Score, class and recommendation, with the score of each part. */
export function InspectionResult({ inspection }: { inspection: InspectionDetails }) {
  const { done_on, score, class: reached, critical_failures, recommendation, parts, is_whole } = inspection
  if (!done_on) return null
  return (
    <Panel>
      <section aria-label="Result" className={layout.stack4}>
        <div className={layout.stack2}>
          <p className={styles.score}>{scoreInWords(score)}</p>
          {reached && (
            <div>
              <ClassBadge of={reached} />
            </div>
          )}
          {!is_whole && (
            <p className={textStyles.note}>Only part of the checklist was visited, so there is no class.</p>
          )}
          {critical_failures > 0 && (
            <p className={styles.critical}>
              {byNumber(critical_failures, {
                one: '# critical question is not met, which limits the class',
                other: '# critical questions are not met, which limits the class',
              })}
            </p>
          )}
          {recommendation && (
            <p>
              Recommendation: <strong>{sentenceCase(recommendation)}</strong>
            </p>
          )}
        </div>
        {parts.length > 0 && <ScoreByPart parts={parts} />}
      </section>
    </Panel>
  )
}
