import * as calls from '@portal/contract/settings/calls/settings.ts'
import type { SettingName } from '@portal/contract/settings/settings.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { settingLabels } from './in-words.ts'
import styles from './settings.module.css'

/** Cancels the planned change of a setting after a confirmation. */
export function CancelChange({ name, stays }: { name: SettingName; stays: string }) {
  return (
    <ConfirmedButton
      call={calls.cancelPlannedChanges}
      sent={{ params: { name } }}
      label={
        <>
          Take back<VisuallyHidden> the change of: {settingLabels[name]}</VisuallyHidden>
        </>
      }
      isCompact
      className={styles.inRow}
      title="Take this change back?"
      confirm="Take back"
      isHarmless
      success="Updated successfully!"
    >
      <p>
        {settingLabels[name]}: what was planned will not happen. {stays}
      </p>
    </ConfirmedButton>
  )
}
