import { maxSignatureLetters } from '@portal/contract/fields/signature-png.ts'
import { useEffect, useRef, useState } from 'react'
import Pad from 'signature_pad'
import { Button } from '../ui/form/button.tsx'
import layout from '../ui/layout/layout.module.css'
import textStyles from '../ui/text.module.css'
import styles from './signature-field.module.css'

/** A box in which somebody signs with a finger or a mouse. */
export function SignatureField({ onSign }: { onSign: (png: string) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad>(undefined)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    element.width = element.offsetWidth
    element.height = element.offsetHeight
    const opened = new Pad(element, { backgroundColor: 'rgb(255, 255, 255)' })
    pad.current = opened
    return () => opened.off()
  }, [])
  function sign() {
    const png = pad.current?.isEmpty() ? '' : (pad.current?.toDataURL('image/png').split(',')[1] ?? '')
    if (png === '') setProblem('Sign in the box first.')
    else if (png.length > maxSignatureLetters) setProblem('This signature is too large. Clear it, and sign smaller.')
    else onSign(png)
  }
  return (
    <div className={layout.stack2}>
      <canvas ref={canvas} className={styles.pad} role="img" aria-label="Box for the signature" />
      {problem && (
        <p className={textStyles.error} role="alert">
          {problem}
        </p>
      )}
      <div className={layout.row3}>
        <Button onClick={sign}>Keep the signature</Button>
        <Button variant="default" onClick={() => pad.current?.clear()}>
          Clear
        </Button>
      </div>
    </div>
  )
}
