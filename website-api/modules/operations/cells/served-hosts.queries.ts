import { asc } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { companyDomain } from '#website-api/modules/platform/companies/company.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

/** The host names of all companies that this cell serves. */
export async function servedHosts(db: Database): Promise<string[]> {
	const rows = await db
		.select({ host: companyDomain.host })
		.from(companyDomain)
		.where(isServed(companyDomain.companyId))
		.orderBy(asc(companyDomain.host))
	return rows.map(({ host }) => host)
}
