import { showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { facilityDetail } from '../testing/facilities.ts'
import { noAnswer, reply } from '../testing/fake-portal.ts'
import { renderComponent } from '../testing/render.tsx'
import { eraseKeptReplies, useKeptReply } from './kept-replies.ts'
import { useCall } from './use-call.ts'

function Shown({ id, isKept = true }: { id: string; isKept?: boolean }) {
  const facility = useKeptReply(showFacility, { of: id, isKept }, useCall(showFacility, { params: { id } }))
  return <p>{facility.data?.data.company_name ?? facility.error?.code ?? 'Loading'}</p>
}

afterEach(eraseKeptReplies)

/** Shows the facility with a connection, then loads the page again without one. */
async function loadTwice({ first = '12', second = '12', isKept = true, person = 16, erases = false } = {}) {
  const found = [reply(showFacility, facilityDetail())]
  const { unmount } = renderComponent(<Shown id={first} isKept={isKept} />, {
    as: 'user',
    session: { id: 16 },
    replies: found,
  })
  await screen.findByText('Sabongari Family Clinic')
  unmount()
  if (erases) eraseKeptReplies()
  renderComponent(<Shown id={second} isKept={isKept} />, {
    as: 'user',
    session: { id: person },
    replies: [noAnswer(showFacility)],
  })
}

it('what was loaded is there again without a connection', async () => {
  await loadTwice()
  expect(await screen.findByText('Sabongari Family Clinic')).toBeVisible()
})

it.each([
  ['something else was asked for', { second: '13' }],
  ['it is not to be kept', { isKept: false }],
  ['it is of another person', { person: 17 }],
  ['it was erased', { erases: true }],
])('nothing is there when %s', async (_when, given) => {
  await loadTwice(given)
  expect(await screen.findByText('unreachable')).toBeVisible()
})
