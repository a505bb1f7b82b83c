import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FileField } from '../../../fields/file-field.tsx'
import { PagesField } from '../../../fields/pages-field.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './contents.module.css'

/** The file of a document: one file, or photos of its pages that become one document. */
export function DocumentFileField({ label }: { label: string }) {
  const { setValue, clearErrors } = useFormContext()
  const [hasPages, setHasPages] = useState(false)
  const toggle = () => {
    setValue('document', undefined)
    clearErrors('document')
    setHasPages(!hasPages)
  }
  return (
    <div className={layout.stack2}>
      {hasPages ? (
        <PagesField name="document" label="Photos of the pages" />
      ) : (
        <FileField name="document" label={label} />
      )}
      <div>
        <Button variant="subtle" isCompact className={styles.insteadOfFile} onClick={toggle}>
          {hasPages ? 'Send one file instead' : 'It has several pages: take a photo of each'}
        </Button>
      </div>
    </div>
  )
}
