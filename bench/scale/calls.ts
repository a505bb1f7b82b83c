/** The lists, details and dashboards whose time must not depend on the number of facilities. Each call names a few addresses. */
export const officerCalls: Record<string, readonly string[]> = {
  'facilities, newest first': ['/api/facilities', '/api/facilities?page=2', '/api/facilities?page=40'],
  'facilities by name': ['/api/facilities?sort=name', '/api/facilities?sort=-name&page=3'],
  'facilities by status, LGA, type': [
    '/api/facilities?sort=status',
    '/api/facilities?sort=lga',
    '/api/facilities?sort=-category',
  ],
  'facilities of a status': [
    '/api/admin/facility?status=pending',
    '/api/admin/facility?status=declined&sort=created_at',
    '/api/admin/facility?status=Approved&sort=created_at',
  ],
  'facilities of a status, with renewals beside licences': [
    '/api/admin/facility?status=Approved',
    '/api/admin/facility?status=Awaiting%20decision&sort=created_at',
    '/api/admin/facility?status=pending,Awaiting%20decision',
  ],
  'facilities past their date': ['/api/admin/facility?status=expired', '/api/admin/facility?status=expired&sort=name'],
  'facilities of an LGA': [
    '/api/admin/facility?local_gov_area_id=541',
    '/api/admin/facility?local_gov_area_id=550&sort=name',
  ],
  'facilities of a type': [
    '/api/admin/facility?facility_type_id=2',
    '/api/admin/facility?facility_type_id=9&sort=name',
  ],
  'facilities of an LGA, a type and a status': [
    '/api/admin/facility?local_gov_area_id=541&facility_type_id=2&status=Approved',
    '/api/admin/facility?local_gov_area_id=545&facility_type_id=4&status=expired',
  ],
  'facilities by words': [
    '/api/admin/facility?q=Zuma',
    '/api/admin/facility?q=c4ca4238',
    '/api/admin/facility?q=RC7919',
  ],
  'a facility': ['/api/facilities/77', '/api/facilities/5005', '/api/facilities/9001'],
  'registrations, newest first': ['/api/registrations', '/api/registrations?page=40'],
  'registrations waiting longest': [
    '/api/registrations?status=pending&sort=submitted_at',
    '/api/registrations?status=pending,Awaiting%20decision&sort=submitted_at',
  ],
  'registrations in force': [
    '/api/registrations?status=Approved',
    '/api/registrations?status=Approved&sort=created_at',
  ],
  'the next case of the queue': [
    '/api/registrations?status=pending,Awaiting%20decision&sort=submitted_at&after=9002&per_page=1',
    '/api/registrations?status=pending&sort=submitted_at&after=5002&per_page=1',
  ],
  'registrations of an LGA and a type': ['/api/registrations?local_gov_area_id=541&facility_type_id=2'],
  'a registration of a facility with ten years of them': ['/api/registrations/77', '/api/registrations/9007'],
  'a registration': ['/api/registrations/77', '/api/registrations/5006', '/api/registrations/9002'],
  'registrations by words': [
    '/api/registrations?q=Zuma',
    '/api/registrations?q=c4ca4238',
    '/api/registrations?q=RC7919',
  ],
  'the views of the queue': ['/api/queue'],
  'the inbox, and how much waits': ['/api/inbox', '/api/inbox?per_page=7', '/api/inbox/counts'],
  'renewals that are due': ['/api/renewals', '/api/renewals?page=40'],
  'renewals that are due, of an LGA, of a type': [
    '/api/renewals?local_gov_area_id=541',
    '/api/renewals?facility_type_id=9',
    '/api/renewals?local_gov_area_id=545&facility_type_id=4',
  ],
  'renewals under way': ['/api/renewals?list=open', '/api/renewals?list=open&local_gov_area_id=541'],
  'licences that are late': ['/api/renewals?list=late', '/api/renewals?list=late&local_gov_area_id=541'],
  'renewals that are done': [
    '/api/renewals?list=done',
    '/api/renewals?list=done&local_gov_area_id=541&facility_type_id=2',
  ],
  penalties: ['/api/penalty', '/api/penalty?page=20'],
  'penalties by facility, LGA, type, status': [
    '/api/penalty?sort=name',
    '/api/penalty?sort=-lga',
    '/api/penalty?sort=category',
    '/api/penalty?sort=status&state=open',
  ],
  'payments, oldest first': [
    '/api/payments',
    '/api/payments?status=confirmed&page=40',
    '/api/payments?status=all&sort=-created_at',
  ],
  'payments by amount': ['/api/payments?sort=amount', '/api/payments?status=all&sort=-amount'],
  'payments by facility': ['/api/payments?sort=name', '/api/payments?status=confirmed&sort=-name'],
  'accounts by name, email, last login': [
    '/api/users',
    '/api/users?sort=-email',
    '/api/users?sort=-last_signed_in_at',
    '/api/users?sort=last_signed_in_at&privilege_type=user',
  ],
  'concerns, newest first and by place': [
    '/api/concerns',
    '/api/concerns?sort=place',
    '/api/concerns?sort=-lga&status=new',
  ],
  summary: ['/api/dashboard/summary'],
  'chart by LGA': ['/api/dashboard/facilities/27'],
  'chart by type': ['/api/dashboard/facilities-type'],
  'chart by status': ['/api/dashboard/registration-status'],
}

