import { normalisePhone } from '@portal/domain/accounts/phone.ts'
import { z } from 'zod'
import { cleanLine } from './clean-text.ts'

/** An email address, stored in lower case. */
export const email = z
  .string('Enter an email address')
  .overwrite(cleanLine)
  .toLowerCase()
  .min(1, { error: 'Enter an email address', abort: true })
  .max(254, { error: 'Use at most 254 characters', abort: true })
  .pipe(z.email('Enter an email address like name@example.com'))
  .meta({ format: 'email' })

/** A phone number, stored as `+234…`. Spec §5.2. */
export const phone = z
  .string('Enter a phone number')
  .overwrite(cleanLine)
  .min(1, { error: 'Enter a phone number', abort: true })
  .max(30, { error: 'Use at most 30 characters', abort: true })
  .transform((written, context) => {
    const number = normalisePhone(written)
    if (number) return number
    context.addIssue({ code: 'custom', message: 'Enter a phone number like 0803 123 4567' })
    return z.NEVER
  })

/** What people log in with: their email, or the phone number that they confirmed, in its stored form. */
export const loginName = z
  .string('Enter an email address')
  .overwrite(cleanLine)
  .min(1, { error: 'Enter an email address', abort: true })
  .max(254, { error: 'Use at most 254 characters', abort: true })
  .transform((typed, context) => {
    const isNumber = /^[+(]?\d/.test(typed) && !typed.includes('@')
    const { data, error } = (isNumber ? phone : email).safeParse(typed)
    if (data !== undefined) return data
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
  .describe('An email, or a phone number that its person confirmed by SMS.')

/** The address of a website. https:// is added when the scheme is missing. */
export const website = z
  .string('Enter the address of the website')
  .overwrite(cleanLine)
  .max(200, { error: 'Use at most 200 characters', abort: true })
  .transform((address) => (/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`))
  .pipe(
    z.url({
      protocol: /^https?$/,
      hostname: z.regexes.domain,
      error: 'Enter the address of a website, like www.example.com',
    }),
  )
