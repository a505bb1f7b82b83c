import * as calls from '@portal/contract/imports/calls/imports.ts'
import type { Preparing, Stage } from './success-stage.ts'

/** A draft of one licence on paper that comes in, under a name that nobody else has. */
async function draft({ officer, facility, done }: Stage) {
  const body = { name: `From Paper ${facility.id} ${officer.id}`, type: 2, lga: 544, last_day: '2027-12-31' }
  const { data } = await done(officer, calls.addImportByHand, { body })
  return { params: { id: data.id } }
}

/** Its commit has begun. */
async function committed(stage: Stage) {
  const request = await draft(stage)
  await stage.done(stage.officer, calls.commitImport, { ...request, body: { rows: 1 } })
  return request
}

/** The calls about registers from paper, each with what makes it succeed. */
export const importSuccesses = {
  askToCommitImport: async (stage) => ({ by: stage.officer, request: await draft(stage) }),
  sendImportBack: async (stage) => {
    const request = await draft(stage)
    await stage.done(stage.officer, calls.askToCommitImport, request)
    return { by: stage.officer, request }
  },
  commitImport: async (stage) => ({ by: stage.officer, request: { ...(await draft(stage)), body: { rows: 1 } } }),
  stopImport: async (stage) => ({ by: stage.officer, request: await committed(stage) }),
  undoImport: async (stage) => {
    const request = await committed(stage)
    await stage.done(stage.officer, calls.stopImport, request)
    return { by: stage.officer, request }
  },
  giveUpImport: async (stage) => ({ by: stage.officer, request: await draft(stage) }),
  linkWrongRows: async (stage) => ({ by: stage.officer, request: await draft(stage) }),
} as const satisfies Record<string, Preparing>
