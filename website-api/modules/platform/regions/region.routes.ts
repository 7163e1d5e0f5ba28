import {
	type District,
	findDistricts,
	findPlaces,
	findStaffDistricts,
	getDistrict,
} from '#contract/region.ts'
import type { ListQuery } from '#contract/envelope.ts'
import type { Value } from '#contract/message.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { searchPlaces } from './place-search.ts'
import { postcodesIn } from './postcodes.ts'
import { findDistrict, villagesOf } from './region-data.ts'
import { searchDistricts } from './region-search.ts'

/** Districts and villages of Indonesia. */
export const regionAnswers = [
	answer(findDistricts, ({ query }) => districtList(query)),
	answer(getDistrict, async ({ params }) => {
		const district = await findDistrict(params.code)
		if (!district) throw new Problem(404, 'DISTRICT_NOT_FOUND')
		const [villages, postcodeOf] = await Promise.all([
			villagesOf(district.code),
			postcodesIn(district.code),
		])
		return { ...district, villages, postcodes: villages.map(postcodeOf) }
	}),
	answer(findPlaces, async ({ query: { text = '', limit } }) => ({
		list: await searchPlaces(text, limit),
	})),
]

export const regionStaffAnswers = [answer(findStaffDistricts, ({ query }) => districtList(query))]

async function districtList({ isById, ids = '', text = '', limit }: Value<typeof ListQuery>) {
	if (!isById) return { list: await searchDistricts(text, limit) }
	const district: District | undefined = await findDistrict(ids)
	return { list: district ? [{ ...district, matched: [] }] : [] }
}
