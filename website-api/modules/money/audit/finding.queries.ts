import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { auditFinding } from './audit-finding.table.ts'

export type Finding = typeof auditFinding.$inferSelect

/** Tells whether any finding is open. */
export async function hasOpenFindings(db: Queryable): Promise<boolean> {
	const [row] = await db
		.select({ id: auditFinding.id })
		.from(auditFinding)
		.where(and(isNull(auditFinding.releasedAt), isServed(auditFinding.companyId)))
		.limit(1)
	return row !== undefined
}

/** Open findings of one company or of all, newest first, at most two hundred. */
export async function openFindings(db: Queryable, companyId: number | null): Promise<Finding[]> {
	return db
		.select()
		.from(auditFinding)
		.where(
			and(isNull(auditFinding.releasedAt), isServed(auditFinding.companyId), ofCompany(companyId)),
		)
		.orderBy(desc(auditFinding.at), asc(auditFinding.about))
		.limit(200)
}

export function ofCompany(companyId: number | null) {
	return companyId === null ? undefined : eq(auditFinding.companyId, companyId)
}
