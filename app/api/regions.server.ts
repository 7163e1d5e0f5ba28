import {
	DistrictAnswerWire,
	DistrictListWire,
	type DistrictWire,
	PlaceListWire,
} from '#contract/region.ts'
import type { District, FoundDistrict, Place } from '#app/domain/region.ts'
import type { Call } from './call.ts'

/** Districts of Indonesia (product decisions, "Regions"). */
export function regionsApi(call: Call) {
	return {
		/** By district, city or village name, or by a five-digit postcode. */
		search: (text: string) =>
			call(Districts, { path: '/region/district', query: { TEXT_SEARCH: text, LIMIT: 20 } }),
		/** Villages, the likeliest first: by their own name, that of their district or city, or by postcode. */
		places: (text: string, limit: number) =>
			call(Places, { path: '/region/place', query: { TEXT_SEARCH: text, LIMIT: limit } }),
		get: (code: string) =>
			call(DistrictWithVillages, { path: `/region/district/${encodeURIComponent(code)}` }),
	}
}

const Districts = DistrictListWire.transform(({ data }) =>
	data.list.map((wire): FoundDistrict => ({
		...district(wire),
		matched: wire.MATCHED_VILLAGE_LIST,
	})),
)
const DistrictWithVillages = DistrictAnswerWire.transform(({ data }) => ({
	...district(data),
	villages: data.VILLAGE_LIST,
	postcodes: data.POSTCODE_LIST,
}))
const Places = PlaceListWire.transform(({ data }) =>
	data.list.map((wire): Place => ({
		district: district(wire),
		village: wire.VILLAGE_NAME,
		postcode: wire.POSTCODE,
	})),
)

function district(wire: DistrictWire): District {
	return {
		code: wire.DISTRICT_CODE,
		name: wire.DISTRICT_NAME,
		city: wire.CITY_NAME,
		province: wire.PROVINCE_NAME,
	}
}
