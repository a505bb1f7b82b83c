import { z } from 'zod'
import { call } from '../../call.ts'

/** The settings that the screens show, to anybody. */
export const showPortal = call('GET', '/api/portal', {
  feature: 'portal',
  summary: 'The name of the portal and of the ministry, and other settings that the screens show.',
  may: 'read public information',
  reply: z.object({
    data: z
      .object({
        product_name: z.string(),
        ministry_name: z.string(),
        ministry_address: z.string(),
        home_state_id: z.int(),
        certificate_prefix: z.string(),
        terms_version: z.string(),
        version: z.string(),
        crest_url: z.string().nullable(),
        ministry_phone: z.string().optional().describe('Whom people call; empty until an officer fills it in.'),
        ministry_hours: z.string().optional().describe('When people can call; empty until an officer fills it in.'),
        service_days: z
          .int()
          .optional()
          .describe('How many calendar days the ministry usually takes for an application.'),
        not_taking_since: z.iso
          .date()
          .nullable()
          .optional()
          .describe('Since when owners cannot submit applications, only prepare them; null while they can.'),
      })
      .meta({
        id: 'Portal',
        examples: [
          {
            product_name: 'Facility Licensing Portal',
            ministry_name: 'Niger State Ministry of Health',
            ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
            home_state_id: 27,
            certificate_prefix: 'NSMOH/PHF',
            terms_version: '2026-11',
            version: '1.0.0',
            crest_url: null,
            ministry_phone: '+2348030000000',
            ministry_hours: 'Monday to Friday, 8:00 to 16:00',
            service_days: 21,
            not_taking_since: null,
          },
        ],
      }),
  }),
})

/** Liveness: whether the process responds. */
export const showLiveness = call('GET', '/livez', {
  feature: 'portal',
  summary: 'Whether the portal runs.',
  may: 'read public information',
  reply: z.object({ status: z.literal('ok') }),
})

/** Readiness: whether the portal can serve requests, which means that its database responds. */
export const showReadiness = call('GET', '/readyz', {
  feature: 'portal',
  summary: 'Whether the portal can serve; 503 while its database is unavailable.',
  may: 'read public information',
  refuses: ['unavailable'],
  reply: z.object({ status: z.literal('ok') }),
})

/** The OpenAPI document. */
export const showOpenApi = call('GET', '/api/openapi.json', {
  feature: 'portal',
  summary: 'This document: the OpenAPI 3.1 description of every call.',
  may: 'read public information',
  reply: z.looseObject({ openapi: z.string() }),
})
