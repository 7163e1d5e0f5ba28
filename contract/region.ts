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

/** GET /region/district?TEXT_SEARCH=…&LIMIT=…: by district, city, village name or five-digit postcode (its postal area). */
export const DistrictListWire = dataOf(z.object({ list: z.array(DistrictWire) }))

/** GET /region/district/{code}. */
export const DistrictAnswerWire = dataOf(DistrictWire.extend({ VILLAGE_LIST: z.array(z.string()) }))

/** Districts: the calls. */
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
]
