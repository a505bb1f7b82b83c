import type { ReviewedContents } from '@portal/contract/replies/application-review.ts'
import { useState } from 'react'
import { Day } from '../../ui/dates.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FileViewer, type ViewedFile } from './file-viewer.tsx'
import styles from './review-files.module.css'

const naira = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' })

function filesOf({ documents, payments }: ReviewedContents): (ViewedFile & { created_at: string })[] {
  return [
    ...documents.map(({ file_slug, name, created_at }) => ({ slug: file_slug, name, created_at })),
    ...payments.map(({ document, amount, created_at }) => ({
      slug: document,
      name: `Receipt of ${naira.format(amount)}`,
      created_at,
    })),
  ]
}

/** The documents and receipts, each opened beside the list so that the officer keeps their place. */
export function ReviewFiles({ contents }: { contents: ReviewedContents }) {
  const [open, setOpen] = useState<number>()
  const files = filesOf(contents)
  return (
    <Section id="documents" title="Documents and receipts">
      <Panel>
        {files.length === 0 ? (
          <p>No documents yet.</p>
        ) : (
          <div className={styles.columns} data-open={open !== undefined || undefined}>
            <ul className={styles.list}>
              {files.map(({ slug, name, created_at }, index) => (
                <li key={slug} aria-current={index === open || undefined}>
                  <span>
                    {name}
                    <span className={styles.day}>
                      <Day of={created_at} />
                    </span>
                  </span>
                  <Button variant="default" isCompact onClick={() => setOpen(index)}>
                    Open<VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                </li>
              ))}
            </ul>
            {open !== undefined && (
              <FileViewer files={files} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
            )}
          </div>
        )}
      </Panel>
    </Section>
  )
}
