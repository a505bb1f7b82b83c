import { questionTypes } from '@portal/domain/question-types.ts'
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '../../ui/form/button.tsx'
import { FormFrame } from '../../ui/form/form-frame.ts'
import { Icon } from '../../ui/icon.tsx'
import { AnswerConflict } from './answer-conflict.tsx'
import { AnswerStatus } from './answer-status.tsx'
import { answerTypes, MoreInputs } from './answer-types.tsx'
import styles from './question-card.module.css'
import { type QuestionToAnswer, useAnswerForm } from './use-answer-form.ts'

/** What the page can do with a question. */
export interface QuestionHandle {
  /** Chooses Yes if nothing is chosen and the question asks for Yes or No, and saves. Returns whether the answer is complete. */
  sayYes: () => boolean
  /** Focuses the first field that is missing. */
  focusMissing: () => void
}

interface CardProps extends QuestionToAnswer {
  /** The number of the question in its requirement, from 1. */
  position: number
  ref: Ref<QuestionHandle>
}

function isRadio(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio'
}

function isText(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isRadio(target))
}

/** A question with its answer, which is saved as soon as it is complete. */
export function QuestionCard({ position, ref, ...question }: CardProps) {
  const { form, state, schema, save, typed, retry, choose, wrongFields } = useAnswerForm(question)
  const prefix = useId()
  const { question_type } = question.question
  const { inputsInList, moreInList } = answerTypes[question_type]
  const more = moreInList(question.question)
  const given = form.formState.defaultValues
  const [hasMore, setHasMore] = useState(more.some((field) => given?.[field] !== ''))

  useImperativeHandle(ref, () => ({
    sayYes() {
      if (questionTypes[question_type].fields.respond && form.getValues('respond') === '') form.setValue('respond', 1)
      return save({ isAskedFor: true })
    },
    focusMissing() {
      const [first] = wrongFields()
      if (first) form.setFocus(first)
    },
  }))

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
        <form
          noValidate
          className={styles.card}
          data-state={state.is}
          onChange={changed}
          onBlur={({ target }) => isText(target) && state.is !== 'kept' && save()}
          onKeyDown={pressed}
          onSubmit={(event) => event.preventDefault()}
        >
          {inputsInList(question.question, position)}
          {hasMore && <More fields={more} takesFocus={!given?.description} />}
          {state.is === 'conflict' && <AnswerConflict {...state} question={question.question} onChoose={choose} />}
          <div className={styles.foot}>
            {!hasMore && more.length > 0 && (
              <Button variant="subtle" isCompact icon={<Icon name="plus" size={16} />} onClick={() => setHasMore(true)}>
                Add a description
              </Button>
            )}
            <AnswerStatus
              state={state}
              onRetry={() => (state.is === 'kept' ? save({ isAskedFor: true }) : void retry())}
            />
          </div>
        </form>
      </FormFrame>
    </FormProvider>
  )
}

/** The fields that few questions need. */
function More({ fields, takesFocus }: ComponentProps<typeof MoreInputs> & { takesFocus: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the person opens it
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('textarea')?.focus()
  }, [])
  return (
    <div ref={element} className={styles.more}>
      <MoreInputs fields={fields} />
    </div>
  )
}
