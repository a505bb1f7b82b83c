import { useId, useState } from 'react'
import formStyles from '../../../../ui/form/form.module.css'
import textStyles from '../../../../ui/text.module.css'
import { readFile } from './read-file.ts'
import type { Sheet } from './read-text.ts'

/** A file with a list. It is read as soon as it is chosen. */
export function ListFileField({ onRead }: { onRead: (sheets: Sheet[]) => Promise<string | undefined> }) {
  const id = useId()
  const [isReading, setIsReading] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function read(file: File | undefined) {
    if (!file || isReading) return
    setIsReading(true)
    setRefusal(undefined)
    try {
      const found = await readFile(file)
      setRefusal('refusal' in found ? found.refusal : await onRead(found.sheets))
    } catch {
      setRefusal('This file could not be read. Try again, or paste the list instead')
    } finally {
      setIsReading(false)
    }
  }

  return (
    <div>
      <label htmlFor={id} className={textStyles.label}>
        File (optional)
      </label>
      <p id={`${id}-hint`} className={`${textStyles.help} ${textStyles.quiet}`}>
        XLSX, CSV or TSV, up to 1 MB
      </p>
      {refusal && (
        <p id={`${id}-error`} role="alert" className={`${textStyles.help} ${textStyles.error}`}>
          {refusal}
        </p>
      )}
      {/* Cleared after each choice, so that the same file can be chosen again. */}
      <input
        id={id}
        type="file"
        className={formStyles.file}
        accept=".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={refusal ? true : undefined}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <p role="status">{isReading && 'Reading the file'}</p>
    </div>
  )
}
