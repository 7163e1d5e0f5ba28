import { z } from 'zod'
import { dataOf } from './envelope.ts'

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
