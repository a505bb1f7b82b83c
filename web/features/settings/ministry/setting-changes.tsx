import type { SettingChange } from '@portal/contract/settings/settings.ts'
import { valueInWords } from '@portal/domain/settings/in-words.ts'
import { ministrySettings } from '@portal/domain/settings/settings.ts'
import { Day } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { Timeline } from '../../../ui/layout/timeline.tsx'
import { useStateName } from './use-state-name.ts'

/** The newest changes of the settings: who changed what, and when. */
export function SettingChanges({ changes }: { changes: SettingChange[] }) {
  const stateName = useStateName()
  return (
    <Section id="changes" title="What was changed">
      {changes.length === 0 ? (
        <EmptyState isSmall icon="clock" title="Nothing was changed yet">
          Every change is written down here, with who made it and when.
        </EmptyState>
      ) : (
        <Panel>
          <Timeline
            events={changes.map(({ id, name, value, start_date, recorded_at, user }) => ({
              id,
              at: recorded_at,
              title: `${ministrySettings[name].label}: ${valueInWords(name, value, stateName)}`,
              by: `${user.first_name} ${user.last_name}`,
              note: (
                <>
                  Holds from <Day of={start_date} />
                </>
              ),
            }))}
          />
        </Panel>
      )}
    </Section>
  )
}
