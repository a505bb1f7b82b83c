import type { CallRows } from '../who-may-outcomes.ts'
import type { World } from '../world.ts'
import { never, officersWith, ownerAndOfficers } from './common-rows.ts'

const toMaternityHome = ({ facility }: World) => ({
  params: { id: facility.id },
  body: { facility_type_id: facility.facility_type_id === 3 ? 2 : 3 },
})

/** Another type of a facility. */
export const typeChangeRows = {
  previewTypeChange: {
    ...ownerAndOfficers,
    send: ({ facility }) => ({ params: { id: facility.id, facility_type_id: 3 } }),
  },
  startTypeChange: {
    helper: 'not_allowed',
    owner: {
      pending: 'already_exists',
      'Awaiting decision': 'already_exists',
      'Temporarily approved': 'already_exists',
      Approved: 'ok',
      declined: 'already_exists',
    },
    'another owner': 'not_found',
    officer: 'not_allowed',
    send: toMaternityHome,
  },
  // The facility has an owner, who applies.
  recordApplication: {
    ...officersWith('review'),
    officer: never,
    send: ({ facility }) => ({ params: { id: facility.id } }),
  },
  // The facility has an owner, who asks for another type.
  recordTypeChange: { ...officersWith('decide'), officer: never, send: toMaternityHome },
} as const satisfies CallRows
