import { inspectionRecommendations, verdicts } from '@portal/domain/cases/verdicts.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import type { Verdicts } from './use-verdicts.ts'
import styles from './verdict-choices.module.css'

const notGiven = 'Not given yet'

/** The two verdicts and whether to inspect, each chosen by its own click. Spec §2, Consideration and Approval. */
export function VerdictChoices({ of: { choose, problem, ...now } }: { of: Verdicts }) {
  return (
    <div className={layout.stack3}>
      <Segmented
        legend="Information provided"
        note={now.information_verdict ? undefined : notGiven}
        name="information_verdict"
        choices={verdicts}
        value={now.information_verdict}
        onChoose={(information_verdict) => choose({ information_verdict })}
      />
      <Segmented
        legend="Documents review"
        note={now.documents_verdict ? undefined : notGiven}
        name="documents_verdict"
        choices={verdicts}
        value={now.documents_verdict}
        onChoose={(documents_verdict) => choose({ documents_verdict })}
      />
      <Segmented
        legend="Recommend to inspect"
        isInLine
        name="recommend_to_inspect"
        choices={inspectionRecommendations}
        value={now.recommend_to_inspect}
        onChoose={(recommend_to_inspect) => choose({ recommend_to_inspect })}
      />
      <div role="alert" className={styles.problem}>
        {problem && <p className={textStyles.error}>{problem}</p>}
      </div>
    </div>
  )
}

/** The verdicts as they were saved, for whoever cannot give them, and once the case is decided. */
export function VerdictsGiven({ of }: { of: Verdicts }) {
  const rows = [
    ['Information provided', of.information_verdict],
    ['Documents review', of.documents_verdict],
    ['Recommend to inspect', of.recommend_to_inspect],
  ] as const
  return (
    <dl className={`${layout.stack2} ${styles.given}`}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? notGiven}</dd>
        </div>
      ))}
    </dl>
  )
}
