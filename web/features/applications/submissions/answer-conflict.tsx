import type { Submission } from '@portal/contract/applications/submission.ts'
import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import type { AnswerValues } from '@portal/domain/applications/question-types.ts'
import { Moment } from '../../../ui/dates.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import styles from './answer-conflict.module.css'
import { answerTypes } from './answer-types.tsx'

interface ConflictProps {
  question: SubList
  /** The answer that somebody else saved, or the same person on another device. */
  saved: Submission
  /** The answer from this phone. */
  own: AnswerValues
  onChoose: (which: 'own' | 'saved') => void
}

/** Both versions of an answer that was changed elsewhere while it was kept on this phone. The person chooses. */
export function AnswerConflict({ question: { question_type }, saved, own, onChoose }: ConflictProps) {
  const rows = (answer: AnswerValues) => [
    ...answerTypes[question_type].rows(answer),
    { label: 'Description', value: answer.description },
  ]
  return (
    <div className={styles.versions}>
      <section aria-label="From this phone">
        <h3>From this phone</h3>
        <DescriptionList rows={rows(own)} />
        <Button isCompact onClick={() => onChoose('own')}>
          Save mine
        </Button>
      </section>
      <section aria-label="Saved elsewhere">
        <h3>
          Saved elsewhere on <Moment of={saved.updated_at} />
        </h3>
        <DescriptionList rows={rows(saved)} />
        <Button variant="default" isCompact onClick={() => onChoose('saved')}>
          Use this one
        </Button>
      </section>
    </div>
  )
}
