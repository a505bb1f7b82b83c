import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { describeFailure, isConnectionLost, isDatabaseUnavailable, isRetryable } from './failures.ts'

function databaseError(code: string, more: object = {}) {
  return Object.assign(new pg.DatabaseError('a message', 1, 'error'), { code, ...more })
}

function systemError(code: string, syscall = 'connect') {
  return Object.assign(new Error(`${syscall} ${code}`), { code, syscall })
}

describe('the database is unavailable', () => {
  it.each(['08006', '53100', '53300', '57P01', '57P02', '57P03', '57014', '25006', '28P01'])(
    'when it reports %s',
    (code) => {
      expect(isDatabaseUnavailable(databaseError(code))).toBe(true)
    },
  )

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'])(
    'when the network reports %s',
    (code) => {
      expect(isDatabaseUnavailable(systemError(code))).toBe(true)
      expect(
        isDatabaseUnavailable(Object.assign(new AggregateError([systemError(code)]), { code, syscall: 'connect' })),
      ).toBe(true)
    },
  )

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query read timeout',
    'Cannot use a pool after calling end on the pool',
    'The embedded database has stopped',
  ])('when the driver reports: %s', (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true)
  })

  it('but not when a statement is wrong, a file is missing or our code is wrong', () => {
    const others = [
      databaseError('23505'),
      databaseError('42P01'),
      systemError('ENOENT', 'open'),
      new TypeError('x'),
      'x',
      null,
    ]
    for (const error of others) expect(isDatabaseUnavailable(error)).toBe(false)
  })
})

it('a connection was lost when the server or the network ended it, or when it leads to a standby', () => {
  const lost = [
    ...['08006', '08P01', '57P01', '57P03', '25006'].map((code) => databaseError(code)),
    ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT'].map((code) => systemError(code)),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
  ]
  for (const error of lost) expect(isConnectionLost(error)).toBe(true)
  const others = [
    ...['53300', '57014', '28P01', '40001', '23505'].map((code) => databaseError(code)),
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
    systemError('ENOENT', 'open'),
    'x',
  ]
  for (const error of others) expect(isConnectionLost(error)).toBe(false)
})

it('a transaction may be retried after a deadlock, a serialisation failure, a value that exists already or an upgrade', () => {
  const states = ['40P01', '40001', '23505', '0A000', '26000', '57014']
  expect(states.filter((code) => isRetryable(databaseError(code)))).toEqual(states.slice(0, 5))
  expect(isRetryable(new Error('40P01'))).toBe(false)
})

describe('a failure is described', () => {
  it('without the values of the row that caused it', () => {
    const failure = describeFailure(
      databaseError('23505', { detail: 'Key (email)=(amina@example.org)', constraint: 'c' }),
    )
    expect(failure).toMatchObject({ type: 'error', message: 'SQLSTATE 23505', constraint: 'c' })
    expect(JSON.stringify(failure)).not.toMatch(/amina|a message/)
  })

  it('with its message when it is an error in our code, and even when it is not an Error', () => {
    expect(describeFailure(new TypeError('x is undefined'))).toMatchObject({
      type: 'TypeError',
      message: 'x is undefined',
    })
    expect(describeFailure('x')).toEqual({ type: 'string', message: '', stack: '' })
  })
})
