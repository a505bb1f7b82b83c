import * as calls from '@portal/contract/facilities/calls/change-rules.ts'
import { useCall } from '../../api/use-call.ts'
import { ChangeRuleTable } from '../../features/facilities/changes/change-rule-table.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** What each kind of change of a licensed facility needs. */
export function ChangeRules() {
  const rules = useCall(calls.listChangeRules)
  return (
    <Page
      title="Changes while licensed"
      lead="What a licensed facility can change, and what each change needs. Owners read it before they ask."
      back={{ to: paths.settings(), label: 'Settings' }}
    >
      <WhenLoaded of={rules}>{({ data }) => <ChangeRuleTable rules={data} />}</WhenLoaded>
    </Page>
  )
}
