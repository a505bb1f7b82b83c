import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '../../ui/lazy-part.ts'

const NextInInbox = lazyPart(async () => (await import('./next-in-inbox.tsx')).NextInInbox)

/** The way to the next thing, on a page that an officer opened from the inbox. Hidden on every other. */
export function NextFromInbox() {
  const [address] = useSearchParams()
  const [inbox, after] = [address.get('inbox'), address.get('after')]
  if (inbox === null || after === null) return null
  return (
    <Suspense>
      <NextInInbox inbox={inbox} after={after} />
    </Suspense>
  )
}