/**
 * Searches by the number of their words and how common these are. Their time may grow with the number of facilities, up to a
 * limit in milliseconds. `npm run bench:search` measures them on names that look real.
 */
export const searchCalls: Record<string, { maxMs: number; addresses: readonly string[] }> = {
  'one rare word': { maxMs: 50, addresses: ['/api/admin/facility?q=c4ca4238', '/api/admin/facility?q=eccbc87e'] },
  'one common word': { maxMs: 50, addresses: ['/api/admin/facility?q=zuma', '/api/admin/facility?q=clinic'] },
  'one common word, page 100': { maxMs: 50, addresses: ['/api/admin/facility?q=clinic&page=100'] },
  'two common words': { maxMs: 50, addresses: ['/api/admin/facility?q=zuma%20clinic'] },
  'two common words, page 100': { maxMs: 50, addresses: ['/api/admin/facility?q=clinic%20zuma&page=100'] },
  'three words': { maxMs: 50, addresses: ['/api/admin/facility?q=zuma%20maternity%20home'] },
  'a rare and a common word': { maxMs: 50, addresses: ['/api/admin/facility?q=c4ca4238%20clinic'] },
  'a misspelt word': { maxMs: 50, addresses: ['/api/admin/facility?q=clniic', '/api/admin/facility?q=rahaama'] },
  'two misspelt words': { maxMs: 50, addresses: ['/api/admin/facility?q=zumaa%20clniic'] },
  'two words in an LGA': { maxMs: 50, addresses: ['/api/admin/facility?q=zuma%20clinic&local_gov_area_id=545'] },
  'two words in an LGA, of a type and a status': {
    maxMs: 50,
    addresses: ['/api/admin/facility?q=zuma%20clinic&local_gov_area_id=545&facility_type_id=2&status=Approved'],
  },
  'payments by words, a reference, an amount': {
    maxMs: 80,
    addresses: ['/api/payments?q=zuma', '/api/payments?q=TRF0004', '/api/payments?q=50000&status=all'],
  },
  'first letters': { maxMs: 50, addresses: ['/api/admin/facility?q=zu%20cli', '/api/admin/facility?q=al'] },
  'first letters in an LGA': {
    maxMs: 80,
    addresses: [
      '/api/admin/facility?q=zu%20cli&local_gov_area_id=545',
      '/api/admin/facility?q=al&local_gov_area_id=545',
    ],
  },
  // Promised for 51,000 facilities: BENCH_MANY=51022.
  'the search in the header: a name': { maxMs: 100, addresses: ['/api/search?q=zuma', '/api/search?q=zuma%20clinic'] },
  'the search in the header: a misspelt name': { maxMs: 100, addresses: ['/api/search?q=rahaama%20clniic'] },
  'the search in the header: a number': {
    maxMs: 100,
    addresses: ['/api/search?q=RC7919', '/api/search?q=0803123', '/api/search?q=APP-2026-0000'],
  },
}

export const ownerCalls: Record<string, readonly string[]> = {
  'own facilities': ['/api/facilities', '/api/facilities?sort=name'],
  'own registrations': ['/api/registrations'],
  'own summary': ['/api/dashboard/summary'],
  'own account': ['/api/user/facility'],
}
