import { registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import type { PageOfList } from '../ui/table/pages.tsx'

const names = ['Alheri', 'Barka', 'Dangana', 'Fadama', 'Gwari', 'Jabba', 'Kuta', 'Limawa', 'Nasara', 'Rahama', 'Tunga']
const kinds = ['Family Clinic', 'Maternity Home', 'Pharmacy', 'Laboratory']
const lgas = ['Bida', 'Chanchaga', 'Kontagora', 'Suleja', 'Wushishi']

/** A row of the example table. */
export interface ExampleFacility {
  name: string
  lga: string
  beds: number
  status: string | undefined
}

/** 44 fictitious facilities. */
const exampleFacilities: readonly ExampleFacility[] = names.flatMap((name, row) =>
  kinds.map((kind, column) => ({
    name: `${name} ${kind}`,
    lga: lgas[(row * 3 + column) % lgas.length] ?? '',
    beds: ((row * 7 + column * 13) % 40) + 2,
    status: [...registrationStatuses, undefined][(row + column * 2) % (registrationStatuses.length + 1)],
  })),
)

interface PageRequest {
  /** 'name', or '-name' for descending order. */
  sort: string
  page: number
  size: number
}

function compare(one: ExampleFacility, other: ExampleFacility, by: string): number {
  return by === 'lga'
    ? one.lga.localeCompare(other.lga) || compare(one, other, 'name')
    : one.name.localeCompare(other.name)
}

/** A sorted page of the examples, as the server would return it. */
export function examplePage({ sort, page, size }: PageRequest): PageOfList & { data: ExampleFacility[] } {
  const isDescending = sort.startsWith('-')
  const sorted = exampleFacilities.toSorted((one, other) => compare(one, other, sort.replace('-', '')))
  const ordered = isDescending ? sorted.toReversed() : sorted
  return {
    data: ordered.slice((page - 1) * size, page * size),
    current_page: page,
    last_page: Math.ceil(ordered.length / size),
    per_page: size,
    total: ordered.length,
  }
}
