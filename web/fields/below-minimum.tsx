import { Icon } from '../ui/icon.tsx'
import signedIn from '../ui/signed-in.module.css'

/** Marks a number that is lower than its question expects. */
export function BelowMinimum({ least }: { least: number }) {
  return (
    <span className={signedIn.caution}>
      <Icon name="warning" size={16} /> Below the minimum of {least}
    </span>
  )
}
