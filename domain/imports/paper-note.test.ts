import { expect, it } from 'vitest'
import { paperNote } from './paper-note.ts'

const nothing = { second_phone: null, officer_folio: null, status: null, remarks: null }

it('has what a facility has no place for', () => {
  expect(paperNote({ ...nothing, second_phone: '+2348031110002', status: 'closed', remarks: 'Moved in 2019' })).toBe(
    'From the paper register:\nSecond phone: +2348031110002\nStatus: closed\nRemarks: Moved in 2019',
  )
})

it('is none where the register says nothing more', () => {
  expect(paperNote({ ...nothing, status: 'licensed' })).toBeNull()
})
