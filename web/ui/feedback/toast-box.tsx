import { Icon, type IconName } from '../icon.tsx'
import styles from './toast.module.css'

/** The types of a notification, each with its icon. Spec §8. */
const signs = {
  info: 'info',
  primary: 'bell',
  danger: 'warning',
  warning: 'warning',
  success: 'check',
} as const satisfies Record<string, IconName>

export type ToastKind = keyof typeof signs

/** The types of a notification. Spec §8. */
export const notificationTypes = Object.keys(signs).filter((name): name is ToastKind => name in signs)

/** The class name of the container of the toasts. */
export const toastRegion = styles.region

/** One toast. */
export function ToastBox({ kind, message }: { kind: ToastKind; message: string }) {
  return (
    <div className={styles.toast} data-kind={kind}>
      <Icon name={signs[kind]} />
      <span>{message}</span>
    </div>
  )
}
