import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/letters/calls.ts'
import { valueOn } from '@portal/domain/dates/dated-values.ts'
import type { LetterFields, LetterPart, LetterSubject } from '@portal/domain/letters/letter.ts'
import { type LetterKind, letterKinds } from '@portal/domain/letters/letter-kinds.ts'
import { letterTemplates } from '@portal/domain/letters/letter-templates.ts'
import { builtInWords, ownWords } from '@portal/domain/letters/letter-text.ts'
import { problemOfWords, valueOfField } from '@portal/domain/letters/letter-words.ts'
import { sampleLetterSubject } from '@portal/domain/letters/sample-letter.ts'
import { refuse } from '@portal/domain/refusal.ts'
import {
  insertLetterWords,
  listLetterWords,
  lockLetterWords,
  wordsOverTime,
} from '../../records/letters/letter-words.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { printSampleLetter } from './print-sample-letter.ts'

/** The words of the kinds of letters, which the ministry may replace from a day on. */
export function letterWordsRoutes(serve: Serve): void {
  serve(calls.listLetterWords, async (context) => {
    const rows = await listLetterWords(context.db)
    return { data: letterKinds.map((kind) => describeWords(kind, rows, context.today)) }
  })
  serve(calls.changeLetterWords, changeLetterWords)
  serve(calls.takeBackLetterWords, takeBackLetterWords)
  serve(calls.previewLetterWords, async (_context, _input, pdf: Buffer) => ({ pdf: pdf.toString('base64') }), {
    before: printPreview,
  })
}

type Row = Awaited<ReturnType<typeof listLetterWords>>[number]

/** A kind of letter as the wire shows it. */
function describeWords(kind: LetterKind, rows: readonly Row[], today: string) {
  const { when, opening, fields } = letterTemplates[kind]
  const sample = sampleLetterSubject(today)
  const own = rows.filter((row) => row.kind === kind)
  const timeline = wordsOverTime(own)
  const built_in = builtInWords(kind)
  const fromDay = (words: string | null, start_date: string | null) => ({
    words: words ?? built_in,
    is_own: words !== null,
    start_date,
    recorded_by: own.findLast((row) => row.start_date === start_date)?.recorded_by ?? null,
  })
  const { value, since } = valueOn(timeline, today)
  return {
    kind,
    when,
    opening: opening(sample).flatMap(linesOf),
    fields: fieldsOnWire(fields, sample),
    built_in,
    present: fromDay(value, since),
    planned: timeline.flatMap((one) =>
      one.start_date !== null && one.start_date > today ? [fromDay(one.value, one.start_date)] : [],
    ),
    updated_at: own.at(-1)?.recorded_at ?? new Date(0).toISOString(),
  }
}

/** What a part says in lines of text. The opening has neither lists nor pictures. */
function linesOf(part: LetterPart): string[] {
  if (typeof part === 'string') return [part]
  if ('quote' in part) return [`“${part.quote}”`]
  return 'rows' in part ? part.rows.map((row) => row.join(': ')) : []
}

function fieldsOnWire(fields: LetterFields, sample: LetterSubject) {
  return Object.entries(fields).map(([name, field]) => {
    const value = valueOfField(field, sample)
    return {
      name,
      means: field.means,
      only: field.only ?? null,
      is_required: field.isRequired ?? false,
      stands_alone: 'parts' in field,
      example: typeof value === 'string' ? value : null,
    }
  })
}

/** Letters are written at any moment, so one must never be without what the action says. */
function refuseWords(kind: LetterKind, words: string): void {
  const problem = problemOfWords(words, letterTemplates[kind].fields)
  if (problem) refuseField('words', problem)
}

function printPreview(context: Context, { params, body }: Input<typeof calls.previewLetterWords>): Promise<Buffer> {
  refuseWords(params.kind, body.words)
  return printSampleLetter(context, params.kind, body.words)
}

/** An officer saves words from today or a later day on. The past cannot be changed. */
async function changeLetterWords(context: Context, { params: { kind }, body }: Input<typeof calls.changeLetterWords>) {
  const { db, today, checkVersion } = context
  await lockLetterWords(db)
  checkVersion(describeWords(kind, await listLetterWords(db), today))
  const start_date = body.start_date ?? today
  if (start_date < today) refuseField('start_date', 'Choose today or a later day')
  refuseWords(kind, body.words)
  return recordWords(context, { kind, words: ownWords(kind, body.words), start_date })
}

/** An officer takes back what was planned for a day: what holds before goes on. */
async function takeBackLetterWords(context: Context, { params }: Input<typeof calls.takeBackLetterWords>) {
  const { db, today, checkVersion } = context
  const { kind, start_date } = params
  await lockLetterWords(db)
  const present = describeWords(kind, await listLetterWords(db), today)
  checkVersion(present)
  if (!present.planned.some((one) => one.start_date === start_date))
    refuse('not_found', 'Nothing is planned for this day')
  return recordWords(context, { kind, words: null, start_date, is_taken_back: true })
}

interface SavedWords {
  kind: LetterKind
  words: string | null
  start_date: string
  is_taken_back?: boolean
}

async function recordWords({ db, user, now, today }: Context, saved: SavedWords) {
  await insertLetterWords(db, { ...saved, recorded_by: user.id, recorded_at: now.toISOString() })
  return { data: describeWords(saved.kind, await listLetterWords(db), today) }
}
