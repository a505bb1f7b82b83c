import type { Reply } from '@portal/contract/call.ts'
import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/facilities/calls/claim-letters.ts'
import { claimLetterFile, claimLetterJob } from '@portal/contract/facilities/claim-letter-job.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { lga } from '@portal/contract/places/lga.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

type Jobs = Reply<typeof calls.listClaimLetterJobs>
type Job = Jobs['data'][number]
type File = Reply<typeof calls.listClaimLetterFiles>['data'][number]
type Choice = Reply<typeof calls.countClaimLetters>['data']

const page = { current_page: 1, last_page: 1, per_page: 15 }
const job = {
  ...exampleOf(claimLetterJob),
  state: 'done',
  done: 412,
  letters: 410,
  files_made: 3,
  files_ready: 3,
} as const
const file = exampleOf(claimLetterFile)
const choice: Choice = { letters: 412, files: 3, recent: 5, most: 20_000, is_more: false }

const expires_at = '2026-04-08T10:35:00.000Z'

const started = reply(calls.startClaimLetters, { message: '412 letters are being made', data: job })

interface Shown {
  jobs?: Job[]
  files?: File[]
  counted?: Choice
  answer?: FakeReply
}

function show({ jobs = [], files = [], counted = choice, answer = started }: Shown, at = '') {
  const all = { facilities: 2000, without_account: 1840 }
  return renderScreen(paths.claimLetters(at), {
    as: 'admin',
    replies: [
      reply(calls.listClaimLetterJobs, { ...page, per_page: 5, total: jobs.length, data: jobs, ...all }),
      reply(calls.listClaimLetterFiles, { ...page, total: files.length, data: files }),
      reply(calls.countClaimLetters, { data: counted }),
      answer,
      reply(calls.stopClaimLetters, { message: 'No further file of letters is begun', data: job }),
      reply(calls.linkClaimLetters, { url: '/claim-letters/7?signature=Zm9v', expires_at }),
      reply(calls.linkLettersOfJob, { url: '/claim-letters/of-job/3?signature=Zm9v', expires_at }),
      reply(listHomeLgas, [{ ...exampleOf(lga), id: 544, list: 'Chanchaga' }]),
      reply(listFacilityTypes, { data: [] }),
    ],
  })
}

describe('choosing for whom letters are made', () => {
  it('says how many there would be, with the filters of the list, and makes them after a question', async () => {
    const { user, sent } = show({}, 'local_gov_area_id=544')
    expect(await screen.findByText(/in 3 files, LGA by LGA/)).toHaveTextContent(
      '412 letters in 3 files, LGA by LGA. 5 facilities are left out, because their letters were made lately.',
    )
    expect(sent(calls.countClaimLetters).at(-1)?.query).toEqual({ local_gov_area_id: '544', leave_out_days: '30' })
    expect(screen.getByText('1,840 of 2,000 facilities belong to no account yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Make 412 letters' }))
    expect(sent(calls.startClaimLetters)).toEqual([])
    const dialog = await screen.findByRole('dialog', { name: 'Make 412 letters?' })
    expect(dialog).toHaveTextContent('The codes of letters that were made for them before end.')
    await user.click(within(dialog).getByRole('button', { name: 'Make them' }))
    expect(await screen.findByText('412 letters are being made')).toBeVisible()
    const host = window.location.host
    expect(sent(calls.startClaimLetters)[0]?.body).toEqual({ local_gov_area_id: '544', leave_out_days: '30', host })
  })

  it('leaves out nobody if the officer says so, and other days than usual', async () => {
    const { user, sent } = show({})
    const days = await screen.findByLabelText('Made in the last … days')
    await user.clear(days)
    await enterText(user, days, '7')
    await waitFor(() => expect(sent(calls.countClaimLetters).at(-1)?.query).toEqual({ leave_out_days: '7' }))
    await user.clear(days)
    await enterText(user, days, '0')
    expect(await screen.findByText('Enter a number of days from 1 to 365')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
    await user.click(screen.getByLabelText(/^Leave out facilities/))
    await waitFor(() => expect(sent(calls.countClaimLetters).at(-1)?.query).toEqual({}))
  })

  it.each([
    ['none', { letters: 0, files: 0, recent: 0 }, /No open facility of this choice is without an account\.$/],
    ['those with a letter of late', { letters: 0, files: 0, recent: 5 }, /5 facilities are left out/],
    ['too many', { letters: 20_001, files: 110 }, /One job makes at most 20,000 letters/],
    ['more than a search looks at', { is_more: true }, /The search finds more facilities than are looked at/],
  ])('offers no button for %s', async (_name, counted, said) => {
    show({ counted: { ...choice, ...counted } })
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
  })

  it('shows why a job was refused', async () => {
    const answer = { code: 'already_exists', status: 409, message: 'Letters are being made.' } as const
    const { user } = show({ answer: refusal(calls.startClaimLetters, answer) })
    await user.click(await screen.findByRole('button', { name: 'Make 412 letters' }))
    await user.click(await screen.findByRole('button', { name: 'Make them' }))
    expect(await screen.findByText('Letters are being made.')).toBeVisible()
  })
})

