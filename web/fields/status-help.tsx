import { Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Disclosure } from '../ui/layout/disclosure.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { ScreenOnly } from '../ui/print/screen-only.tsx'
import { exactWord, type StatusFields } from '../ui/status-word.ts'

const MeaningOfWord = lazyPart(async () => (await import('./meaning-of-word.tsx')).MeaningOfWord)

/** Explains the status of a registration on request. */
export function StatusHelp({ registration }: { registration: StatusFields }) {
  const word = exactWord(registration)
  if (!word) return null
  return (
    <ScreenOnly>
      <Disclosure label="What does this status mean?">
        <Suspense fallback={null}>
          <MeaningOfWord word={word} />
        </Suspense>
        <Link to={paths.statuses()}>What each status means</Link>
      </Disclosure>
    </ScreenOnly>
  )
}
