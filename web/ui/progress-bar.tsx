import styles from './progress-bar.module.css'

/** How much of something is done, as wide as the space around it. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  return <progress className={styles.bar} value={value} max={max} aria-label={label} />
}