describe('the letters that were made', () => {
  it('show how far the job is, and can be stopped', async () => {
    const running = { ...job, state: 'running', done: 200, letters: 199, files_made: 1, files_ready: 1 } as const
    const { user, sent } = show({ jobs: [running], files: [file] })
    expect(
      await screen.findByRole('heading', { name: 'Job 3: Chanchaga, without those with a letter of the last 30 days' }),
    ).toBeVisible()
    expect(screen.getByText(/^Letters are being made, see below/)).toBeVisible()
    expect(sent(calls.countClaimLetters)).toEqual([])
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '200')
    expect(screen.getByText(/^200 of 412 facilities/)).toHaveTextContent(
      '200 of 412 facilities, 1 of 3 files. 12 of 199 letters were used by their owners. 1 facility got an account or was closed meanwhile, and has no letter.',
    )
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(sent(calls.stopClaimLetters)[0]?.path).toBe('/api/claim-letters/3/stop'))
  })

  it('are asked for again while one of them waits, also once the job is known as done', async () => {
    const files = (state: File['state']) =>
      reply(calls.listClaimLetterFiles, { ...page, total: 1, data: [{ ...file, state }] })
    const { sent } = renderScreen(paths.claimLetters(''), {
      as: 'admin',
      replies: [
        reply(calls.listClaimLetterJobs, { ...page, total: 1, data: [job], facilities: 2000, without_account: 1840 }),
        ...[files('waiting'), files('ready')],
        ...[reply(listHomeLgas, []), reply(listFacilityTypes, { data: [] })],
        reply(calls.countClaimLetters, { data: choice }),
      ],
    })
    expect(await screen.findByText('Waiting')).toBeVisible()
    expect(await screen.findByText(/^Until/, undefined, { timeout: 4000 })).toBeVisible()
    expect(sent(calls.listClaimLetterFiles)).toHaveLength(2)
  })

  it('are downloaded file by file while they are there', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const files = [
      file,
      { ...file, id: 8, place: 2, local_gov_area: 'Bida', state: 'deleted' },
      { ...file, id: 9, place: 3, local_gov_area: 'Lapai', state: 'empty', letters: 0, claimed: 0 },
    ] as const
    const { user, sent } = show({ jobs: [{ ...job, state: 'stopped', stopped_by: 'Musa Bello' }], files: [...files] })
    await screen.findByText(/^Until/)
    const rows = screen.getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      '1Chanchaga19912Until 14 Apr 2026Download file 1, Chanchaga',
      '2Bida19912Deleted',
      '3Lapai00No letter was needed',
    ])
    await user.click(screen.getByRole('button', { name: 'Download file 1, Chanchaga' }))
    await waitFor(() => expect(sent(calls.linkClaimLetters)[0]?.body).toEqual({ file_id: 7 }))
    const address = new URL('/claim-letters/7?signature=Zm9v&download', window.location.href).href
    expect(assign).toHaveBeenCalledWith(address)
  })
  it('are downloaded together as a ZIP while there are several, and not once they are deleted', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const { user, sent } = show({ jobs: [job], files: [file] })
    await user.click(await screen.findByRole('button', { name: 'Download 3 files as a ZIP' }))
    await waitFor(() => expect(sent(calls.linkLettersOfJob)[0]?.body).toEqual({ job_id: 3 }))
    const address = new URL('/claim-letters/of-job/3?signature=Zm9v', window.location.href).href
    expect(assign).toHaveBeenCalledWith(address)
  })

  it.each([1, 0])('are not offered as a ZIP when %d of the files can be downloaded', async (files_ready) => {
    show({ jobs: [{ ...job, files_ready }], files: [file] })
    await screen.findByRole('table')
    expect(screen.queryByRole('button', { name: /ZIP/ })).toBeNull()
    expect(screen.queryAllByText(/^A file can be downloaded for 7 days/)).toHaveLength(files_ready)
  })
  it('of earlier jobs are folded, and asked for when they are opened', async () => {
    const { user, sent } = show({ jobs: [job, { ...job, id: 2, files_ready: 0 }], files: [file] })
    await screen.findByRole('table', { name: 'Files of job 3' })
    expect(sent(calls.listClaimLetterFiles).map(({ path }) => path)).toEqual(['/api/claim-letters/3/files'])
    await user.click(screen.getByRole('button', { name: '3 files of job 2' }))
    expect(await screen.findByRole('table', { name: 'Files of job 2' })).toBeVisible()
  })
})
