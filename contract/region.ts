import { z } from 'zod'
import { dataOf, ListQueryWire } from './envelope.ts'
import type { Endpoint } from './endpoint.ts'

export const DistrictWire = z.object({
	/** idn-area-data code, e.g. 31.74.01. */
	DISTRICT_CODE: z.string().regex(/^\d{2}\.\d{2}\.\d{2}$/),
	DISTRICT_NAME: z.string(),
	CITY_CODE: z.string(),
	CITY_NAME: z.string(),
	PROVINCE_CODE: z.string(),
	PROVINCE_NAME: z.string(),
})
export type DistrictWire = z.infer<typeof DistrictWire>

/** GET /region/district?TEXT_SEARCH=…&LIMIT=…: searches by name of district, city or village, or by postcode. */
export const DistrictListWire = dataOf(
	z.object({
		list: z.array(
			DistrictWire.extend({
				/** Up to three villages whose names matched the search; empty: another name matched. */
				MATCHED_VILLAGE_LIST: z.array(z.string()).default([]),
			}),
		),
	}),
)

/** GET /region/district/{code}. */
export const DistrictAnswerWire = dataOf(
	DistrictWire.extend({
		VILLAGE_LIST: z.array(z.string()),
		/** The postcode of each village of the list; null: unknown. */
		POSTCODE_LIST: z.array(z.string().nullable()),
	}),
)

/** A village with its district. */
const PlaceWire = DistrictWire.extend({
	VILLAGE_NAME: z.string(),
	/** Null: unknown. */
	POSTCODE: z.string().nullable(),
})

/** GET /region/place?TEXT_SEARCH=…&LIMIT=…: villages by their own name, their district's or city's, or by postcode. */
export const PlaceListWire = dataOf(z.object({ list: z.array(PlaceWire) }))

/** Endpoints of districts. */
export const REGION_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/region/district',
		summary: 'Districts by name of district, city or village, or by postcode',
		access: 'company',
		query: ListQueryWire,
		answer: DistrictListWire,
	},
	{
		method: 'GET',
		path: '/region/district/{code}',
		summary: 'A district with its villages',
		access: 'company',
		answer: DistrictAnswerWire,
		failures: { 404: 'DISTRICT_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/region/place',
		summary: 'Villages by name of village, district or city, or by postcode, the likeliest first',
		access: 'company',
		query: ListQueryWire,
		answer: PlaceListWire,
	},
]
