import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import formStyles from '../../../../ui/form/form.module.css'
import textStyles from '../../../../ui/text.module.css'
import { csvLimits } from './read-staff-csv.ts'

/** A CSV file, whose text is put into a field of the form, where it can be read and changed. */
export function CsvFile({ name }: { name: string }) {
  const id = useId()
  const { setValue, setError } = useFormContext()

  async function read(file: File | undefined) {
    if (!file) return
    if (file.size > csvLimits.characters) {
      return setError(name, { message: 'This file is too large. Save the table as CSV, at most 200 rows' })
    }
    setValue(name, await file.text(), { shouldDirty: true })
  }

  return (
    <div>
      <label htmlFor={id} className={textStyles.label}>
        CSV file (optional)
      </label>
      <input
        id={id}
        type="file"
        className={formStyles.file}
        accept=".csv,.txt,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
