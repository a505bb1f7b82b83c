import { Skeleton, Stack } from '@mantine/core'

/** Grey bars where lines of text will be. */
export function LinesSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <Stack gap="sm" aria-busy="true" aria-label="Loading" role="status">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
        <Skeleton key={line} height={18} width={`${90 - ((line * 17) % 40)}%`} />
      ))}
    </Stack>
  )
}

/** Grey shapes where a page will be: title, then panels. */
export function PageSkeleton() {
  return (
    <Stack gap="xl" aria-busy="true" aria-label="Loading" role="status">
      <Skeleton height={38} width="min(24rem, 80%)" />
      <Skeleton height={160} />
      <Skeleton height={240} />
    </Stack>
  )
}
