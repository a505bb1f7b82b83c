import { smallImage } from '@portal/contract/fields/accepted-file.ts'
import * as calls from '@portal/contract/settings/calls/settings.ts'
import type { Settings } from '@portal/contract/settings/settings.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { Allowed } from '../../../api/allowed.tsx'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { FileField } from '../../../fields/file-field.tsx'
import { Crest } from '../../../ui/crest.tsx'
import { Day } from '../../../ui/dates.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { CancelChange } from './cancel-change.tsx'
import styles from './settings.module.css'
import { StartDateField } from './start-date-field.tsx'

function UploadCrest() {
  const [isOpen, setIsOpen] = useDialogState('crest')
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Upload crest
      </Button>
      {isOpen && (
        <ModalForm
          title="Upload crest"
          call={calls.uploadCrest}
          defaults={{ start_date: lagosDate(Date.now()) }}
          submit="Upload"
          busy="Uploading"
          success="Updated successfully!"
          onClose={() => setIsOpen(false)}
        >
          <FileField
            name="document"
            label="Picture"
            hint={`${smallImage.typeNames}, up to ${smallImage.maxSize}. A square picture on a clear ground looks best.`}
            accepted={smallImage}
            photo={{ longSide: 600, keepsFormat: true }}
          />
          <StartDateField />
        </ModalForm>
      )}
    </>
  )
}

function Planned({ next }: { next: NonNullable<Settings['crest_url']['next']> }) {
  return (
    <div className={layout.line}>
      {next.value && (
        <span className={styles.next}>
          <Crest src={next.value} size={64} />
        </span>
      )}
      <span>
        From <Day of={next.start_date} />: <strong>{next.value ? 'this picture' : 'no picture'}</strong>
      </span>
      <Allowed to="manage the settings">
        <CancelChange name="crest_url" stays="The crest stays as it is." />
      </Allowed>
    </div>
  )
}

/** Shows, replaces or removes the ministry's crest. Spec §9.3. */
export function CrestSection({ settings }: { settings: Settings }) {
  const { value, since, next } = settings.crest_url
  return (
    <Section
      id="crest"
      title="Crest"
      actions={
        <Allowed to="manage the settings">
          <UploadCrest />
          {value && <RemoveCrest />}
        </Allowed>
      }
    >
      <Panel>
        <div className={`${layout.row4} ${styles.crest}`}>
          <div className={styles.picture}>
            <Crest src={value} size={96} />
          </div>
          <div className={styles.words}>
            <p>
              {value
                ? 'This picture stands beside the name of the portal, on the login page and on everything that is printed.'
                : 'The ministry has not supplied its crest yet. The portal shows a sign of its own.'}
            </p>
            {since && (
              <p className={textStyles.quiet}>
                Since <Day of={since} />
              </p>
            )}
            {next && <Planned next={next} />}
          </div>
        </div>
      </Panel>
    </Section>
  )
}

/** Removes the crest after a confirmation. */
function RemoveCrest() {
  return (
    <ConfirmedButton
      call={calls.removeCrest}
      sent={{}}
      label="Remove crest"
      title="Remove the crest?"
      confirm="Remove"
      success="deleted successfully!"
    >
      <p>The portal shows a sign of its own again, from now on. Papers that were issued with the crest keep it.</p>
    </ConfirmedButton>
  )
}
