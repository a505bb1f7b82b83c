import { Button } from '../../../ui/form/button.tsx'
import styles from './own-account.module.css'

/** The recovery codes, which are shown only now. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <>
      <p>
        Each of them lets you log in once without your phone. They are shown only now: write them down, or save them,
        and keep them away from your phone.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>I have written them down</Button>
    </>
  )
}
