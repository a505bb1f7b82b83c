import type { Registration } from '@portal/contract/applications/registration.ts'
import type { ReactNode } from 'react'
import { kindInWords } from '../../../fields/kind-in-words.ts'
import layout from '../../../ui/layout/layout.module.css'
import styles from './form-to-sign.module.css'

/** The title of the printed form, with the reference and the kind of the registration. */
export function FormTitle({ registration }: { registration: Registration }) {
  return (
    <div className={styles.title}>
      <h2>Registration form</h2>
      <p>
        {registration.reference}, {kindInWords(registration)}
      </p>
    </div>
  )
}

/** A numbered part of the form. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${layout.stack3} ${styles.part}`} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface DeclarationProps {
  reference: string
  /** Who signs. A name that is not known is left empty. */
  signatories: { office: string; name: string | null | undefined }[]
}

/** The declaration, with places for the signatures and dates. It is never divided between two sheets. */
export function Declaration({ reference, signatories }: DeclarationProps) {
  return (
    <section className={`${layout.stack3} ${styles.declaration}`} aria-label="Declaration">
      <h3>Declaration</h3>
      <p>
        I declare that what is stated in this form, and in the documents that belong to application {reference}, is true
        and complete to the best of my knowledge.
      </p>
      <div className={styles.signatures}>
        {signatories.map(({ office, name }) => (
          <dl key={office} className={`${layout.stack4} ${styles.signatory}`}>
            <div>
              <dt>{office}</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt>Signature</dt>
              <dd />
            </div>
            <div>
              <dt>Date</dt>
              <dd />
            </div>
          </dl>
        ))}
      </div>
    </section>
  )
}
