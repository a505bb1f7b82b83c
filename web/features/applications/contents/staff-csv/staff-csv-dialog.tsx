import { useState } from 'react'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { TextareaField } from '../../../../ui/form/text-fields.tsx'
import { CheckedStaff } from './checked-staff.tsx'
import { CsvFile } from './csv-file.tsx'
import { type Known, readStaffCsv, type StaffCsvRow } from './read-staff-csv.ts'
import styles from './staff-csv.module.css'
import { exampleCsv } from './staff-csv-columns.ts'

interface StaffCsvProps {
  facilityId: number
  /** The people who are in the list already. */
  listed: readonly Known[]
  onClose: () => void
}

/** Adds many members of staff from a CSV file or a copied spreadsheet, after showing what is wrong in which line. */
export function StaffCsvDialog({ facilityId, listed, onClose }: StaffCsvProps) {
  const [text, setText] = useState('')
  const [rows, setRows] = useState<StaffCsvRow[]>()
  return (
    <Dialog title="Add staff from a list" onClose={onClose}>
      {rows ? (
        <CheckedStaff facilityId={facilityId} rows={rows} onBack={() => setRows(undefined)} onClose={onClose} />
      ) : (
        <Form
          defaults={{ text }}
          submit="Check the list"
          onSend={async (values) => {
            const typed = String(values.text ?? '')
            const read = readStaffCsv(typed, listed)
            if ('refusal' in read) return { message: read.refusal, errors: { text: [read.refusal] } }
            setText(typed)
            setRows(read.rows)
            return undefined
          }}
          beside={
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          }
        >
          <p>
            Copy the rows of a spreadsheet and paste them here, or choose a CSV file. Nothing is added before you have
            seen the rows. Words such as Nurse, Doctor or Lab scientist are understood, and the category may be left
            out. For example:
          </p>
          <pre className={styles.example}>{exampleCsv}</pre>
          <CsvFile name="text" />
          <TextareaField
            name="text"
            label="The list"
            hint="The first line names the columns. One person on each line, at most 200."
            rows={8}
          />
        </Form>
      )}
    </Dialog>
  )
}
