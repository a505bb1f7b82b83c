import { FieldError } from '../features/account/plain-fields.tsx'
import { ErrorSummary } from '../ui/form/error-summary.tsx'

/** Templates that the script clones when a form is refused: the error summary and the message beside a field. */
export function FormTemplates() {
  return (
    <>
      <template id="error-summary">
        <ErrorSummary faults={[{ message: '', id: 'field' }]} />
      </template>
      <template id="field-error">
        <FieldError name="field" message="" />
      </template>
    </>
  )
}
