import { isPhone } from '@portal/domain/accounts/phone.ts'
import type pg from 'pg'
import { countInParts } from './count-in-parts.ts'
import { consume, keyOf, limitsIn, refuseFor } from './limits.ts'
import { networkOf } from './network-of.ts'
import { type MailThrottle, throttleMail } from './throttle-mail.ts'
import { type Attempt, type GivenWaits, type SignIn, throttleSignIn } from './throttle-sign-in.ts'
import { type SmsThrottle, throttleSms } from './throttle-sms.ts'

const minute = 60
const thirtyDays = 30 * 24 * 60 * minute
/** Messages about a forgotten password to one email within an hour. */
const maxReminders = 10
/** Attempts to report a concern from one network within an hour. Behind one address of a mobile network are many people. */
const maxReports = 60
/**
 * Rate limits for signing in, registering, adding and uploading. All portals share them. Guesses, and what costs mails or SMS, are
 * counted in the database one by one. Additions, uploads and readings of the public register are many, and are counted in parts.
 */
export interface Throttle {
  /** Counts a try to sign in, then makes it, maybe after a wait. Refuses with `too_many_requests`. Spec §6.2. */
  signIn: SignIn
  /** Codes of the second factor that came with the right password and were wrong, with this password in 30 days. */
  wrongCodes: {
    /** Counts a code before it is checked. Returns how many there are with it. */
    add: (account: { id: number; password_hash: string }) => Promise<number>
    /** The code was right. */
    takeBack: (account: { id: number; password_hash: string }) => Promise<void>
  }
  /**
   * Counts a request for a new password, for known and unknown emails alike. Returns whether to send a message: from many
   * networks together, one email gets at most ten an hour, and one phone number three.
   */
  mayRemind: (attempt: Attempt) => Promise<boolean>
  sms: SmsThrottle
  mail: MailThrottle
  /** Counts an attempt to open an account. */
  beforeRegistering: (address: string) => Promise<void>
  /** Counts an attempt to enter the code of a letter. */
  beforeClaiming: (personId: number, address: string) => Promise<void>
  /** Counts an attempt to check a certificate; `check` returns undefined when the code is wrong. Those that are right do not count. */
  verify: <T>(address: string, check: () => Promise<T | undefined>) => Promise<T | undefined>
  /** Counts a reading of the public register. */
  beforeReadingRegister: (address: string) => Promise<void>
  /** Counts a download of the whole public register. */
  beforeDownloadingRegister: (address: string) => Promise<void>
  /** Counts an attempt to report a concern. */
  beforeReporting: (address: string) => Promise<void>
  /** Refuses as {@link beforeReporting} would, but counts nothing: before a form is read that is counted later. */
  checkReporting: (address: string) => Promise<void>
  /** Counts one addition by a person. */
  beforeAdding: (personId: number) => Promise<void>
  /** Counts one upload by a person. */
  beforeUploading: (personId: number) => Promise<void>
}

/**
 * How many additions and how many uploads one person may make in a minute, how often one network may read the public register in a minute, and download
 * all of it in an hour. A mobile network may be behind one address.
 */
const defaultRates = { adding: 120, uploading: 60, reading: 1200, downloading: 30 }

/** What a test may change of the limits. */
type Given = Partial<typeof defaultRates> & GivenWaits

/** Creates the rate limits. Their counts are stored in the database of the pool. */
export function makeThrottle(pool: pg.Pool, given: Given = {}): Throttle {
  const rates = { ...defaultRates, ...given }
  const limit = limitsIn(pool)
  const wrongCodes = limit('wrong-code', 1_000_000, thirtyDays)
  const sms = throttleSms(limit)
  const registering = limit('register', 100, 60 * minute)
  const claiming = limit('claim', 10, 15 * minute)
  const claimingByNetwork = limit('claim-address', 100, 15 * minute)
  const verifying = limit('verify', 100, 15 * minute)
  const reporting = limit('report', maxReports, 60 * minute)
  const remindingNetwork = limit('forgot-network', 60, 15 * minute)
  const remindingPair = limit('forgot-person', 10, 15 * minute)
  const remindingAccount = limit('forgot-account', 1_000_000, 60 * minute)
  const inParts = (keyPrefix: string, points: number, seconds = minute) =>
    countInParts(limit, { keyPrefix, points, seconds })
  const adding = inParts('add', rates.adding)
  const uploading = inParts('upload', rates.uploading)
  const reading = inParts('read', rates.reading)
  const downloading = inParts('download', rates.downloading, 60 * minute)

  return {
    signIn: throttleSignIn(limit, given),
    wrongCodes: {
      add: async ({ id, password_hash }) => (await wrongCodes.consume(keyOf(String(id), password_hash))).consumedPoints,
      takeBack: async ({ id, password_hash }) => void (await wrongCodes.reward(keyOf(String(id), password_hash))),
    },
    sms,
    mail: throttleMail(limit),
    mayRemind: async ({ email, address }) => {
      await consume(remindingNetwork, keyOf(networkOf(address)))
      await consume(remindingPair, keyOf(email, networkOf(address)))
      if (isPhone(email)) return sms.mayRemind(email)
      const { consumedPoints } = await remindingAccount.consume(keyOf(email))
      return consumedPoints <= maxReminders
    },
    beforeRegistering: async (address) => void (await consume(registering, keyOf(networkOf(address)))),
    beforeClaiming: async (personId, address) => {
      await consume(claiming, String(personId))
      await consume(claimingByNetwork, keyOf(networkOf(address)))
    },
    verify: async (address, check) => {
      const network = keyOf(networkOf(address))
      await consume(verifying, network)
      const result = await check()
      if (result !== undefined) await verifying.reward(network)
      return result
    },
    beforeReadingRegister: (address) => reading(keyOf(networkOf(address))),
    beforeDownloadingRegister: (address) => downloading(keyOf(networkOf(address))),
    beforeReporting: async (address) => void (await consume(reporting, keyOf(networkOf(address)))),
    checkReporting: async (address) => {
      const attempts = await reporting.get(keyOf(networkOf(address)))
      if (attempts && attempts.consumedPoints >= maxReports) refuseFor(attempts.msBeforeNext / 1000)
    },
    beforeAdding: (personId) => adding(String(personId)),
    beforeUploading: (personId) => uploading(String(personId)),
  }
}
