import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ListQuery } from './envelope.ts'
import { fieldsIn, message, type Value } from './message.ts'

/** Code of a district in idn-area-data, e.g. 31.74.01. */
export const districtCode = z.string().regex(/^\d{2}\.\d{2}\.\d{2}$/)

export const District = message({
	code: ['DISTRICT_CODE', districtCode],
	name: ['DISTRICT_NAME', z.string()],
	cityCode: ['CITY_CODE', z.string()],
	city: ['CITY_NAME', z.string()],
	provinceCode: ['PROVINCE_CODE', z.string()],
	province: ['PROVINCE_NAME', z.string()],
})
export type District = Value<typeof District>

const FoundDistrict = message({
	...fieldsIn(District),
	/** Up to three villages whose names matched the search; empty: another name matched. */
	matched: ['MATCHED_VILLAGE_LIST', z.array(z.string()).default([])],
})
export type FoundDistrict = Value<typeof FoundDistrict>

const DistrictWithVillages = message({
	...fieldsIn(District),
	villages: ['VILLAGE_LIST', z.array(z.string())],
	/** The postcode of each village of the list; null: unknown. */
	postcodes: ['POSTCODE_LIST', z.array(z.string().nullable())],
})
export type DistrictWithVillages = Value<typeof DistrictWithVillages>

/** A village with its district. */
const Place = message({
	...fieldsIn(District),
	village: ['VILLAGE_NAME', z.string()],
	/** Null: unknown. */
	postcode: ['POSTCODE', z.string().nullable()],
})
export type Place = Value<typeof Place>

const districts = {
	method: 'GET',
	summary: 'Districts by name of district, city or village, or by postcode',
	query: ListQuery,
	answer: z.object({ list: z.array(FoundDistrict) }),
} as const

export const findDistricts = endpoint({ ...districts, path: '/region/district', access: 'company' })

/** The same for staff. */
export const findStaffDistricts = endpoint({
	...districts,
	path: '/districts',
	needs: 'companies.read',
})

export const getDistrict = endpoint({
	method: 'GET',
	path: '/region/district/{code}',
	summary: 'A district with its villages',
	access: 'company',
	answer: DistrictWithVillages,
	shared: true,
	failures: { 404: 'DISTRICT_NOT_FOUND' },
})

export const findPlaces = endpoint({
	method: 'GET',
	path: '/region/place',
	summary: 'Villages by name of village, district or city, or by postcode, the likeliest first',
	access: 'company',
	query: ListQuery,
	answer: z.object({ list: z.array(Place) }),
})
