import { FieldError } from '../features/accounts/sign-in/plain-fields.tsx'
import { ErrorSummary } from '../ui/form/error-summary.tsx'
import { Template } from '../ui/template.tsx'

/** Templates that the script clones when a form is refused: the error summary and the message beside a field. */
export function FormTemplates() {
  return (
    <>
      <Template id="error-summary">
        <ErrorSummary faults={[{ message: '', id: 'field' }]} />
      </Template>
      <Template id="field-error">
        <FieldError name="field" message="" />
      </Template>
    </>
  )
}
