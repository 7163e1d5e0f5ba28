import { Hono } from 'hono'
import type { z } from 'zod'
import { ListQueryWire } from '#contract/envelope.ts'
import type { DistrictAnswerWire, DistrictListWire, DistrictWire } from '#contract/region.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { OperatorEnv } from '#website-api/modules/platform/operators/operator-guard.ts'
import { findDistrict, villagesOf, type District } from './region-data.ts'
import { searchDistricts } from './region-search.ts'

/** GET /region/district and /region/district/{code}. */
export const regionRoutes = new Hono<AppEnv>()
	.get('/district', async (c) => {
		return c.json(await districtList(readQuery(c, ListQueryWire)))
	})
	.get('/district/:code', async (c) => {
		const district = await findDistrict(c.req.param('code'))
		if (!district) throw new Problem(404, 'DISTRICT_NOT_FOUND')
		const answer: z.infer<typeof DistrictAnswerWire> = {
			data: { ...districtWire(district), VILLAGE_LIST: await villagesOf(district.code) },
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
	const found = query.SEARCH_BY_ID
		? [await findDistrict(query.TEXT_SEARCH_ID ?? '')].filter((district) => district !== undefined)
		: await searchDistricts(query.TEXT_SEARCH ?? '', query.LIMIT)
	return { data: { list: found.map(districtWire) } }
}

/** A district as the wire spells it. */
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
