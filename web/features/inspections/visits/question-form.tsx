import { settleFinding } from '../../../api/visits/settle.ts'
import type { OpenVisit } from '../../../api/visits/use-visit.ts'
import type { FindingOnPhone } from '../../../api/visits/visit-rows.ts'
import { isAnswered, type QuestionOnPhone } from '../../../api/visits/visit-state.ts'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { CorrectiveWords } from './corrective-words.tsx'
import { CountedNumber } from './counted-number.tsx'
import { FindingChoice } from './finding-choice.tsx'
import { FindingConflict } from './finding-conflict.tsx'
import { OwnerAnswer } from './owner-answer.tsx'
import styles from './question.module.css'
import { RecordedProse } from './recorded-text.tsx'
import { VisitPhotos } from './visit-photos.tsx'

interface QuestionProps {
  visit: OpenVisit
  question: QuestionOnPhone
  /** The heading's level: alone on the screen, or one of a part. */
  isAlone?: boolean
}

/** Its number, and how much the question counts. */
function Facts({ question: { position, question } }: Pick<QuestionProps, 'question'>) {
  return (
    <div className={styles.facts}>
      <span>Question {position}</span>
      {question.is_critical && (
        <span className={styles.critical}>
          <Icon name="warning" size={14} />
          Critical
        </span>
      )}
      <span>{question.weight > 0 ? `Weight ${question.weight}` : 'Not scored'}</span>
    </div>
  )
}

/** A question of the checklist: what the owner answered, what the inspector found, and what becomes of it. */
export function QuestionForm({ visit, question: asked, isAlone = false }: QuestionProps) {
  const { question, finding, conflict, problem } = asked
  const { sub_list_id, least_number } = question
  const Heading = isAlone ? 'h1' : 'h3'
  function record(changed: Partial<FindingOnPhone>) {
    const { outcome = null, number_seen = null, note = null } = finding ?? {}
    void visit.record({ is: 'finding', finding: { sub_list_id, outcome, number_seen, note, ...changed } })
  }
  async function choose(which: 'own' | 'stored') {
    if (!conflict) return
    await settleFinding(visit, conflict, which === 'own' && finding ? asFinding(finding) : undefined)
  }
  return (
    <div className={layout.stack3} data-question={sub_list_id}>
      <Facts question={asked} />
      <Heading>{question.question}</Heading>
      {question.help && <p className={textStyles.note}>{question.help}</p>}
      {conflict && <FindingConflict question={asked} onChoose={(which) => void choose(which)} />}
      {problem && (
        <p className={textStyles.error} role="alert">
          The portal did not accept this finding: {problem}
        </p>
      )}
      <OwnerAnswer
        question={question}
        visitId={visit.visit.id}
        isHidden={visit.visit.kit.hides_answers && !isAnswered(asked)}
      />
      <FindingChoice question={asked} onChoose={(outcome) => record({ outcome })} />
      {(least_number !== null || typeof question.answer?.number === 'number') && (
        <CountedNumber
          label="Number seen"
          hint={least_number === null ? undefined : leastInWords(least_number, finding?.number_seen ?? null)}
          value={finding?.number_seen ?? null}
          onRecord={(number_seen) => record({ number_seen })}
        />
      )}
      <VisitPhotos visit={visit} questionId={sub_list_id} isAskedFor={question.needs_photo} />
      <RecordedProse
        label="Note"
        value={finding?.note ?? null}
        maxLength={2000}
        onRecord={(note) => record({ note })}
      />
      <CorrectiveWords
        question={asked}
        onRecord={(changed) => void visit.record({ is: 'words', sub_list_id, ...changed })}
      />
    </div>
  )
}

/** What the ministry asks for, and whether fewer were seen: the finding stays the inspector's own. */
function leastInWords(least: number, seen: number | null): string {
  return seen !== null && seen < least ? `fewer than the ${least} that are needed` : `at least ${least}`
}

function asFinding({ sub_list_id, outcome, number_seen, note }: FindingOnPhone): FindingOnPhone {
  return { sub_list_id, outcome, number_seen, note }
}
