import * as calls from '@portal/contract/calls/account.ts'
import { send } from '../../api/client.ts'
import { endSession } from '../../api/session.ts'
import styles from './shell.module.css'

/** Leaves at once; the server is told to forget the token, and forgets it by itself if it cannot be told. */
function logOut() {
  const told = send(calls.logout, {})
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
