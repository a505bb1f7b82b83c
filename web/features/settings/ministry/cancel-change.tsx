import * as calls from '@portal/contract/settings/calls/settings.ts'
import { ministrySettings, type SettingName } from '@portal/domain/settings/settings.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Cancels the planned change of a setting after a confirmation. */
export function CancelChange({ name, stays }: { name: SettingName; stays: string }) {
  const { label } = ministrySettings[name]
  return (
    <ConfirmedButton
      call={calls.cancelPlannedChanges}
      sent={{ params: { name } }}
      label={
        <>
          Take back<VisuallyHidden> the change of: {label}</VisuallyHidden>
        </>
      }
      isCompact
      className={signedIn.inRow}
      title="Take this change back?"
      confirm="Take back"
      isHarmless
      success="Updated successfully!"
    >
      <p>
        {label}: what was planned will not happen. {stays}
      </p>
    </ConfirmedButton>
  )
}
