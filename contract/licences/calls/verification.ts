import { z } from 'zod'
import { call } from '../../call.ts'
import { checkedPaper } from '../checked-paper.ts'
import { maxCodeDigits } from '../signed-licence/digits.ts'

const notACode = 'This is not the code of a certificate'

/** Anybody asks about the code of a certificate. Its signature proves that they have seen the paper, so no check code is needed. */
export const checkLicenceCode = call('POST', '/api/verify', {
  feature: 'verification',
  summary: 'Check the QR code of a certificate or statement: what the paper states, and how its facility stands today.',
  may: 'read public information',
  refuses: ['too_many_requests'],
  body: z
    .object({
      code: z
        .string()
        .max(maxCodeDigits, notACode)
        .regex(/^[1-9][0-9]*$/, notACode)
        .describe('The digits after /verify# in the QR code.'),
    })
    .meta({ examples: [{ code: '1234567890' }] }),
  reply: z.object({ data: checkedPaper }),
  audit: { isNotAudited: 'It reads; a signed code is too long for an address.' },
})
