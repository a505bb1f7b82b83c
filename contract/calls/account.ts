import { containsOwnName } from '@portal/domain/passwords.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { user } from '../entities/user.ts'
import { email, line, optional, phone, recordId, tick } from '../fields.ts'
import {
  areText,
  isRepeated,
  newPasswordFields,
  notRepeated,
  ownNameInPassword,
  presentPassword,
} from '../forms/new-password.ts'
import { facilityWithPlaces } from '../replies/facility-with-places.ts'
import { registrationBrief } from '../replies/registration-brief.ts'

/** Signs in with email and password. Spec §7. */
export const login = call('POST', '/api/login', {
  summary: 'Log in. The token is sent with every later call.',
  may: 'sign in',
  body: z
    .object({
      email,
      password: presentPassword,
    })
    .meta({ examples: [{ email: 'amina.bello@example.com', password: 'seven-green-bicycles' }] }),
  refuses: ['wrong_credentials'],
  reply: z.object({ token: z.string(), user }),
})

/** Opens an owner's account. Spec §7. */
export const registerAccount = call('POST', '/api/register', {
  summary: 'Open an account as a facility owner or manager.',
  may: 'open an account',
  body: z
    .object({
      first_name: line('your first name', 60),
      last_name: line('your last name', 60),
      email,
      phone_number: phone,
      ...newPasswordFields,
      state_id: optional(recordId),
      local_gov_area_id: optional(recordId),
      terms_accepted: optional(tick('Accept the terms to open an account')).refine(
        (accepted) => accepted !== false,
        'Accept the terms to open an account',
      ),
    })
    .refine(isRepeated, notRepeated)
    .refine((owner) => !containsOwnName(owner.password, owner), {
      error: ownNameInPassword,
      path: ['password'],
      when: areText('password', 'first_name', 'last_name', 'email'),
    })
    .meta({
      examples: [
        {
          first_name: 'Amina',
          last_name: 'Bello',
          email: 'amina.bello@example.com',
          phone_number: '0803 123 4567',
          password: 'seven-green-bicycles',
          password_confirmation: 'seven-green-bicycles',
          state_id: 27,
          local_gov_area_id: 544,
          terms_accepted: true,
        },
      ],
    }),
  status: 201,
  reply: z.object({ data: user }),
})

/** Signs out. The token stops working at once. */
export const logout = call('POST', '/api/logout', {
  summary: 'Log out. The token stops working at once.',
  may: 'manage own account',
  status: 204,
  reply: z.void(),
})

/** The account of the signed-in person with their facilities and registrations. Spec §7. */
export const showOwnAccount = call('GET', '/api/user/facility', {
  summary: 'Your account with your newest facilities and registrations.',
  may: 'manage own account',
  reply: z.object({
    data: user
      .extend({
        facilities: z.array(facilityWithPlaces).describe('The newest 100. All of them: GET /api/facilities.'),
        facilities_total: z.int().describe('How many facilities you have.'),
        registrations: z.array(registrationBrief).describe('The newest 100. All of them: GET /api/registrations.'),
        registrations_total: z.int().describe('How many registrations you have.'),
      })
      .meta({ id: 'OwnAccount' }),
  }),
})
