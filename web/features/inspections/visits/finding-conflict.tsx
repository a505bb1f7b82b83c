import type { Finding } from '@portal/contract/inspections/finding.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import type { FindingOnPhone } from '../../../api/visits/visit-rows.ts'
import type { QuestionOnPhone } from '../../../api/visits/visit-state.ts'
import { Moment } from '../../../ui/dates.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import styles from './question.module.css'

function rowsOf({ outcome, number_seen, note }: FindingOnPhone | Finding) {
  return [
    { label: 'Finding', value: outcome && sentenceCase(outcome) },
    { label: 'Number seen', value: number_seen },
    { label: 'Note', value: note },
  ]
}

interface ConflictProps {
  question: QuestionOnPhone
  onChoose: (which: 'own' | 'stored') => void
}

/** Both findings about a question that two inspectors recorded without seeing each other's. The person chooses. */
export function FindingConflict({ question: { conflict, finding }, onChoose }: ConflictProps) {
  if (!conflict || !finding) return null
  return (
    <section className={styles.versions} aria-label="Two findings about this question">
      <p>
        <strong>Somebody else recorded this question too.</strong> Choose which finding counts.
      </p>
      <h3>From this phone</h3>
      <DescriptionList rows={rowsOf(finding)} />
      <Button onClick={() => onChoose('own')}>Keep mine</Button>
      <h3>
        From {conflict.found_by}, <Moment of={conflict.recorded_at} />
      </h3>
      <DescriptionList rows={rowsOf(conflict)} />
      <Button variant="default" onClick={() => onChoose('stored')}>
        Use this one
      </Button>
    </section>
  )
}
