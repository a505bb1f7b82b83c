import { linkRegistrationsExport } from '@portal/contract/reports/calls/exports.ts'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { DownloadCsv } from '../../../fields/download-csv.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import styles from './queue.module.css'
import { queueQuery } from './queue.ts'
import { queueFilterNames } from './queue-filters.tsx'
import { useSavedFilters } from './saved-filters.ts'

const SaveFilters = lazyPart(async () => (await import('./save-filters.tsx')).SaveFilters)

interface ToolProps {
  address: ReturnType<typeof useListAddress>
}

/** The filters of an address without its page, in a fixed order, so that two addresses can be compared. */
function filtersOf(search: string): string {
  const filters = new URLSearchParams(search)
  for (const name of ['page', 'per_page']) filters.delete(name)
  filters.sort()
  return filters.toString()
}

/** Above the queue: the officer's saved filters, and how the rows are shown. */
export function QueueTools({ address }: ToolProps) {
  const session = useSession()
  const { saved, save, remove } = useSavedFilters(session?.id ?? 0)
  const [isNaming, setNaming] = useState(false)
  const shown = filtersOf(address.search)
  const isFiltered = queueFilterNames.some((name) => address.get(name) !== '')
  const isSaved = saved.some(({ search }) => search === shown)
  return (
    <div className={`${layout.row4} ${layout.between} ${styles.tools}`}>
      <ul className={`${layout.line} ${styles.saved}`} aria-label="Saved filters">
        {saved.map(({ name, search }) => (
          <li key={name}>
            <Link to={paths.queue(search)} aria-current={search === shown ? 'page' : undefined}>
              {name}
            </Link>
            <Button
              variant="subtle"
              isCompact
              aria-label={`Remove the saved filters ${name}`}
              onClick={() => remove(name)}
            >
              <Icon name="cross" size={16} />
            </Button>
          </li>
        ))}
        {isFiltered && !isSaved && (
          <li>
            <Button variant="default" isCompact onClick={() => setNaming(true)}>
              Save these filters
            </Button>
          </li>
        )}
      </ul>
      <div className={`${layout.row2} ${styles.buttons}`}>
        <DownloadCsv call={linkRegistrationsExport} query={queueQuery(new URLSearchParams(address.search))} />
      </div>
      {isNaming && (
        <Suspense>
          <SaveFilters onSave={(name) => save({ name, search: shown })} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </div>
  )
}
