import * as calls from '@portal/contract/calls/settings.ts'
import type { SettingName } from '@portal/contract/entities/settings.ts'
import { TakeAway } from '../../api/take-away.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { settingLabels } from './in-words.ts'
import looks from './settings.module.css'

/** Takes back what is planned for a setting, after asking. */
export function TakeBack({ name, stays }: { name: SettingName; stays: string }) {
  return (
    <TakeAway
      call={calls.takeBackPlans}
      sent={{ params: { name } }}
      label={
        <>
          Take back<Unseen> the change of: {settingLabels[name]}</Unseen>
        </>
      }
      size="compact-md"
      className={looks.inRow}
      title="Take this change back?"
      confirm="Take back"
      isHarmless
      success="Updated successfully!"
    >
      <p className={looks.plain}>
        {settingLabels[name]}: what was planned will not happen. {stays}
      </p>
    </TakeAway>
  )
}
