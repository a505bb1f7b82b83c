import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type DefaultValues, FormProvider, useForm } from 'react-hook-form'
import type { z } from 'zod'
import layout from '../layout/layout.module.css'
import { BusyButton } from './busy-button.tsx'
import { ErrorSummary, type Fault } from './error-summary.tsx'
import styles from './form.module.css'
import { checkAgainst, type Typed } from './form-check.ts'
import { FormFrame } from './form-frame.ts'

/** Why a form was refused: a message, and messages by field. */
export interface FormRefusal {
  message: string
  errors?: Record<string, string[]>
}

export interface FormProps {
  /** The schema of the values: the body of the call. */
  schema?: z.ZodType
  /** The initial values. */
  defaults?: DefaultValues<Typed>
  /** The names of the file fields. */
  files?: readonly string[]
  /** The form may be sent without its files. */
  areFilesOptional?: boolean | undefined
  /** Sends the values. A refusal is returned, not thrown. `button` is the value of the pressed submit button. */
  onSend: (values: Typed, button: string) => Promise<FormRefusal | undefined>
  /** The text of the submit button. */
  submit: string
  /** The text of the button while the form is being sent. */
  busy?: string
  /** For deleting: the button is red. */
  isDanger?: boolean
  /** More buttons beside the submit button: Cancel, Back. */
  beside?: ReactNode
  /** Resets the form after it was sent, for the next entry. */
  again?: boolean
  /** The form takes the place of one that was just sent, so a click that follows at once belongs to that one. */
  isNextEntry?: boolean
  /** Errors from a later step, shown when the form opens. */
  refused?: FormRefusal
  /** Called with the values at each change, to save a draft. */
  onTyped?: (values: Typed) => void
  children: ReactNode
}

function sortByPosition(form: HTMLFormElement | null, faults: Fault[]): Fault[] {
  const positionOf = ({ id }: Fault) => {
    const field = id ? form?.querySelector(`[id="${id}"]`) : null
    return field ? [...(form?.querySelectorAll('[id]') ?? [])].indexOf(field) : -1
  }
  return faults.toSorted((one, other) => positionOf(one) - positionOf(other))
}

/** The value of the button that submitted the form; empty for the main button. */
function pressedButton(event: Event): string {
  const button = event instanceof SubmitEvent ? event.submitter : null
  return button instanceof HTMLButtonElement ? button.value : ''
}

/** A submit within this time (ms) after the last one is the second click of a double click. */
const doubleClickTime = 800

/** A form with validation, error summary and busy state. Screens use CallForm, which sends a call. */
export function Form({
  schema,
  defaults,
  files,
  areFilesOptional,
  onSend,
  onTyped,
  refused,
  children,
  ...own
}: FormProps) {
  const { submit, busy, isDanger, beside, again, isNextEntry } = own
  const prefix = useId()
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [openedAt] = useState(() => (isNextEntry ? performance.now() : Number.NEGATIVE_INFINITY))
  const sentAt = useRef(openedAt)
  const hasTyped = useRef(false)
  const [faults, setFaults] = useState<Fault[]>([])
  const [timesSent, setTimesSent] = useState(0)
  const form = useForm<Typed>({
    defaultValues: defaults,
    resolver: checkAgainst({ schema, files, areFilesOptional }),
    // Errors stay until the form is sent again, like the summary, because only the server can check some of them.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a successful submit resets the form
  useEffect(() => {
    if (again && timesSent > 0) form.reset()
  }, [timesSent])
  const idOf = (name: string) => `${prefix}${name}`

  function show(errors: Record<string, string | undefined>) {
    const known = (name: string) => element.current?.querySelector(`[id="${idOf(name)}"]`) != null
    const list = Object.entries(errors).map(([name, message = '']) => ({
      message,
      id: known(name) ? idOf(name) : undefined,
    }))
    setFaults(sortByPosition(element.current, list))
  }

  async function sendChecked(values: Typed, button: string) {
    setFaults([])
    const refusal = await onSend(values, button)
    if (!refusal) {
      sentAt.current = performance.now()
      hasTyped.current = false
      setTimesSent((times) => times + 1)
      return
    }
    showRefusal(refusal)
  }

  function showRefusal(refusal: FormRefusal) {
    const byField = Object.entries(refusal.errors ?? {})
    for (const [name, [message]] of byField) form.setError(name, { type: 'server', message })
    show(
      byField.length > 0
        ? Object.fromEntries(byField.map(([name, [first]]) => [name, first]))
        : { '': refusal.message },
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, on mount
  useEffect(() => {
    if (refused) showRefusal(refused)
  }, [])

  // Ignores further clicks while the form is being sent.
  async function send(event: FormEvent<HTMLFormElement>) {
    const button = pressedButton(event.nativeEvent)
    event.preventDefault()
    event.stopPropagation()
    const isDoubleClick = !hasTyped.current && performance.now() - sentAt.current < doubleClickTime
    if (isSending.current || isDoubleClick) return
    isSending.current = true
    try {
      await form.handleSubmit(
        (values) => sendChecked(values, button),
        (errors) =>
          show(Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, String(error?.message)]))),
      )(event)
    } finally {
      isSending.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <FormFrame value={{ idOf, schema }}>
        <form
          ref={element}
          noValidate
          onSubmit={send}
          onChange={() => {
            hasTyped.current = true
            onTyped?.(form.getValues())
          }}
          className={`${layout.stack6} ${styles.form}`}
        >
          <ErrorSummary faults={faults} />
          <div className={layout.stack5}>{children}</div>
          <div className={`${layout.row4} ${styles.buttons}`}>
            <BusyButton type="submit" isDanger={isDanger} busy={form.formState.isSubmitting && (busy ?? 'Please wait')}>
              {submit}
            </BusyButton>
            {beside}
          </div>
        </form>
      </FormFrame>
    </FormProvider>
  )
}
