import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { lazily } from '@portal/domain/text/lazily.ts'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { NextBar } from '../../../ui/table/next-bar.tsx'
import { useLastCase } from './last-case.ts'
import { nextCases, useQueue } from './queue.ts'

const inWords = lazily(() => new Intl.NumberFormat('en-NG'))

function leftInWords({ total: left, or_more }: { total: number; or_more?: boolean }): string {
  if (or_more) return `${inWords().format(left)} applications or more are behind this one.`
  return byNumber(left, { one: 'One application is behind this one.', other: '# applications are behind this one.' })
}

interface NextProps {
  registrationId: number
  /** The signed-in officer has this application. */
  isOwn: boolean
  /** The same page of another case. */
  to: (registrationId: number, queue: string) => string
}

/** The first of the queries for the next case that finds one. */
function useNext(queue: string, registrationId: number, isOwn: boolean) {
  const [query, otherwise] = nextCases(queue, registrationId, isOwn)
  const first = useCall(calls.listRegistrations, { query: query ?? {} })
  const hasNone = first.data?.data.length === 0 && !first.isPlaceholderData
  const second = useCall(
    calls.listRegistrations,
    { query: otherwise ?? {} },
    { enabled: hasNone && otherwise !== undefined },
  )
  return hasNone && otherwise !== undefined ? second : first
}

function Bar({ registrationId, to, queue, isOwn }: NextProps & { queue: string }) {
  return (
    <NextBar label="Queue" noun="application" of={useNext(queue, registrationId, isOwn)}>
      {(found) => {
        const [following] = found.data
        return (
          <>
            <p>{following ? leftInWords(found) : 'You are at the end of the queue.'}</p>
            {following ? (
              <LinkButton to={to(following.id, queue)} variant="outline">
                Next application
              </LinkButton>
            ) : (
              <LinkButton to={paths.queue(queue)} variant="default">
                Back to the queue
              </LinkButton>
            )}
          </>
        )
      }}
    </NextBar>
  )
}

/** The link from a case of the officers' queue to the next one. Hidden if the case was not opened from the queue. */
export function NextCase(props: NextProps) {
  const queue = useQueue()
  useLastCase(props.registrationId, queue)
  return queue === undefined ? null : <Bar {...props} queue={queue} />
}
