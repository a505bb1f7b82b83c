import { RepresentationTable } from '../features/representations/representation-table.tsx'
import { Page } from '../ui/layout/page.tsx'
import { useListAddress } from '../ui/table/use-list-address.ts'

/** The answers of owners to decisions, for officers. */
export function Representations() {
  const address = useListAddress()
  return (
    <Page
      title="Answers to decisions"
      lead="What owners say against a decline. Another officer than the one who declined decides. The oldest first."
    >
      <RepresentationTable address={address} />
    </Page>
  )
}
