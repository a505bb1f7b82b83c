import { addDays } from '../dates/calendar-date.ts'

/** So many letters are in one file: a clerk prints, folds and checks them in one go. */
export const lettersPerFile = 200

/** The most letters of one job. */
export const maxLettersOfJob = 20_000

/** For so many days a file can be downloaded. Then it is deleted, because it has the codes. */
export const fileDays = 7

/** Letters that were made in so many days are left out, unless the officer wants something else. */
export const usualLeaveOutDays = 30

/** A search that finds more is not a choice that somebody has looked at. */
export const maxFoundForLetters = 1000

/** How far a job is. One that failed could not make a file, however often it tried. */
export const claimLetterJobStates = ['running', 'stopping', 'stopped', 'failed', 'done'] as const

/** One of `claimLetterJobStates`. */
export type ClaimLetterJobState = (typeof claimLetterJobStates)[number]

interface JobInTime {
  ended_at: string | null
  stopped_at: string | null
  has_failed: boolean
}

/** The state of a job. One that was stopped still finishes the file that it is making. */
export function stateOfClaimLetterJob({ ended_at, stopped_at, has_failed }: JobInTime): ClaimLetterJobState {
  if (has_failed) return 'failed'
  if (ended_at === null) return stopped_at === null ? 'running' : 'stopping'
  return stopped_at === null ? 'done' : 'stopped'
}

/** What has become of a file. `empty`: no facility of it could have a letter by then. */
export const claimLetterFileStates = ['waiting', 'ready', 'empty', 'deleted', 'not made'] as const

/** One of `claimLetterFileStates`. */
export type ClaimLetterFileState = (typeof claimLetterFileStates)[number]

interface FileInTime {
  made_on: string | null
  letters: number | null
  is_job_ended: boolean
}

/** The state of a file on a day. */
export function stateOfClaimLetterFile(
  { made_on, letters, is_job_ended }: FileInTime,
  today: string,
): ClaimLetterFileState {
  if (made_on === null) return is_job_ended ? 'not made' : 'waiting'
  if (letters === 0) return 'empty'
  return today <= lastDayOfFile(made_on) ? 'ready' : 'deleted'
}

/** A facility for which a letter is to be made. */
interface ChosenFacility {
  id: number
  local_gov_area_id: number
}

/** One file of letters: facilities of one LGA, in their order. */
export interface FileOfLetters {
  local_gov_area_id: number
  facility_ids: number[]
}

/** Divides facilities, which are in the order of their LGAs, into files. */
export function filesOfLetters(chosen: readonly ChosenFacility[]): FileOfLetters[] {
  const files: FileOfLetters[] = []
  for (const { id, local_gov_area_id } of chosen) {
    const last = files.at(-1)
    if (last?.local_gov_area_id === local_gov_area_id && last.facility_ids.length < lettersPerFile) {
      last.facility_ids.push(id)
    } else {
      files.push({ local_gov_area_id, facility_ids: [id] })
    }
  }
  return files
}

/** The last day on which a file that was made on a day can be downloaded. */
export function lastDayOfFile(made_on: string): string {
  return addDays(made_on, fileDays - 1)
}

/** The files that were made on this day or later can be downloaded on a day. */
export function firstDayOfFiles(today: string): string {
  return addDays(today, 1 - fileDays)
}
