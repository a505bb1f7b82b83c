import type { ApplicationReview, ReviewedContents } from '@portal/contract/cases/application-review.ts'
import { nameOfDocument } from '@portal/domain/applications/staff-documents.ts'
import { lazily } from '@portal/domain/text/lazily.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { DocumentLastDay } from '../../../fields/document-last-day.tsx'
import { FileViewer, type ViewedFile } from '../../../fields/file-viewer.tsx'
import { ItemNote } from '../../../fields/item-notes.tsx'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './review-files.module.css'

const naira = lazily(() => new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' }))

interface ReviewedFile extends ViewedFile {
  section: 'documents' | 'payment'
  id: number
  created_at: string
  expires_on?: string | null | undefined
}

type Uses = ApplicationReview['used_files']

/** Where else the same file is in use. */
function OtherUses({ of }: { of: Uses }) {
  return of.map(({ facility, used_as, used_slug }) => (
    <span key={used_slug} className={styles.used}>
      <Icon name="warning" size={16} />
      <span>
        The same file is used as {used_as} of <Link to={paths.facility(facility.id)}>{facility.company_name}</Link>
      </span>
    </span>
  ))
}

/** The files that are in use elsewhere too, each once. */
export function UsedElsewhere({ used }: { used: Uses }) {
  const files = Object.values(Object.groupBy(used, ({ slug }) => slug))
  if (files.length === 0) return null
  return (
    <Section id="used-files" title="Files that are used elsewhere too">
      <ul className={`${layout.panel} ${layout.list} ${styles.elsewhere}`}>
        {files.map((uses = []) => (
          <li key={uses[0]?.slug}>
            <strong>{uses[0]?.name}</strong>
            <OtherUses of={uses} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function filesOf({ documents, payments }: ReviewedContents): ReviewedFile[] {
  return [
    ...documents.map((document) => ({
      section: 'documents' as const,
      id: document.id,
      slug: document.file_slug,
      name: nameOfDocument(document),
      created_at: document.created_at,
      expires_on: document.expires_on,
    })),
    // A payment that was found on a statement of the bank has no receipt of its owner.
    ...payments
      .filter(({ document }) => document !== '')
      .map(({ id, document, amount, created_at }) => ({
        section: 'payment' as const,
        id,
        slug: document,
        name: `Receipt of ${naira().format(amount)}`,
        created_at,
      })),
  ]
}

/** The documents and receipts, each opened beside the list so that the officer keeps their place. */
export function ReviewFiles({ contents, used }: { contents: ReviewedContents; used: Uses }) {
  const [open, setOpen] = useState<number>()
  const files = filesOf(contents)
  return (
    <Section id="documents" title="Documents and receipts">
      <Panel>
        <ItemNote section="documents" /> <ItemNote section="payment" />
        {files.length === 0 ? (
          <p>No documents yet.</p>
        ) : (
          <div className={`${layout.stack6} ${styles.columns}`} data-open={open !== undefined || undefined}>
            <ul className={styles.list}>
              {files.map(({ section, id, slug, name, created_at, expires_on }, index) => (
                <li key={slug} aria-current={index === open || undefined}>
                  <div>
                    {name}
                    <div className={textStyles.quiet}>
                      <Day of={created_at} />
                    </div>
                    <DocumentLastDay of={expires_on} />
                    <OtherUses of={used.filter((use) => use.slug === slug)} />
                    <ItemNote section={section} id={id} />
                  </div>
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
