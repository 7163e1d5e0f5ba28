import { DistrictAnswerWire, DistrictListWire, type DistrictWire } from '#contract/region.ts'
import type { District } from '#app/domain/region.ts'
import type { Call } from './call.ts'

/** Districts of Indonesia (product decisions, "Regions"). */
export function regionsApi(call: Call) {
	return {
		/** By district, city or village name, or by a five-digit postcode. */
		search: (text: string) =>
			call(Districts, { path: '/region/district', query: { TEXT_SEARCH: text, LIMIT: 20 } }),
		get: (code: string) =>
			call(DistrictWithVillages, { path: `/region/district/${encodeURIComponent(code)}` }),
	}
}

const Districts = DistrictListWire.transform(({ data }) => data.list.map(district))
const DistrictWithVillages = DistrictAnswerWire.transform(({ data }) => ({
	...district(data),
	villages: data.VILLAGE_LIST,
}))

function district(wire: DistrictWire): District {
	return {
		code: wire.DISTRICT_CODE,
		name: wire.DISTRICT_NAME,
		city: wire.CITY_NAME,
		province: wire.PROVINCE_NAME,
	}
}
