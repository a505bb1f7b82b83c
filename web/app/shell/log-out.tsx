import * as calls from '@portal/contract/calls/account.ts'
import { send } from '../../api/client.ts'
import { endSession } from '../../api/session.ts'
import styles from './shell.module.css'

/** Leaves at once. The request goes on while the sign-in page opens; a session that it does not reach ends by itself. */
function logOut() {
  const told = send(calls.logout, {}, { keepalive: true })
  endSession('logged out')
  told.catch(() => {})
}

/** The way out, in the top bar. */
export function LogOut() {
  return (
    <button type="button" className={styles.onGreen} onClick={logOut}>
      Log out
    </button>
  )
}
