import type { KeptAnswer } from '../../../api/phone-storage.ts'
import { ItemNote, useMayTouch } from '../../../fields/item-notes.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { AnswerToRead } from './answers-to-read.tsx'
import { nextRequirement } from './next-requirement.ts'
import { QuestionCard } from './question-card.tsx'
import type { RequirementProps } from './requirement-frame.tsx'
import type { AnswerDrafts } from './use-answer-drafts.ts'
import { answeredWith } from './use-kept-answers.ts'
import { WhatNext } from './what-next.tsx'

interface AllQuestionsProps extends RequirementProps {
  registrationId: number
  /** What was typed and not saved, by question. */
  drafts: AnswerDrafts
  /** What was completed and not sent, by question. */
  kept: Map<number, KeptAnswer>
  onRefused: () => void
}

/** The questions of a requirement, each saved as it is answered, and the way to the next requirement. */
export function AllQuestions({
  facility,
  requirement,
  requirements,
  answers,
  registrationId,
  drafts,
  kept,
  onRefused,
}: AllQuestionsProps) {
  const answerTo = (questionId: number) => answers.find(({ sub_list_id }) => sub_list_id === questionId)
  const mayTouch = useMayTouch()
  const answered = answeredWith(answers, kept)
  const isAnswered = (questionId: number) => answered.some(({ sub_list_id }) => sub_list_id === questionId)
  const missing = requirement.sub_lists.flatMap(({ id }, index) =>
    isAnswered(id) || !mayTouch({ section: 'requirements', id }) ? [] : [index + 1],
  )

  return (
    <>
      <ol className={layout.stack4}>
        {requirement.sub_lists.map((question, index) => (
          <li key={question.id}>
            <ItemNote section="requirements" id={question.id} />
            {!mayTouch({ section: 'requirements', id: question.id }) ? (
              <AnswerToRead position={index + 1} question={question} answer={answerTo(question.id)} />
            ) : (
              <QuestionCard
                position={index + 1}
                question={question}
                to={{
                  sub_list_id: question.id,
                  requirement_id: requirement.id,
                  facility_id: facility.id,
                  registration_id: registrationId,
                }}
                submission={answerTo(question.id)}
                draft={drafts.get(question.id)}
                kept={kept.get(question.id)}
                onDraft={(typed) => drafts.set(question.id, typed)}
                onProblem={({ code }) => code === 'action_not_offered' && onRefused()}
              />
            )}
          </li>
        ))}
      </ol>
      <WhatNext
        missing={missing}
        next={nextRequirement(requirements, answered, requirement.id)}
        unsent={requirement.sub_lists.filter(({ id }) => kept.has(id)).length}
        facilityId={facility.id}
        registrationId={registrationId}
        partId={requirement.part.id}
      />
    </>
  )
}
