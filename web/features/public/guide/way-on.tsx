import { paths } from '../../../paths.ts'
import { buttonAttributes } from '../../../ui/form/button.tsx'
import styles from './guide.module.css'

/** The end of a page of the guide: to an account, or for signed-in people to their dashboard. */
export function WayOn() {
  return (
    <p className={styles.onward}>
      <span data-for="signed-out" className={styles.way}>
        <a href={paths.register()} {...buttonAttributes({ children: 'Create an account' })} />{' '}
        <span>
          or <a href={paths.signIn()}>log in</a>
        </span>
      </span>
      <a href={paths.overview()} data-for="signed-in" hidden>
        Go to your dashboard
      </a>
    </p>
  )
}
