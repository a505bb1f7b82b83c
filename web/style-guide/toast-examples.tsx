import { notify, toast } from '../ui/feedback/toast.tsx'
import { notificationTypes } from '../ui/feedback/toast-box.tsx'
import { Button } from '../ui/form/button.tsx'
import layout from '../ui/layout/layout.module.css'
import styles from './style-guide.module.css'

/** Examples of toasts and notifications. */
export function ToastExamples() {
  return (
    <>
      <p>A toast says how your last action ended. It stays for 3 seconds. Several are stacked, the newest on top.</p>
      <div className={`${layout.row4} ${styles.beside}`}>
        <Button variant="default" onClick={() => toast.success('Added Successfully')}>
          Say a success
        </Button>
        <Button variant="default" onClick={() => toast.failure('Invalid email or password')}>
          Say a failure
        </Button>
      </div>
      <p>A notification says something else that happened, by one of five types. It stays for 5 seconds.</p>
      <div className={`${layout.row4} ${styles.beside}`}>
        {notificationTypes.map((type) => (
          <Button key={type} variant="default" onClick={() => notify(`A notification of type ${type}.`, { type })}>
            Notify: {type}
          </Button>
        ))}
      </div>
    </>
  )
}
