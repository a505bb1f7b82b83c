import { type Recommendation, recommendations } from '@portal/domain/inspections/inspections.ts'
import { canRecommend } from '@portal/domain/inspections/visits.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OpenVisit } from '../../../api/visits/use-visit.ts'
import { isAnswered, type QuestionOnPhone, siteOf } from '../../../api/visits/visit-state.ts'
import { paths } from '../../../paths.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import hidden from '../../../ui/visually-hidden.module.css'
import checklist from './checklist.module.css'
import { CorrectiveWords } from './corrective-words.tsx'
import styles from './question.module.css'

interface EndProps {
  visit: OpenVisit
  questions: readonly QuestionOnPhone[]
}

/** So many questions are shown at once; the others on request, so that the end of the page is near. */
const shownAtOnce = 5

interface QuestionsProps {
  visitId: number
  questions: readonly QuestionOnPhone[]
}

function Links({ visitId, questions }: QuestionsProps) {
  return (
    <ul className={checklist.questions}>
      {questions.map(({ question, position }) => (
        <li key={question.sub_list_id}>
          <Link to={paths.visit(visitId, { q: position })} className={checklist.question}>
            {position}. {question.question}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Questions that something is missing of, with a link to each. */
function Questions({ visitId, questions }: QuestionsProps) {
  const more = questions.slice(shownAtOnce)
  return (
    <>
      <Links visitId={visitId} questions={questions.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <Disclosure label={`${more.length} more`}>
          <Links visitId={visitId} questions={more} />
        </Disclosure>
      )}
    </>
  )
}

/** The end of a visit: what is missing, what the owner has to do, and what the inspectors recommend. */
export function EndPage({ visit, questions }: EndProps) {
  const [recommendation, setRecommendation] = useState<Recommendation>()
  const [isAsking, setAsking] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { id, kit } = visit.visit
  const offered = recommendations.filter((one) => canRecommend(kit.inspection.kind, one))
  const unanswered = questions.filter((question) => !isAnswered(question))
  const conflicts = questions.filter(({ conflict }) => conflict)
  const withoutPhoto = questions.filter(({ question, photos }) => question.needs_photo && photos.length === 0)
  const toCorrect = questions.filter(({ action }) => action)
  const { isSigned, signature_refused } = siteOf(visit)

  async function end() {
    if (!recommendation) return
    setAsking(false)
    const departed_at = new Date().toISOString()
    await visit.record({ is: 'finish', recommendation, unanswered: unanswered.length, departed_at })
  }

  return (
    <>
      <h1>End of the visit</h1>
      {conflicts.length > 0 && (
        <section className={layout.stack2} aria-label="Questions with two findings">
          <h2>Choose which finding counts</h2>
          <Questions visitId={id} questions={conflicts} />
        </section>
      )}
      <section className={layout.stack2} aria-label="Questions without a finding">
        {unanswered.length === 0 ? (
          <p>Every question has a finding.</p>
        ) : (
          <>
            <h2>Without a finding: {unanswered.length}</h2>
            <Questions visitId={id} questions={unanswered} />
          </>
        )}
      </section>
      {withoutPhoto.length > 0 && (
        <section className={layout.stack2} aria-label="Questions without a photo">
          <h2>A photo is asked for, and there is none</h2>
          <Questions visitId={id} questions={withoutPhoto} />
        </section>
      )}
      {!isSigned && signature_refused === null && (
        <p>
          There is no signature. <Link to={paths.visit(id, { view: 'site' })}>Sign, or say why not</Link>
        </p>
      )}
      {toCorrect.length > 0 && (
        <section className={layout.stack3} aria-label="Corrective actions">
          <h2>What the owner has to do</h2>
          {toCorrect.map((question) => (
            <div key={question.question.sub_list_id} className={layout.stack1}>
              <p>
                {question.position}. {question.question.question}
              </p>
              <CorrectiveWords
                question={question}
                onRecord={(changed) =>
                  void visit.record({ is: 'words', sub_list_id: question.question.sub_list_id, ...changed })
                }
              />
            </div>
          ))}
        </section>
      )}
      <fieldset className={layout.stack2}>
        <legend>
          <h2>What do you recommend?</h2>
        </legend>
        {isMissing && !recommendation && (
          <p className={textStyles.error} role="alert">
            Choose what you recommend
          </p>
        )}
        <div className={styles.choices}>
          {offered.map((one) => (
            <label key={one} className={styles.choice}>
              <input
                type="radio"
                className={hidden.visuallyHidden}
                name="recommendation"
                checked={recommendation === one}
                onChange={() => setRecommendation(one)}
              />
              {sentenceCase(one)}
            </label>
          ))}
        </div>
      </fieldset>
      <Button onClick={() => (recommendation ? setAsking(true) : setMissing(true))}>End the visit</Button>
      {isAsking && (
        <ConfirmDialog
          title={
            unanswered.length === 0
              ? 'End the visit?'
              : byNumber(unanswered.length, {
                  one: 'End the visit with # question not seen?',
                  other: 'End the visit with # questions not seen?',
                })
          }
          confirm="End the visit"
          onConfirm={() => void end()}
          onClose={() => setAsking(false)}
        >
          {unanswered.length > 0 && (
            <p>
              {byNumber(unanswered.length, {
                one: '# question has no finding. It becomes “not seen”, which counts as not met.',
                other: '# questions have no finding. They become “not seen”, which counts as not met.',
              })}
            </p>
          )}
          <p>Once everything has arrived at the portal, nothing of the visit can be changed.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
