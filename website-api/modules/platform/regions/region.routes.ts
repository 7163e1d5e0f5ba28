import { Hono } from 'hono'
import type { z } from 'zod'
import { ListQueryWire } from '#contract/envelope.ts'
import type { DistrictAnswerWire, DistrictListWire, DistrictWire } from '#contract/region.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { findDistrict, villagesOf, type District } from './region-data.ts'
import { searchDistricts } from './region-search.ts'

/** GET /region/district and /region/district/{code}. */
export const regionRoutes = new Hono<AppEnv>()
	.get('/district', async (c) => {
		const query = readQuery(c, ListQueryWire)
		const found = query.SEARCH_BY_ID
			? [await findDistrict(query.TEXT_SEARCH_ID ?? '')].filter(
					(district) => district !== undefined,
				)
			: await searchDistricts(query.TEXT_SEARCH ?? '', query.LIMIT)
		const answer: z.infer<typeof DistrictListWire> = { data: { list: found.map(districtWire) } }
		return c.json(answer)
	})
	.get('/district/:code', async (c) => {
		const district = await findDistrict(c.req.param('code'))
		if (!district) throw new Problem(404, 'DISTRICT_NOT_FOUND')
		const answer: z.infer<typeof DistrictAnswerWire> = {
			data: { ...districtWire(district), VILLAGE_LIST: await villagesOf(district.code) },
		}
		return c.json(answer)
	})

function districtWire(district: District): DistrictWire {
	return {
		DISTRICT_CODE: district.code,
		DISTRICT_NAME: district.name,
		CITY_CODE: district.cityCode,
		CITY_NAME: district.cityName,
		PROVINCE_CODE: district.provinceCode,
		PROVINCE_NAME: district.provinceName,
	}
}
