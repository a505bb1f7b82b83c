import styles from './skeletons.module.css'

/** A grey shape where something will be. A number is a length in pixels at the usual size of letters. */
export function Skeleton({ height, width }: { height: number | string; width?: number | string }) {
  return <div className={styles.skeleton} style={{ height: lengthOf(height), width: lengthOf(width) }} />
}

function lengthOf(size: number | string | undefined): string | undefined {
  return typeof size === 'number' ? `${size / 16}rem` : size
}

/** Grey bars where lines of text will be. */
export function LinesSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className={styles.lines} aria-busy="true" aria-label="Loading" role="status">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
        <Skeleton key={line} height={18} width={`${90 - ((line * 17) % 40)}%`} />
      ))}
    </div>
  )
}

/** Grey shapes where a page will be: title, then panels. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true" aria-label="Loading" role="status">
      <Skeleton height={38} width="min(24rem, 80%)" />
      <Skeleton height={160} />
      <Skeleton height={240} />
    </div>
  )
}
