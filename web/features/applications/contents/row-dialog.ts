import type { RowSection } from '@portal/contract/applications/row-section.ts'
import type { Call } from '@portal/contract/call.ts'
import { type Fields, nameOfRow } from '@portal/domain/applications/application-contents.ts'
import { toasts } from './toasts.ts'

interface RowDialogOf {
  calls: Pick<RowSection, 'add' | 'change'>
  /** The row that is corrected; without one, a row is added. */
  row: (Omit<Fields, 'updated_at'> & { id: number; updated_at?: string | undefined }) | undefined
  /** What a row is: 'staff'. */
  what: string
  /** The title while a row is added. */
  title: string
}

interface RowDialogProps {
  title: string
  call: Call
  params?: { id: number }
  defaults?: object
  submit: string
  hasAnother?: boolean
  busy: string
  success: string
  recordVersion?: string
}

/** The props of the dialog that adds a row, or corrects one with the same fields. */
export function rowDialog({ calls, row, what, title }: RowDialogOf): RowDialogProps {
  if (!row) {
    return {
      title,
      call: calls.add,
      submit: `Add ${what}`,
      hasAnother: true,
      busy: 'Adding',
      success: toasts.addRow,
    }
  }
  const { id, updated_at, ...fields } = row
  return {
    title: `Edit ${nameOfRow(fields)}`,
    call: calls.change,
    params: { id },
    defaults: fields,
    submit: 'Save',
    busy: 'Saving',
    success: toasts.changeRow,
    ...(updated_at !== undefined && { recordVersion: updated_at }),
  }
}
