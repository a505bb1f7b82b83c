import { type ReactNode, useState } from 'react'
import { ConnectionBanner } from '../ui/feedback/connection-banner.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../ui/feedback/load-problem.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { notify } from '../ui/feedback/toast.tsx'
import { BusyButton } from '../ui/form/busy-button.tsx'
import { Button } from '../ui/form/button.tsx'
import layout from '../ui/layout/layout.module.css'
import { Panel, Section } from '../ui/layout/page.tsx'
import { ConfirmDialogExamples } from './confirm-dialog-examples.tsx'
import { ExampleForm } from './example-form.tsx'
import { GuidePage } from './guide-page.tsx'
import { StateSwitch } from './state-switch.tsx'
import styles from './style-guide.module.css'
import { ToastExamples } from './toast-examples.tsx'

// The example buttons only show a notification.
function press(button: string) {
  notify(`You pressed ${button}.`)
}

function Notices() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Notice title="The ministry is deciding on this registration">
        <p>Nothing can be changed until it has decided.</p>
      </Notice>
      <Notice
        tone="warning"
        title="Another facility has this CAC number"
        action={<Button onClick={() => press('Go on')}>Go on</Button>}
      >
        <p>Look whether it is the same one before you go on.</p>
      </Notice>
      <Notice tone="danger" title="The ministry declined this application">
        <p>A notice about a status has the colour of its badge.</p>
      </Notice>
      <Notice tone="ended" title="This application has ended">
        <p>You can start a new one from your facility.</p>
      </Notice>
      {isOpen ? (
        <Notice tone="success" title="This facility is registered" onClose={() => setIsOpen(false)}>
          <p>Print its certificate whenever you need it.</p>
        </Notice>
      ) : (
        <div>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            Show the closed notice again
          </Button>
        </div>
      )}
    </>
  )
}

function Buttons() {
  return (
    <StateSwitch of="The buttons" states={['At rest', 'At work']}>
      {(state) => (
        <Panel>
          <div className={`${layout.row4} ${styles.beside}`}>
            <BusyButton busy={state === 'At work' && 'Please wait'} onClick={() => press('Submit')}>
              Submit
            </BusyButton>
            <Button variant="default" onClick={() => press('Cancel')}>
              Cancel
            </Button>
            <Button variant="subtle" onClick={() => press('Clear')}>
              Clear
            </Button>
            <BusyButton isDanger busy={state === 'At work' && 'Please wait'} onClick={() => press('Delete')}>
              Delete
            </BusyButton>
          </div>
        </Panel>
      )}
    </StateSwitch>
  )
}

/** Toasts, notices, dialogs, forms and empty states. `templates` shows what goes by mail and SMS; it makes a call. */
export function Notifications({ templates }: { templates: ReactNode }) {
  return (
    <GuidePage title="Notifications" lead="What the portal says, what it asks, and how it says no.">
      <Section id="toasts-and-notifications" title="Toasts and notifications">
        <Panel>
          <ToastExamples />
        </Panel>
      </Section>
      <Section id="notices" title="Notices">
        <Notices />
      </Section>
      <Section id="questions" title="Questions">
        <Panel>
          <ConfirmDialogExamples />
        </Panel>
      </Section>
      <Section id="buttons" title="Buttons">
        <Buttons />
      </Section>
      <Section id="forms" title="Forms">
        <p>Submit it as it is to see the summary of errors; each error stands beside its field too.</p>
        <Panel>
          <ExampleForm />
        </Panel>
      </Section>
      <Section id="nothing-to-show" title="Nothing to show">
        <StateSwitch of="The place of a list" states={['Empty', 'Failed']}>
          {(state, choose) =>
            state === 'Empty' ? (
              <EmptyState
                title="No Facilities Added yet"
                action={<Button onClick={() => press('Add Facility')}>Add Facility</Button>}
              >
                Add your facility first. Then you can start its registration.
              </EmptyState>
            ) : (
              <LoadProblem
                problem={{ message: 'The portal cannot be reached. Check your connection and try again.' }}
                onRetry={() => choose('Empty')}
              />
            )
          }
        </StateSwitch>
      </Section>
      <Section id="by-mail-and-sms" title="By email and SMS">
        {templates}
      </Section>
      <Section id="connection" title="Connection">
        <StateSwitch of="The portal" states={['Can be reached', 'Cannot be reached']}>
          {(state) => <ConnectionBanner lost={state === 'Cannot be reached'} />}
        </StateSwitch>
      </Section>
    </GuidePage>
  )
}
