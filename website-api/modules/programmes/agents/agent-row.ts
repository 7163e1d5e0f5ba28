import { fieldProblem } from '#website-api/http/field-problem.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { shownName } from './shown-name.ts'

export type NewAgent = {
	code: string
	/** Full name. */
	name: string
	shopName: string | null
	/** idn-area-data code, e.g. 31.74.01. */
	districtCode: string
	/** E.164. */
	whatsapp: string | null
	showWhatsapp: boolean
}

/** The row of a new agent, with place names and the displayed name. 422 for an unknown district. */
export async function agentRow(companyId: number, agent: NewAgent) {
	const district = await findDistrict(agent.districtCode)
	if (!district) throw fieldProblem('DISTRICT_CODE', { message: 'DISTRICT_UNKNOWN' })
	return {
		companyId,
		...agent,
		shownName: shownName(agent),
		districtName: district.name,
		cityName: district.city,
		provinceName: district.province,
	}
}
