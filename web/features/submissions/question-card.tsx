import { askedNumber } from '@portal/domain/asked-number.ts'
import {
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
import { RadioField } from '../../ui/form/choice-fields.tsx'
import { FormFrame } from '../../ui/form/form-frame.ts'
import { NumberField, TextareaField } from '../../ui/form/text-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AnswerStatus } from './answer-status.tsx'
import { responses } from './given-answer.tsx'
import styles from './question-card.module.css'
import { type QuestionToAnswer, useAnswerForm } from './use-answer-form.ts'

/** What the page can do with a question. */
export interface QuestionHandle {
  /** Chooses Yes if nothing is chosen, and saves. Returns whether the answer is complete. */
  sayYes: () => boolean
  /** Focuses the number field. */
  focusNumber: () => void
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

/** A question with its answer, which is saved as soon as it is complete: Yes or No, the number that is asked for, a description. */
export function QuestionCard({ position, ref, ...question }: CardProps) {
  const { form, state, schema, save, typed, retry } = useAnswerForm(question)
  const prefix = useId()
  const asked = askedNumber(question.question)
  const given = form.formState.defaultValues
  const [hasMore, setHasMore] = useState(Boolean(given?.description || (!asked && given?.number)))

  useImperativeHandle(ref, () => ({
    sayYes() {
      if (form.getValues('respond') === '') form.setValue('respond', 1)
      return save({ hasLeft: true })
    },
    focusNumber: () => form.setFocus('number'),
  }))

  function changed({ target }: FormEvent) {
    typed()
    if (isRadio(target)) save()
  }

  // Enter saves, as if the field was left. In a description it starts a new line.
  function pressed({ key, target }: KeyboardEvent) {
    if (key === 'Enter' && target instanceof HTMLInputElement) save({ hasLeft: true })
  }

  return (
    <FormProvider {...form}>
      <FormFrame value={{ idOf: (name) => `${prefix}${name}`, schema }}>
        <form
          noValidate
          className={styles.card}
          data-state={state.is}
          onChange={changed}
          onBlur={({ target }) => isText(target) && state.is !== 'kept' && save({ hasLeft: true })}
          onKeyDown={pressed}
          onSubmit={(event) => event.preventDefault()}
        >
          <RadioField
            name="respond"
            label={`${position}. ${asked?.sentence ?? question.question}`}
            choices={responses}
            asTiles
          />
          {asked && <NumberField name="number" label={asked.label} characters={8} />}
          {hasMore && <Remark asksNumber={asked !== undefined} takesFocus={!given?.description} />}
          <div className={styles.foot}>
            {!hasMore && (
              <Button variant="subtle" isCompact icon={<Icon name="plus" size={16} />} onClick={() => setHasMore(true)}>
                Add a description
              </Button>
            )}
            <AnswerStatus
              state={state}
              onRetry={() => (state.is === 'kept' ? save({ hasLeft: true }) : void retry())}
            />
          </div>
        </form>
      </FormFrame>
    </FormProvider>
  )
}

/** The fields that few questions need. */
function Remark({ asksNumber, takesFocus }: { asksNumber: boolean; takesFocus: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the person opens it
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('textarea')?.focus()
  }, [])
  return (
    <div ref={element} className={styles.more}>
      {!asksNumber && (
        <NumberField name="number" label="Number" hint="Where the question asks how many or how large" characters={6} />
      )}
      <TextareaField
        name="description"
        label="Description"
        hint="Anything the ministry should know about this"
        rows={3}
      />
    </div>
  )
}
