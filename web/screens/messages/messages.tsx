import { Link } from 'react-router'
import { OwnMessages } from '../../features/messages/own-messages.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** Everything that the portal has told the person, the newest first. */
export function Messages() {
  const address = useListAddress()
  return (
    <Page
      title="Messages"
      lead={
        <>
          What the portal has told you. <Link to={`${paths.account()}#messages`}>Choose</Link> whether you are also told
          by email and SMS.
        </>
      }
    >
      <OwnMessages address={address} />
    </Page>
  )
}
