import { type InboxKind, inboxKindNames } from '@portal/domain/inbox/kinds.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useLocation } from 'react-router'
import * as calls from '../../api/first-page-calls.ts'
import { useCall } from '../../api/use-call.ts'
import { countInWords } from '../../fields/count-in-words.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { NextBar } from '../../ui/table/next-bar.tsx'
import { type InboxItem, shownAs } from './inbox-kinds.ts'

interface NextProps {
  /** The kind that the inbox was narrowed to; '' for all. */
  inbox: string
  /** The place in the inbox of what this page is about. */
  after: string
}

function leftInWords({ total, or_more }: { total: number; or_more?: boolean }): string {
  if (or_more) return `${countInWords({ total, or_more })} things in your inbox are behind this one.`
  return byNumber(total, {
    one: 'One thing in your inbox is behind this one.',
    other: '# things in your inbox are behind this one.',
  })
}

/** Something may wait in two ways, one behind the other: then the next one has another page than this. */
function isOfPage(item: InboxItem, chosen: InboxKind | undefined, pathname: string): boolean {
  return shownAs(item, chosen).path === pathname
}

/** The link from something of the inbox to the next thing, as the inbox lists it. */
export function NextInInbox({ inbox, after }: NextProps) {
  const { pathname } = useLocation()
  const chosen = inboxKindNames.find((kind) => kind === inbox)
  const query = { ...(chosen ? { kind: chosen } : {}), after, per_page: 3 }
  return (
    <NextBar label="Inbox" noun="thing in your inbox" of={useCall(calls.listInbox, { query })}>
      {({ data, total, or_more }) => {
        const others = data.filter((item) => !isOfPage(item, chosen, pathname))
        const [following] = others
        if (!following) {
          return (
            <>
              <p>You are at the end of your inbox.</p>
              <LinkButton to={paths.inbox(chosen)} variant="default">
                Back to the inbox
              </LinkButton>
            </>
          )
        }
        const left = total - (data.length - others.length)
        return (
          <>
            <p>{leftInWords({ total: left, ...(or_more ? { or_more } : {}) })}</p>
            <LinkButton to={shownAs(following, chosen).to} variant="outline">
              Next in the inbox
            </LinkButton>
          </>
        )
      }}
    </NextBar>
  )
}
