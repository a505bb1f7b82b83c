const page = (query: string) => `/api/public/facilities${query}`
const find = (query: string) => `/find${query}`

/** What people look for in the public register. Each row names a few addresses. */
export const searches: Record<string, readonly string[]> = {
  'all, page 1': [page('')],
  'all, page 50': [page('?page=50')],
  'by LGA': [page('?local_gov_area_id=541'), page('?local_gov_area_id=550')],
  'by LGA, page 50': [page('?local_gov_area_id=541&page=50')],
  'by type': [page('?facility_type_id=2'), page('?facility_type_id=9')],
  'by type, page 50': [page('?facility_type_id=9&page=50')],
  'by LGA and type': [page('?local_gov_area_id=541&facility_type_id=2')],
  licensed: [page('?standing=licensed'), page('?standing=licensed&page=50')],
  'provisionally licensed': [
    page('?standing=provisionally%20licensed'),
    page('?standing=provisionally%20licensed&page=50'),
  ],
  expired: [page('?standing=expired'), page('?standing=expired&page=50')],
  'expired, renewal under review': [page('?standing=expired,%20renewal%20under%20review')],
  'no longer licensed': [page('?standing=no%20longer%20licensed')],
  'suspended, sealed, revoked, closed': [
    page('?standing=suspended'),
    page('?standing=sealed'),
    page('?standing=revoked'),
    page('?standing=closed'),
  ],
  'a standing in an LGA': [
    page('?standing=licensed&local_gov_area_id=541'),
    page('?standing=expired&local_gov_area_id=545'),
    page('?standing=revoked&local_gov_area_id=545'),
  ],
  'a standing in an LGA, of a type': [
    page('?standing=licensed&local_gov_area_id=541&facility_type_id=2'),
    page('?standing=suspended&local_gov_area_id=541&facility_type_id=2'),
    page('?standing=provisionally%20licensed&local_gov_area_id=545&facility_type_id=4'),
  ],
  'one common word': [page('?q=clinic'), page('?q=zuma'), page('?q=hospital')],
  'one common word, page 40': [page('?q=clinic&page=40'), page('?q=zuma&page=40')],
  'two common words': [page('?q=zuma%20clinic'), page('?q=maternity%20home')],
  'one common word in an LGA': [page('?q=clinic&local_gov_area_id=541')],
  'one common word and a standing': [page('?q=clinic&standing=expired'), page('?q=zuma&standing=revoked')],
  'a misspelt common word': [page('?q=clniic'), page('?q=hosptal')],
  'first letters': [page('?q=zu'), page('?q=ma'), page('?q=z')],
  'find: licensed ones first': [find(''), find('?page=50')],
  'find: in an LGA': [find('?local_gov_area_id=541'), find('?local_gov_area_id=541&page=50')],
  'find: of a type in an LGA': [find('?local_gov_area_id=541&facility_type_id=2&page=30')],
  'find: one common word': [find('?q=clinic'), find('?q=zuma&page=40')],
  'find: two common words': [find('?q=zuma%20clinic'), find('?q=maternity%20home')],
  'find: a misspelt common word': [find('?q=clniic'), find('?q=hosptal')],
  'the counters of the dashboard': ['/api/dashboard/summary'],
}
