import { questionTypes } from '@portal/domain/applications/question-types.ts'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '../../../ui/form/button.tsx'
import { FormFrame } from '../../../ui/form/form-frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { AnswerConflict } from './answer-conflict.tsx'
import { AnswerEvidence } from './answer-evidence.tsx'
import { AnswerStatus } from './answer-status.tsx'
import { answerTypes, DescriptionField } from './answer-types.tsx'
import styles from './question-card.module.css'
import { type QuestionToAnswer, useAnswerForm } from './use-answer-form.ts'

interface CardProps extends QuestionToAnswer {
  /** The number of the question in its requirement, from 1. */
  position: number
}

function isRadio(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio'
}

function isText(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isRadio(target))
}

/** A question with its answer, which is saved as soon as it is complete. */
export function QuestionCard({ position, ...question }: CardProps) {
  const { form, state, schema, save, typed, retry, choose } = useAnswerForm(question)
  const prefix = useId()
  const { question_type } = question.question
  const described = form.formState.defaultValues?.description
  const [isOpened, setIsOpened] = useState(false)
  const isDescribed = isOpened || described !== ''
  const mayDescribe = questionTypes[question_type].fields.description !== undefined

  function changed({ target }: FormEvent) {
    typed()
    if (isRadio(target)) save()
  }

  // Enter saves, as if the field was left. In a description it starts a new line.
  function pressed({ key, target }: KeyboardEvent) {
    if (key === 'Enter' && target instanceof HTMLInputElement) save({ isAskedFor: true })
  }

  return (
    <FormProvider {...form}>
      <FormFrame value={{ idOf: (name) => `${prefix}${name}`, schema }}>
        <div className={`${layout.panel} ${styles.card}`} data-state={state.is}>
          <form
            noValidate
            className={layout.stack4}
            onChange={changed}
            onBlur={({ target }) => isText(target) && state.is !== 'kept' && save()}
            onKeyDown={pressed}
            onSubmit={(event) => event.preventDefault()}
          >
            {answerTypes[question_type].inputsInList(question.question, position)}
            {mayDescribe && isDescribed && <Description takesFocus={!described} />}
            {state.is === 'conflict' && <AnswerConflict {...state} question={question.question} onChoose={choose} />}
            <div className={styles.foot}>
              {mayDescribe && !isDescribed && (
                <Button
                  variant="subtle"
                  isCompact
                  icon={<Icon name="plus" size={16} />}
                  onClick={() => setIsOpened(true)}
                >
                  Add a description
                </Button>
              )}
              <AnswerStatus
                state={state}
                onRetry={() => (state.is === 'kept' ? save({ isAskedFor: true }) : void retry())}
              />
            </div>
          </form>
          <AnswerEvidence question={question.question} submission={question.submission} />
        </div>
      </FormFrame>
    </FormProvider>
  )
}

/** The description, which few answers need. */
function Description({ takesFocus }: { takesFocus: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the person opens it
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('textarea')?.focus()
  }, [])
  return (
    <div ref={element} className={layout.stack4}>
      <DescriptionField rows={3} />
    </div>
  )
}
