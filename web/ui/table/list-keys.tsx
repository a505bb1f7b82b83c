import { KeysDialog } from '../keys-dialog.tsx'
import styles from './list-keys.module.css'

interface KeysProps {
  /** The rows can be selected. */
  selects?: boolean
  /** What the page has besides: `{ label: 'C', value: 'Confirm' }`. */
  others?: readonly { label: string; value: string }[]
}

const moving = [
  { label: 'J', value: 'Next row' },
  { label: 'K', value: 'Row before' },
  { label: 'Enter', value: 'Open' },
]

const selecting = [
  { label: 'X', value: 'Select the row, or take it out' },
  { label: 'Shift and X', value: 'Select all rows since the one before' },
  { label: 'Escape', value: 'Select nothing' },
]

/** The keys of a list. */
export function ListKeys({ selects = false, others = [] }: KeysProps) {
  const keys = [...moving, ...(selects ? selecting : []), ...others]
  return <KeysDialog button="Keys" title="Keys of this list" keys={keys} className={styles.keys} />
}
