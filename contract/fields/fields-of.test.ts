import { expect, it } from 'vitest'
import { fieldsOf } from './fields-of.ts'

it('has the fields of an object, and none of anything else', () => {
  expect(fieldsOf({ id: 3, name: 'Minna' }).name).toBe('Minna')
  for (const value of [null, undefined, 'text', 3]) expect(fieldsOf(value)).toEqual({})
})
