import type { Sent } from '../load/request.ts'

/** What calls need: tokens, and things of which each is used once. */
export interface Stock {
  officer: string
  owner: { token: string; email: string; password: string }
  /** Facilities and registrations that exist. */
  shown: { facility: number; registration: number }[]
  /** Registrations to approve. */
  waiting: number[]
}

const clinic = {
  company_name: 'Alheri Clinic',
  owner_name: 'Musa Abubakar',
  phone_number: '+2348031234567',
  address: '12 Market Road, Bida',
  facility_type_id: 2,
  local_gov_area_id: 541,
}

type Priced = (stock: Stock, turn: number) => Sent

const shownAt = ({ shown }: Stock, turn: number) => shown[turn % shown.length] ?? { facility: 1, registration: 1 }
const asOfficer =
  (path: (shown: Stock['shown'][number]) => string): Priced =>
  (stock, turn) => ({ method: 'GET', path: path(shownAt(stock, turn)), token: stock.officer })

/** The calls whose cost is measured, and how many of each. */
export const pricedCalls: Record<string, { count: number; make: Priced }> = {
  'public search by words': { count: 600, make: asOfficer(() => '/api/public/facilities?q=zuma%20clinic') },
  'officer: dashboard': { count: 600, make: asOfficer(() => '/api/dashboard/summary') },
  'officer: list of facilities': { count: 600, make: asOfficer(() => '/api/facilities') },
  'officer: queue': { count: 300, make: asOfficer(() => '/api/queue') },
  'officer: search in the header': { count: 300, make: asOfficer(() => '/api/search?q=zuma%20clinic') },
  'officer: a registration': {
    count: 300,
    make: asOfficer(({ registration }) => `/api/registrations/${registration}`),
  },
  'officer: a facility': { count: 300, make: asOfficer(({ facility }) => `/api/facilities/${facility}`) },
  'officer: approve': {
    count: 300,
    make: ({ officer, waiting }) => ({
      method: 'POST',
      path: '/api/update/reg',
      token: officer,
      body: { id: waiting.pop(), status: 'Approved' },
    }),
  },
  'owner: own account': {
    count: 300,
    make: ({ owner }) => ({ method: 'GET', path: '/api/user/facility', token: owner.token }),
  },
  'owner: add a facility': {
    count: 150,
    make: ({ owner }) => ({ method: 'POST', path: '/api/facilities', token: owner.token, body: clinic }),
  },
  'sign in': {
    count: 60,
    make: ({ owner: { email, password } }) => ({
      method: 'POST',
      path: '/api/login',
      body: { email, password },
    }),
  },
}
