import { describe, expect, it } from 'vitest'
import { calls } from './calls.ts'

const paths = Object.values(calls)
  .map(({ method, path }) => `${path} ${method}`)
  .sort()

describe('the paths of the calls', () => {
  it('include every one of the specification', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/api/add/comment POST',
        '/api/admin/facility GET',
        '/api/available_fac POST',
        '/api/dashboard/facilities-type GET',
        '/api/dashboard/facilities/{state_id} GET',
        '/api/dashboard/notification GET',
        '/api/dashboard/registration-status GET',
        '/api/dashboard/summary GET',
        '/api/facilities GET',
        '/api/facilities POST',
        '/api/facilities/{id} GET',
        '/api/facility-type POST',
        '/api/facility/requirements/{facility_type_id} GET',
        '/api/facility_type GET',
        '/api/facility_type POST',
        '/api/local-gov-area GET',
        '/api/local-gov-area POST',
        '/api/local-gov-area/{state_id} GET',
        '/api/login POST',
        '/api/operating_staff POST',
        '/api/parts GET',
        '/api/parts POST',
        '/api/parts/{id} GET',
        '/api/penalty GET',
        '/api/penalty POST',
        '/api/penalty-status POST',
        '/api/referees POST',
        '/api/referees/{id} DELETE',
        '/api/register POST',
        '/api/registrations GET',
        '/api/registrations POST',
        '/api/registrations/{id} GET',
        '/api/requirements POST',
        '/api/requirements/{id} GET',
        '/api/staffs POST',
        '/api/staffs/{id} DELETE',
        '/api/states GET',
        '/api/states POST',
        '/api/states/{id} GET',
        '/api/sub-lists POST',
        '/api/submision/reg GET',
        '/api/submission/add POST',
        '/api/update/reg POST',
        '/api/upload/document POST',
        '/api/upload/payment POST',
        '/api/user/facility GET',
        '/api/wards/{local_gov_area_id} GET',
      ]),
    )
  })

  it('are unique for each method, except for the two ways to start a registration', () => {
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual(['/api/registrations POST'])
  })
})
