import type { Input, Reply } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/dashboard.ts'
import type { Context } from '../../http/context.ts'
import { countFacilitiesByWard } from '../../records/dashboard.ts'
import { getState, listLgas, listWardsOfState } from '../../records/places.ts'

/** Every LGA of a state with its facilities, and for each the same by ward: zeros are shown, they tell where care is missing. */
export async function countFacilitiesByLga(
  { db }: Context,
  { params }: Input<typeof calls.countFacilitiesByLga>,
): Promise<Reply<typeof calls.countFacilitiesByLga>> {
  const state = await getState(db, params.state_id)
  const counts = await countFacilitiesByWard(db, state.id)
  const lgas = await listLgas(db, state.id)
  const wards = await listWardsOfState(db, state.id)

  const wardSeries = lgas.map((lga) => {
    const ofLga = counts.filter(({ local_gov_area_id }) => local_gov_area_id === lga.id)
    const inWard = (id: number) => ofLga.find(({ ward_id }) => ward_id === id)?.y ?? 0
    const data = wards
      .filter(({ local_gov_area_id }) => local_gov_area_id === lga.id)
      .map(({ id, name }): [string, number] => [name, inWard(id)])
    if (inWard(0) > 0) data.push(['Ward not recorded', inWard(0)])
    return { id: String(lga.id), name: lga.list, data }
  })
  const lgaSeries = wardSeries.map(({ id, name, data }) => ({
    id: Number(id),
    name,
    y: data.reduce((sum, [, y]) => sum + y, 0),
    drilldown: id,
  }))
  return [
    { name: 'LGA', data: lgaSeries },
    { name: 'Ward', series: wardSeries },
  ]
}
