import { ThisPortal } from '../../features/settings/portal/this-portal.tsx'
import { WhatChanged } from '../../features/settings/portal/what-changed.tsx'
import { GuideCards } from '../../style-guide/guide-cards.tsx'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'

/** The portal's version and changes, and the style guide. docs/decisions/0007. */
export function Upgrade() {
  return (
    <Page title="About this portal">
      <Panel>
        <ThisPortal />
      </Panel>
      <Section title="What changed">
        <Panel>
          <WhatChanged />
        </Panel>
      </Section>
      <Section title="Style guide">
        <p>How the portal looks and speaks, drawn with its own parts.</p>
        <GuideCards />
      </Section>
    </Page>
  )
}
