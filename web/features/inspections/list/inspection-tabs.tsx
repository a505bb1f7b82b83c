import { inspectionStatuses } from '@portal/domain/inspections/inspections.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { paths } from '../../../paths.ts'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { ViewTab, ViewTabs } from '../../../ui/table/view-tabs.tsx'

/** The inspections by their status, and those of whose team the officer is. */
export function InspectionTabs({ address }: { address: ReturnType<typeof useListAddress> }) {
  const [shown, isMine] = [address.get('status'), address.get('mine') === '1']
  return (
    <ViewTabs label="Views">
      <ViewTab to={paths.inspections()} label="All" isCurrent={shown === '' && !isMine} />
      <ViewTab to={paths.ownInspections()} label="Mine" isCurrent={isMine} />
      {inspectionStatuses.map((status) => (
        <ViewTab
          key={status}
          to={paths.inspections(status)}
          label={sentenceCase(status)}
          isCurrent={shown === status && !isMine}
        />
      ))}
    </ViewTabs>
  )
}
