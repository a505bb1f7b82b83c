import * as calls from '@portal/contract/calls/account.ts'
import { send } from '../../api/client.ts'
import { endSession } from '../../api/session.ts'
import styles from './shell.module.css'

/** Logs out without waiting for the reply. keepalive lets the request finish while the sign-in page opens; if it fails, the session expires on the server. */
function logOut() {
  const request = send(calls.logout, {}, { keepalive: true })
  endSession('logged out')
  request.catch(() => {})
}

/** The Log out button in the top bar. */
export function LogOut() {
  return (
    <button type="button" className={styles.onGreen} onClick={logOut}>
      Log out
    </button>
  )
}
