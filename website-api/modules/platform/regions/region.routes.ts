import { Hono } from 'hono'
import type { z } from 'zod'
import { ListQueryWire } from '#contract/envelope.ts'
import type {
	DistrictAnswerWire,
	DistrictListWire,
	DistrictWire,
	PlaceListWire,
} from '#contract/region.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { OperatorEnv } from '#website-api/modules/platform/operators/operator-guard.ts'
import { searchPlaces } from './place-search.ts'
import { postcodesIn } from './postcodes.ts'
import { findDistrict, villagesOf, type District } from './region-data.ts'
import { searchDistricts } from './region-search.ts'

/** GET /region/district, /region/district/{code} and /region/place. */
export const regionRoutes = new Hono<AppEnv>()
	.get('/district', async (c) => {
		return c.json(await districtList(readQuery(c, ListQueryWire)))
	})
	.get('/district/:code', async (c) => {
		const district = await findDistrict(c.req.param('code'))
		if (!district) throw new Problem(404, 'DISTRICT_NOT_FOUND')
		const [villages, postcodeOf] = await Promise.all([
			villagesOf(district.code),
			postcodesIn(district.code),
		])
		const answer: z.infer<typeof DistrictAnswerWire> = {
			data: {
				...districtWire(district),
				VILLAGE_LIST: villages,
				POSTCODE_LIST: villages.map(postcodeOf),
			},
		}
		return c.json(answer)
	})
	.get('/place', async (c) => {
		const { TEXT_SEARCH = '', LIMIT } = readQuery(c, ListQueryWire)
		const places = await searchPlaces(TEXT_SEARCH, LIMIT)
		const answer: z.infer<typeof PlaceListWire> = {
			data: {
				list: places.map(({ district, village, postcode }) => ({
					...districtWire(district),
					VILLAGE_NAME: village,
					POSTCODE: postcode,
				})),
			},
		}
		return c.json(answer)
	})

/** GET /operator/v1/districts: the same for staff. */
export const regionStaffRoutes = new Hono<OperatorEnv>().get('/districts', async (c) =>
	c.json(await districtList(readQuery(c, ListQueryWire))),
)

async function districtList(
	query: z.output<typeof ListQueryWire>,
): Promise<z.infer<typeof DistrictListWire>> {
	if (query.SEARCH_BY_ID) {
		const district = await findDistrict(query.TEXT_SEARCH_ID ?? '')
		const list = district ? [{ ...districtWire(district), MATCHED_VILLAGE_LIST: [] }] : []
		return { data: { list } }
	}
	const found = await searchDistricts(query.TEXT_SEARCH ?? '', query.LIMIT)
	const list = found.map((district) => ({
		...districtWire(district),
		MATCHED_VILLAGE_LIST: district.matched,
	}))
	return { data: { list } }
}

/** A district in its wire form. */
export function districtWire(district: District): DistrictWire {
	return {
		DISTRICT_CODE: district.code,
		DISTRICT_NAME: district.name,
		CITY_CODE: district.cityCode,
		CITY_NAME: district.cityName,
		PROVINCE_CODE: district.provinceCode,
		PROVINCE_NAME: district.provinceName,
	}
}
