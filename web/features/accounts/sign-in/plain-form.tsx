import type { FormState } from '@portal/contract/public/signed-out-pages.ts'
import type { ReactNode } from 'react'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import controls from '../../../ui/form/plain-controls.module.css'
import layout from '../../../ui/layout/layout.module.css'
import styles from './plain-form.module.css'

interface PlainFormProps {
  /** The name by which the script finds the form. */
  name: string
  /** The URL to which a browser without JavaScript sends the form. */
  action: string
  /** `get` for a form that only asks: its page can be linked to. */
  method?: 'get' | 'post'
  /** The form has a file. */
  hasFile?: true
  state: FormState
  /** The names of the fields, in their order on the page. */
  fields: readonly string[]
  submit: string
  /** The text of the button while the script sends the form. */
  busy: string
  children: ReactNode
}

/** The lines of the error summary, in the order of the fields. Each line links to its field. */
function faultsOf({ errors, message }: FormState, fields: readonly string[]) {
  const faults = fields.flatMap((id) => errors[id]?.slice(0, 1).map((message) => ({ id, message })) ?? [])
  return faults.length > 0 || message === undefined ? faults : [{ message }]
}

/** A form that works without JavaScript. With JavaScript, the script sends it without a page load. */
export function PlainForm({
  name,
  action,
  method = 'post',
  hasFile,
  state,
  fields,
  submit,
  busy,
  children,
}: PlainFormProps) {
  return (
    <form
      name={name}
      method={method}
      action={action}
      encType={hasFile && 'multipart/form-data'}
      noValidate
      className={`${layout.stack5} ${styles.form}`}
    >
      {/* Enter clicks the first button of a form. Some forms have another button above the submit button. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <ErrorSummary faults={faultsOf(state, fields)} />
      {children}
      <div>
        <button type="submit" className={controls.submit} data-busy={busy}>
          {submit}
        </button>
      </div>
    </form>
  )
}
