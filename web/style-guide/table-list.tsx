import { type Verdict, verdicts } from '@portal/domain/cases/verdicts.ts'
import { useState } from 'react'
import { CounterCard, Counters } from '../ui/chart/counter-card.tsx'
import { LinesSkeleton } from '../ui/feedback/skeletons.tsx'
import { notify } from '../ui/feedback/toast.tsx'
import { MenuButton } from '../ui/form/menu-button.tsx'
import { Segmented } from '../ui/form/segmented.tsx'
import { DescriptionList } from '../ui/layout/description-list.tsx'
import { Disclosure } from '../ui/layout/disclosure.tsx'
import { Panel, Section } from '../ui/layout/page.tsx'
import { Steps } from '../ui/layout/steps.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { TaskList } from '../ui/layout/task-list.tsx'
import { Timeline } from '../ui/layout/timeline.tsx'
import { CardsSkeleton } from '../ui/table/card-list.tsx'
import { ExampleTable } from './example-table.tsx'
import { GuideCards } from './guide-cards.tsx'
import { GuidePage } from './guide-page.tsx'
import { StateSwitch } from './state-switch.tsx'

const facts = [
  { label: 'Facility name', value: 'Alheri Family Clinic' },
  { label: 'Address', value: '14 Bosso Road, Minna' },
  { label: 'Website', value: '' },
  { label: 'Postal address', value: '' },
]

const events = [
  {
    id: 2,
    at: '2026-11-20T09:30:00Z',
    title: 'Awaiting decision',
    by: 'Ibrahim Musa',
    note: 'Both verdicts are given.',
  },
  { id: 1, at: '2026-11-18T14:05:00Z', title: 'Submitted', by: 'Amina Bello' },
]

const opens = (task: string) => ({ onOpen: () => notify(`You opened ${task}.`) })

/** Nothing is pressed until it is chosen. */
function VerdictExample() {
  const [verdict, setVerdict] = useState<Verdict>()
  return (
    <Segmented
      legend="Documents review"
      note={verdict ? undefined : 'Not given yet'}
      name="example-verdict"
      choices={verdicts}
      value={verdict}
      onChoose={setVerdict}
    />
  )
}

/** Tables and lists in all their states. */
export function TableList() {
  return (
    <GuidePage title="Tables and lists" lead="Whatever comes in numbers, in each of the states it can be in.">
      <Section id="table" title="Table">
        <ExampleTable />
      </Section>
      <Section id="counters" title="Counters">
        <StateSwitch of="The counters" states={['Counted', 'Loading']}>
          {(state) => (
            <Counters>
              <CounterCard label="All Facilities" value={state === 'Loading' ? undefined : 1204} />
              <CounterCard label="Awaiting Approval" value={state === 'Loading' ? undefined : 61} />
            </Counters>
          )}
        </StateSwitch>
      </Section>
      <Section id="cards" title="Cards">
        <StateSwitch of="The cards" states={['Full', 'Loading']}>
          {(state) => (state === 'Full' ? <GuideCards /> : <CardsSkeleton />)}
        </StateSwitch>
      </Section>
      <Section id="facts" title="Facts">
        <StateSwitch of="The facts" states={['Full', 'Loading']}>
          {(state) => <Panel>{state === 'Full' ? <DescriptionList rows={facts} /> : <LinesSkeleton />}</Panel>}
        </StateSwitch>
      </Section>
      <Section id="tasks" title="Tasks">
        <TaskList
          label="Sections"
          tasks={[
            { name: 'Facility details', hint: '14 Bosso Road, Minna', state: 'Done', ...opens('Facility details') },
            { name: 'Staff', hint: 'One of two recorded', state: 'In progress', ...opens('Staff') },
            { name: 'Referees', hint: 'Two are asked for', state: 'To do', ...opens('Referees') },
            { name: 'Registration form', state: 'Optional', ...opens('Registration form') },
            { name: 'Documents', hint: 'The PHCN bill', state: 'Returned', ...opens('Documents') },
            { name: 'Payment', hint: '₦50,000 paid', state: 'Not returned', ...opens('Payment') },
            { name: 'Submit', hint: 'When everything else is done', state: 'Later' },
          ]}
        />
      </Section>
      <Section id="steps" title="Steps">
        <Panel>
          <Steps names={['Facility Details', 'Applicant Details']} current={1} />
        </Panel>
      </Section>
      <Section id="timeline" title="Timeline">
        <Panel>
          <Timeline events={events} />
        </Panel>
      </Section>
      <Section id="tabs" title="Tabs">
        <Tabs
          label="Parts of a page"
          tabs={[
            { id: 'urgent', label: 'Exceptions', count: 2, isUrgent: true, panel: <p>What must not be overlooked.</p> },
            { id: 'counted', label: 'Answers', count: 72, panel: <p>Everything else, one click away.</p> },
            { id: 'plain', label: 'More', panel: <p>What is read less often.</p> },
          ]}
        />
      </Section>
      <Section id="choices-and-menu" title="Choices side by side, and a menu">
        <Panel>
          <VerdictExample />
          <MenuButton
            label="More actions"
            items={[
              { name: 'Put back', icon: 'inbox', onChoose: () => undefined },
              { name: 'Decline', icon: 'cross', isDanger: true, onChoose: () => undefined },
            ]}
          />
          <MenuButton
            label="Download"
            isNamed
            items={[
              { name: 'Excel', icon: 'file', onChoose: () => undefined },
              { name: 'CSV', icon: 'file', onChoose: () => undefined },
            ]}
          />
        </Panel>
      </Section>
      <Section id="more-on-request" title="More on request">
        <Panel>
          <Disclosure label="2 questions">
            <p>What is rarely needed waits behind a button that says how much there is.</p>
          </Disclosure>
        </Panel>
      </Section>
    </GuidePage>
  )
}
