import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/changes.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { changeKindWords } from '@portal/domain/facilities/change-kinds.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { ChangeActions } from '../../features/facilities/changes/change-actions.tsx'
import { ChangeComparison } from '../../features/facilities/changes/change-comparison.tsx'
import { ChangeWaits } from '../../features/facilities/changes/change-waits.tsx'
import { ChangedSince } from '../../features/facilities/changes/changed-since.tsx'
import styles from '../../features/facilities/changes/changes.module.css'
import { RequestText } from '../../features/facilities/changes/request-text.tsx'
import { NextFromInbox } from '../../features/inbox/next-from-inbox.tsx'
import { FileViewer } from '../../fields/file-viewer.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'
import textStyles from '../../ui/text.module.css'

type Request = Reply<typeof calls.showChange>['data']

function Documents({ files }: { files: { slug: string; name: string }[] }) {
  const [isOpen, setIsOpen] = useState(true)
  const [index, setIndex] = useState(0)
  if (!isOpen) {
    return (
      <div>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {files.length === 1 ? 'Open the document' : 'Open the documents'}
        </Button>
      </div>
    )
  }
  return <FileViewer files={files} index={index} onMove={setIndex} onClose={() => setIsOpen(false)} />
}

function Details({ request }: { request: Request }) {
  const { file_slug, facility, documents } = request
  const files = [
    ...(file_slug === null ? [] : [{ slug: file_slug, name: 'Document of this request' }]),
    ...documents.map(({ name, file_slug: slug }) => ({ slug, name })),
  ]
  return (
    <div className={`${layout.stack6} ${styles.beside}`} data-open={files.length > 0 || undefined}>
      <Section title="Old and new">
        <Panel>
          <div className={layout.stack2}>
            <ChangeComparison request={request} />
            <RequestText request={request} />
            {files.length === 0 && <p className={textStyles.quiet}>No document was sent with it.</p>}
            <ChangedSince request={request} />
            <ChangeWaits request={request} />
            <ChangeActions request={request} />
            <p>
              <Link to={paths.facility(facility.id)}>See the facility</Link>
            </p>
          </div>
        </Panel>
      </Section>
      {files.length > 0 && <Documents files={files} />}
    </div>
  )
}

/** A request to change what was approved: old beside new, its reason and its document, and what can be done with it. */
export function Change() {
  const { id = '' } = useParams()
  const change = useCall(calls.showChange, { params: { id } })
  const facility = change.data?.data.facility
  const isOfficer = mayDo(useSession(), 'list all facilities')
  const toFacility = facility && { to: paths.facility(facility.id), label: facility.company_name }
  const back = isOfficer
    ? { to: paths.changes(), label: 'Requests for changes' }
    : (toFacility ?? { to: paths.myFacilities(), label: 'My facilities' })
  return (
    <Page
      title={facility ? `Change of ${facility.company_name}` : 'Request for a change'}
      lead={change.data && sentenceCase(changeKindWords[change.data.data.kind])}
      back={back}
    >
      <WhenLoaded of={change} back={back}>
        {({ data }) => (
          <>
            <NextFromInbox />
            <Details request={data} />
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
