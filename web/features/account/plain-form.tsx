import type { FormState } from '@portal/contract/signed-out-pages.ts'
import type { ReactNode } from 'react'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import styles from './plain-form.module.css'

interface PlainFormProps {
  /** What the script recognises the form by. */
  name: string
  /** Where a browser without the script sends the form. */
  action: string
  state: FormState
  /** The names of the fields, in the order in which they stand. */
  fields: readonly string[]
  submit: string
  /** The word on the button while the script sends the form. */
  busy: string
  children: ReactNode
}

/** Everything that is wrong with a form, in the order of its fields: each line leads to its field. */
function faultsOf({ errors, message }: FormState, fields: readonly string[]) {
  const faults = fields.flatMap((id) => errors[id]?.slice(0, 1).map((sentence) => ({ id, message: sentence })) ?? [])
  return faults.length > 0 || message === undefined ? faults : [{ message }]
}

/** A form that a browser sends by itself; the script, when there is one, sends it without leaving the page. */
export function PlainForm({ name, action, state, fields, submit, busy, children }: PlainFormProps) {
  return (
    <form name={name} method="post" action={action} noValidate className={styles.form}>
      {/* The Enter key presses the first button of a form, and some forms have another one above theirs. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <ErrorSummary faults={faultsOf(state, fields)} />
      {children}
      <div>
        <button type="submit" className={styles.submit} data-busy={busy}>
          {submit}
        </button>
      </div>
    </form>
  )
}
