import * as calls from '@portal/contract/calls/second-factor.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/form/button.tsx'
import styles from './own-account.module.css'

/** The recovery codes, which are shown only now. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const client = useQueryClient()
  function close() {
    const { method, path } = calls.showSecondFactor
    onClose()
    void client.invalidateQueries({ queryKey: [method, path] })
  }
  return (
    <Dialog title="Write down your recovery codes" onClose={close}>
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
      <Button onClick={close}>I have written them down</Button>
    </Dialog>
  )
}
