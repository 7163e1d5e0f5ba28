import type { EditedSite } from '#contract/edited-site.ts'
import { PROGRAMMES } from '#contract/programmes.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { findCompany, hostsOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { isDrawnLogo } from '#website-api/modules/site/company-defaults/drawn-logo.ts'
import { popupOf } from './site.queries.ts'

/** The settings of a site, as staff change them. */
export async function editedSite(db: Queryable, id: number): Promise<EditedSite> {
	const row = await findCompany(db, id)
	const popup = await popupOf(db, id)
	return {
		...row,
		title: row.name,
		taglineId: row.tagline.id,
		taglineEn: row.tagline.en,
		header: row.headerLayout,
		hasQris: row.qris !== null,
		hosts: (await hostsOf(db, [id])).get(id) ?? [],
		hasOwnLogo: row.logoMediaId !== null && !isDrawnLogo(row),
		programmesOff: PROGRAMMES.filter((one) => row.programmesOff.includes(one)),
		popupTarget: popup?.active ? popup.target : null,
	}
}
