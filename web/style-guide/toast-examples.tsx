import { notify, toast } from '../ui/feedback/toast.tsx'
import { notificationTypes } from '../ui/feedback/toast-box.tsx'
import styles from './style-guide.module.css'
import { Button } from '../ui/form/button.tsx'

/** What appears at the top of the page and goes by itself. */
export function ToastExamples() {
  return (
    <>
      <p>
        A toast says how what one just did came out. It stays for 3 seconds. Several lie on a pile, the newest on top.
      </p>
      <div className={styles.beside}>
        <Button variant="default" onClick={() => toast.success('Added Successfully')}>
          Say a success
        </Button>
        <Button variant="default" onClick={() => toast.failure('Invalid email or password')}>
          Say a failure
        </Button>
      </div>
      <p>A notification says something else that happened, by one of five types. It stays for 5 seconds.</p>
      <div className={styles.beside}>
        {notificationTypes.map((type) => (
          <Button key={type} variant="default" onClick={() => notify(`A notification of type ${type}.`, { type })}>
            Notify: {type}
          </Button>
        ))}
      </div>
    </>
  )
}
