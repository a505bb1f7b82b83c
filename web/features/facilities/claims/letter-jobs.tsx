import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/claim-letters.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { useCall } from '../../../api/use-call.ts'
import { Moment } from '../../../ui/dates.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import textStyles from '../../../ui/text.module.css'
import { LetterFiles } from './letter-files.tsx'

type Jobs = Reply<typeof calls.listClaimLetterJobs>
type Job = Jobs['data'][number]

const isAtWork = ({ state }: Job) => state === 'running' || state === 'stopping'
const jobsOn = (page: string) => ({ query: { page, per_page: '5' } })

/** Whether a job is at work; undefined while that loads. */
export function useRunningJob(): boolean | undefined {
  return useCall(calls.listClaimLetterJobs, jobsOn('1')).data?.data.some(isAtWork)
}

/** The jobs that made letters, the newest first, with their files. While one is at work, it is followed. */
export function LetterJobs({ page, onPage }: { page: string; onPage: (page: number) => void }) {
  const jobs = useCall(calls.listClaimLetterJobs, jobsOn(page), {
    refetchInterval: (reply) => (reply?.data.some(isAtWork) ? 2000 : false),
  })
  return (
    <WhenLoaded of={jobs}>
      {(reply) => (
        <Section title="Letters that were made">
          <p>{withoutAccount(reply)}</p>
          {reply.total === 0 && <p className={textStyles.quiet}>No letters have been made here yet.</p>}
          {reply.data.map((job, place) => (
            <JobPanel key={job.id} job={job} isFirst={place === 0} />
          ))}
          {reply.last_page > 1 && <Pages of={reply} onPage={onPage} />}
        </Section>
      )}
    </WhenLoaded>
  )
}

function withoutAccount({ facilities, without_account }: Jobs): string {
  const all = facilities.toLocaleString('en')
  return byNumber(without_account, {
    one: `# of ${all} facilities belongs to no account yet.`,
    other: `# of ${all} facilities belong to no account yet.`,
  })
}

const stateWords: Record<Job['state'], string> = {
  running: 'Being made',
  stopping: 'Stops after the present file',
  stopped: 'Stopped',
  failed: 'Could not be made. The log of the server says why.',
  done: 'Done',
}

function JobPanel({ job, isFirst }: { job: Job; isFirst: boolean }) {
  const { id, state, facilities, done, letters, claimed, files_made, files, ended_at, stopped_by } = job
  return (
    <Panel>
      <div className={layout.stack3}>
        <div className={`${layout.row3} ${layout.between}`}>
          <h3>{nameOf(job)}</h3>
          {state === 'running' && (
            <ConfirmedButton
              call={calls.stopClaimLetters}
              sent={{ params: { id: String(id) } }}
              label="Stop"
              title="Stop making letters?"
              confirm="Stop"
              success={({ message }) => message}
            >
              The file that is being made is finished, and the files that are made stay. The other facilities keep the
              codes that they have.
            </ConfirmedButton>
          )}
        </div>
        <p className={textStyles.quiet}>
          {job.asked_by}, <Moment of={job.asked_at} />
        </p>
        <p>
          <strong>{stateWords[state]}</strong>
          {ended_at && state !== 'failed' && (
            <>
              {' '}
              on <Moment of={ended_at} />
            </>
          )}
          {stopped_by && ` by ${stopped_by}`}
        </p>
        {isAtWork(job) && <ProgressBar value={done} max={facilities} label="Facilities whose letters are made" />}
        <p>
          {done.toLocaleString('en')} of {byNumber(facilities, { one: '# facility', other: '# facilities' })},{' '}
          {files_made.toLocaleString('en')} of {byNumber(files, { one: '# file', other: '# files' })}.{' '}
          {letters > 0 &&
            `${claimed.toLocaleString('en')} of ${byNumber(letters, {
              one: '# letter was used by its owner.',
              other: '# letters were used by their owners.',
            })}`}
          {done > letters &&
            byNumber(done - letters, {
              one: ' # facility got an account or was closed meanwhile, and has no letter.',
              other: ' # facilities got an account or were closed meanwhile, and have no letter.',
            })}
        </p>
        {files_made > 0 && <LetterFiles job={job} areOpen={isFirst} />}
      </div>
    </Panel>
  )
}

/** Which facilities were chosen, in words. */
function nameOf({ id, filters, leave_out_days }: Job): string {
  const { q, status, licensed, from_paper, import_id, facility_type, local_gov_area } = filters
  const chosen = [
    local_gov_area,
    facility_type,
    status && sentenceCase(status.join(' or ')),
    licensed && 'licensed today',
    from_paper && (from_paper === 'yes' ? 'from the paper register' : 'whose licence needs a date'),
    import_id && 'of one import',
    q && `“${q}”`,
  ].filter(Boolean)
  const without = leave_out_days === null ? '' : `, without those with a letter of the last ${leave_out_days} days`
  return `Job ${id}: ${chosen.length > 0 ? chosen.join(', ') : 'all facilities'}${without}`
}
