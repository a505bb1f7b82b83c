import { expect, it } from 'vitest'
import { actionsInWords } from '../testing/actions-in-words.ts'
import { checkImportAction, importActions, offeredImportActions } from './import.ts'

it('says what follows each action on an import', () => {
  expect(`\n${actionsInWords(importActions)}\n`).toBe(`
Prepare import: The file is being read
  recordedAs: prepared #
Ask to commit: Officers who decide find it in their inbox now
  records: asked
  recordedAs: asked to commit #
Send import back: It is a draft again
  recordedAs: sent # back to be corrected
Commit import: The facilities come in now
  records: committed
  recordedAs: committed #
Stop commit: Stopped. What came in stays; you can go on or undo it
  recordedAs: stopped the commit of #
End commit: –
  recordedAs: ended the commit of #
Undo import: The facilities are taken back now
  records: undone
  recordedAs: undid #
End undo: –
  recordedAs: ended the undoing of #
Give up import: Given up. It is deleted after 30 days
  recordedAs: gave up #
`)
})

it('offers each officer what their duties allow', () => {
  const preparer = { privilege_type: 'admin', duties: ['review'] } as const
  const decider = { privilege_type: 'admin', duties: ['decide'] } as const
  const owner = { privilege_type: 'user', duties: [] } as const
  expect(offeredImportActions(preparer, 'draft')).toEqual(['Ask to commit', 'Give up import'])
  expect(offeredImportActions(decider, 'draft')).toEqual(['Commit import'])
  expect(offeredImportActions(decider, 'waiting')).toEqual(['Send import back', 'Commit import'])
  expect(offeredImportActions(preparer, 'waiting')).toEqual(['Send import back', 'Give up import'])
  expect(offeredImportActions(decider, 'committing')).toEqual(['Stop commit'])
  expect(offeredImportActions(decider, 'stopped')).toEqual(['Commit import', 'Undo import'])
  expect(offeredImportActions(decider, 'undone')).toEqual([])
  expect(offeredImportActions(owner, 'draft')).toEqual([])
})

it('refuses what is not offered, and says what is', () => {
  expect(() => checkImportAction('Commit import', 'committed')).toThrow(
    'Commit import is not possible, because this import is committed',
  )
  expect(() => checkImportAction('Undo import', 'committed')).not.toThrow()
})
