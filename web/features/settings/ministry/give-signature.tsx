import { maxSignatureLetters } from '@portal/contract/fields/signature-png.ts'
import * as calls from '@portal/contract/settings/calls/settings.ts'
import type { OfficeHolder } from '@portal/contract/settings/office-holder.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { type ChangeEvent, Suspense, useId, useState } from 'react'
import { CallForm } from '../../../api/call-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { lazyPart } from '../../../ui/lazy-part.ts'
import signedIn from '../../../ui/signed-in.module.css'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './settings.module.css'
import { StartDateField } from './start-date-field.tsx'
import { trimSignature } from './trim-signature.ts'

const SignaturePad = lazyPart(async () => (await import('../../../fields/signature-field.tsx')).SignatureField)

function pictureOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}

/** A signature is drawn here, or taken from a picture of one. */
function DrawOrChoose({ onSign }: { onSign: (png: string) => void }) {
  const [problem, setProblem] = useState<string>()
  const id = useId()
  async function take(picture: Blob) {
    const png = await trimSignature(picture).catch(() => undefined)
    if (png === undefined) setProblem('There is no signature in this picture. Choose one with dark ink on white paper.')
    else if (png.length > maxSignatureLetters)
      setProblem('This picture is too large. Choose one of the signature alone.')
    else onSign(png)
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (chosen) void take(chosen)
  }
  return (
    <div className={layout.stack4}>
      <Suspense fallback={<p className={textStyles.note}>One moment</p>}>
        <SignaturePad onSign={(drawn) => void take(pictureOf(drawn))} />
      </Suspense>
      <div className={layout.stack1}>
        <label htmlFor={id}>Or choose a picture of the signature: dark ink on white paper</label>
        <input id={id} type="file" accept="image/png,image/jpeg" onChange={choose} />
      </div>
      {problem && (
        <p className={textStyles.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

interface GivenProps {
  holder: OfficeHolder
  png: string | null
  onClose: () => void
}

/** From which day the signature is printed, or that the office signs by hand. */
function FromDay({ holder: { id, name }, png, onClose }: GivenProps) {
  return (
    <CallForm
      call={calls.addOfficeSignature}
      params={{ id }}
      hidden={{ signature_png: png }}
      defaults={{ start_date: lagosDate(Date.now()) }}
      submit="Save"
      success="Updated successfully!"
      onSuccess={onClose}
    >
      {png === null ? (
        <p>Certificates and letters of approval have an empty line again, on which {name} signs by hand.</p>
      ) : (
        <img className={styles.signature} src={`data:image/png;base64,${png}`} alt={`Signature of ${name}`} />
      )}
      <StartDateField />
    </CallForm>
  )
}

/** The holder of an office gives the signature that certificates and letters of approval carry. */
export function GiveSignature({ holder }: { holder: OfficeHolder }) {
  const [isOpen, setIsOpen] = useDialogState(`signature-${holder.id}`)
  const [png, setPng] = useState<string | null>()
  const isDrawn = holder.signatures[0]?.is_drawn === true
  function close() {
    setIsOpen(false)
    setPng(undefined)
  }
  return (
    <>
      <Button variant="default" isCompact className={signedIn.inRow} onClick={() => setIsOpen(true)}>
        Signature<VisuallyHidden> of {holder.name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Dialog title={`Signature of ${holder.name}`} onClose={close}>
          <div className={layout.stack4}>
            <p>
              It is printed above the name on every certificate and letter of approval that is issued from that day on.
              It is a picture and proves nothing: whoever checks a paper uses its QR code or its number.
            </p>
            {png === undefined ? (
              <>
                <DrawOrChoose onSign={setPng} />
                {isDrawn && (
                  <Button variant="subtle" onClick={() => setPng(null)}>
                    Sign by hand from a day on
                  </Button>
                )}
              </>
            ) : (
              <FromDay holder={holder} png={png} onClose={close} />
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}
