import { FieldError } from '../features/account/plain-fields.tsx'
import { ErrorSummary } from '../ui/form/error-summary.tsx'

/** What the script copies when a form is refused: the summary above the form, and the sentence beside a field. */
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
