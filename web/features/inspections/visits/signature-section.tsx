import type { SiteForm } from '@portal/contract/inspections/site.ts'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { lazyPart } from '../../../ui/lazy-part.ts'
import textStyles from '../../../ui/text.module.css'
import { RecordedProse } from './recorded-text.tsx'

const SignaturePad = lazyPart(async () => (await import('../../../fields/signature-field.tsx')).SignatureField)

interface SectionProps {
  site: SiteForm
  isSigned: boolean
  onRecord: (changed: Partial<SiteForm>) => void
}

/** The person in charge signs on the screen, or does not want to and says why. */
export function SignatureSection({ site, isSigned, onRecord }: SectionProps) {
  const [isOpen, setOpen] = useState(false)
  const [isRefusing, setRefusing] = useState(site.signature_refused !== null)
  return (
    <section className={layout.stack3} aria-label="Signature">
      <h2>Signature of the person in charge</h2>
      {isSigned && <p role="status">Signed.</p>}
      {isRefusing ? (
        <>
          <RecordedProse
            label="Why the person in charge did not sign"
            value={site.signature_refused}
            maxLength={500}
            onRecord={(signature_refused) => onRecord({ signature_refused })}
          />
          <Button
            variant="default"
            onClick={() => {
              setRefusing(false)
              onRecord({ signature_refused: null })
            }}
          >
            The person signs after all
          </Button>
        </>
      ) : isOpen ? (
        <Suspense fallback={<p className={textStyles.note}>One moment</p>}>
          <SignaturePad
            onSign={(signature_png) => {
              onRecord({ signature_png, signature_refused: null })
              setOpen(false)
            }}
          />
        </Suspense>
      ) : (
        <div className={layout.row3}>
          <Button variant="default" onClick={() => setOpen(true)}>
            {isSigned ? 'Sign again' : 'Sign'}
          </Button>
          {!isSigned && (
            <Button variant="subtle" onClick={() => setRefusing(true)}>
              Refused to sign
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
