import { mayDo, type Person } from '../accounts/capabilities.ts'
import type { ImportStatus } from '../imports/import-states.ts'
import { refuse } from '../refusal.ts'
import type { Action } from './action.ts'

/** The states of an import in the action table. */
export const importStates = [
  'not there',
  'reading',
  'refused',
  'draft',
  'waiting',
  'committing',
  'stopped',
  'committed',
  'undoing',
  'undone',
  'given up',
] as const satisfies readonly (ImportStatus | 'not there')[]

type ImportState = (typeof importStates)[number]

/** What can happen to an import. */
export const importActionNames = [
  'Prepare import',
  'Ask to commit',
  'Send import back',
  'Commit import',
  'Stop commit',
  'End commit',
  'Undo import',
  'End undo',
  'Give up import',
] as const

/** One of `importActionNames`. */
export type ImportActionName = (typeof importActionNames)[number]

interface ImportAction extends Action<ImportState, ImportStatus> {
  leadsTo: ImportStatus
  /** What is stored with the import besides its status: who asked, who committed and who undid it, and when. */
  records?: 'asked' | 'committed' | 'undone'
}

/**
 * What can happen to the draft of a paper register, who may do it, when, and what follows. Its rows come in, and are taken back,
 * in batches after the action; the portal ends both by itself.
 */
export const importActions = {
  'Prepare import': {
    may: 'prepare an import',
    offeredWhen: ['not there'],
    leadsTo: 'reading',
    asks: ['a file, or one licence'],
    message: 'The file is being read',
    recordedAs: 'prepared #',
    causes: {},
  },
  'Ask to commit': {
    may: 'prepare an import',
    offeredWhen: ['draft'],
    leadsTo: 'waiting',
    records: 'asked',
    asks: [],
    message: 'Officers who decide find it in their inbox now',
    recordedAs: 'asked to commit #',
    causes: {},
  },
  'Send import back': {
    may: 'send an import back',
    offeredWhen: ['waiting'],
    leadsTo: 'draft',
    asks: [],
    message: 'It is a draft again',
    recordedAs: 'sent # back to be corrected',
    causes: {},
  },
  'Commit import': {
    may: 'commit an import',
    offeredWhen: ['draft', 'waiting', 'stopped'],
    leadsTo: 'committing',
    records: 'committed',
    asks: [],
    message: 'The facilities come in now',
    recordedAs: 'committed #',
    causes: {},
  },
  'Stop commit': {
    may: 'commit an import',
    offeredWhen: ['committing'],
    leadsTo: 'stopped',
    asks: [],
    message: 'Stopped. What came in stays; you can go on or undo it',
    recordedAs: 'stopped the commit of #',
    causes: {},
  },
  'End commit': {
    may: 'end an import',
    offeredWhen: ['committing'],
    leadsTo: 'committed',
    asks: [],
    message: null,
    recordedAs: 'ended the commit of #',
    causes: {},
  },
  'Undo import': {
    may: 'commit an import',
    offeredWhen: ['stopped', 'committed'],
    leadsTo: 'undoing',
    records: 'undone',
    asks: [],
    message: 'The facilities are taken back now',
    recordedAs: 'undid #',
    causes: {},
  },
  'End undo': {
    may: 'end an import',
    offeredWhen: ['undoing'],
    leadsTo: 'undone',
    asks: [],
    message: null,
    recordedAs: 'ended the undoing of #',
    causes: {},
  },
  'Give up import': {
    may: 'prepare an import',
    offeredWhen: ['reading', 'draft', 'waiting'],
    leadsTo: 'given up',
    asks: [],
    message: 'Given up. It is deleted after 30 days',
    recordedAs: 'gave up #',
    causes: {},
  },
} as const satisfies Record<ImportActionName, ImportAction>

/** The row of an action. */
export function importAction(name: ImportActionName): ImportAction {
  return importActions[name]
}

const offeredIn = (state: ImportState) =>
  importActionNames.filter((name) => importAction(name).offeredWhen.includes(state))

/** What a person may do with an import. Whether it can still be undone, and separate hands, are checked besides. */
export function offeredImportActions(person: Person, status: ImportStatus): ImportActionName[] {
  return offeredIn(status).filter((name) => mayDo(person, importAction(name).may))
}

/** Throws Refusal `action_not_offered` unless the action is offered in this status. */
export function checkImportAction(name: ImportActionName, status: ImportStatus): void {
  if (importAction(name).offeredWhen.includes(status)) return
  refuse('action_not_offered', `${name} is not possible, because this import is ${status}`, {
    status,
    offered: offeredIn(status),
  })
}
