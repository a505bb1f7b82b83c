import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type DefaultValues, FormProvider, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { BusyButton } from './busy-button.tsx'
import { ErrorSummary, type Fault } from './error-summary.tsx'
import styles from './form.module.css'
import { checkAgainst, type Typed } from './form-check.ts'
import { FormFrame } from './form-frame.ts'

/** Why a form was refused: a sentence, and sentences by field. */
export interface FormRefusal {
  message: string
  errors?: Record<string, string[]>
}

export interface FormProps {
  /** What the values must be; the body of the call. */
  schema?: z.ZodType
  /** What the fields hold at first. */
  defaults?: DefaultValues<Typed>
  /** Fields that hold a file. */
  files?: readonly string[]
  /** Sends the values; a refusal is returned, not thrown. */
  onSend: (values: Typed) => Promise<FormRefusal | undefined>
  /** The word on the button. */
  submit: string
  /** The word on the button while it works. */
  busy?: string
  /** Deletes something: the button is red. */
  isDanger?: boolean
  /** Beside the button: Cancel, Back. */
  beside?: ReactNode
  /** Empties the form once it was sent, for the next one. */
  again?: boolean
  /** Refused before it was opened, by a later step: said as it opens. */
  refused?: FormRefusal
  /** Told what is typed as it is typed, to keep a draft. */
  onTyped?: (values: Typed) => void
  children: ReactNode
}

function inOrderOf(form: HTMLFormElement | null, faults: Fault[]): Fault[] {
  const place = ({ id }: Fault) => {
    const field = id ? form?.querySelector(`[id="${id}"]`) : null
    return field ? [...(form?.querySelectorAll('[id]') ?? [])].indexOf(field) : -1
  }
  return faults.toSorted((one, other) => place(one) - place(other))
}

/** A press so soon (ms) after the form was sent is the second half of a double click. */
const secondPress = 800

/** The machinery of a form that sends a call; screens use CallForm, which knows the call. */
export function Form({ schema, defaults, files, onSend, onTyped, refused, children, ...own }: FormProps) {
  const { submit, busy, isDanger, beside, again } = own
  const prefix = useId()
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const [faults, setFaults] = useState<Fault[]>([])
  const [timesSent, setTimesSent] = useState(0)
  const form = useForm<Typed>({
    defaultValues: defaults,
    resolver: checkAgainst({ schema, files }),
    // What is said of a field stands until the form is sent again, like the summary: also what only the server knows.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only having been sent empties the form
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
    setFaults(inOrderOf(element.current, list))
  }

  async function sendChecked(values: Typed) {
    setFaults([])
    const refusal = await onSend(values)
    if (!refusal) {
      sentAt.current = performance.now()
      setTimesSent((times) => times + 1)
      return
    }
    tell(refusal)
  }

  function tell(refusal: FormRefusal) {
    const byField = Object.entries(refusal.errors ?? {})
    for (const [name, [message]] of byField) form.setError(name, { type: 'server', message })
    show(
      byField.length > 0
        ? Object.fromEntries(byField.map(([name, [first]]) => [name, first]))
        : { '': refusal.message },
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused before is said once
  useEffect(() => {
    if (refused) tell(refused)
  }, [])

  // Once, however often and however quickly the button is pressed.
  async function send(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isSending.current || performance.now() - sentAt.current < secondPress) return
    isSending.current = true
    try {
      await form.handleSubmit(sendChecked, (errors) =>
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
          onChange={() => onTyped?.(form.getValues())}
          className={styles.form}
        >
          <ErrorSummary faults={faults} />
          <div className={styles.fields}>{children}</div>
          <div className={styles.buttons}>
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
