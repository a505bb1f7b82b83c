import layout from '../layout/layout.module.css'
import styles from './skeletons.module.css'

/** A grey placeholder shape. A number is a length in pixels at the default font size. */
export function Skeleton({ height, width }: { height: number | string; width?: number | string }) {
  return <div className={styles.skeleton} style={{ height: lengthOf(height), width: lengthOf(width) }} />
}

function lengthOf(size: number | string | undefined): string | undefined {
  return typeof size === 'number' ? `${size / 16}rem` : size
}

/** Placeholders for lines of text. */
export function LinesSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className={layout.stack3} aria-busy="true" aria-label="Loading" role="status">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all bars are identical
        <Skeleton key={line} height={18} width={`${90 - ((line * 17) % 40)}%`} />
      ))}
    </div>
  )
}

/** Placeholders for a page: title, then panels. */
export function PageSkeleton() {
  return (
    <div className={`${layout.stack3} ${styles.page}`} aria-busy="true" aria-label="Loading" role="status">
      <Skeleton height={38} width="min(24rem, 80%)" />
      <Skeleton height={160} />
      <Skeleton height={240} />
    </div>
  )
}
