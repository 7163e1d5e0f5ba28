import { eq } from 'drizzle-orm'
import type { FooterChange } from '#contract/edited-footer.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { announceUnused } from '#website-api/modules/platform/media/delete-picture.command.ts'
import { requireVersion } from '#website-api/modules/platform/operator-api/saved-version.ts'
import { changedFooter, type FooterColumn } from './changed-footer.ts'
import { footerMenuOf } from './site.queries.ts'
import { footerMenu } from './site.table.ts'

/** Sets or removes the logo; deletes the previous picture unless it is used elsewhere. */
export async function putLogo(tx: Transaction, companyId: number, mediaId: string | null) {
	const before = await lockCompany(tx, companyId)
	await tx.update(company).set({ logoMediaId: mediaId }).where(eq(company.id, companyId))
	if (before !== null && before !== mediaId) await announceUnused(tx, companyId, [before])
}

/** Replaces the whole footer. 409 CHANGED_MEANWHILE if it has another version. */
export async function putFooter(
	tx: Transaction,
	companyId: number,
	columns: FooterColumn[],
	version?: string,
) {
	await lockCompany(tx, companyId)
	requireVersion(await footerMenuOf(tx, companyId), version)
	await tx.delete(footerMenu).where(eq(footerMenu.companyId, companyId))
	if (columns.length === 0) return
	await tx
		.insert(footerMenu)
		.values(columns.map(({ title, links }, position) => ({ companyId, position, title, links })))
}

/**
 * Makes one change of the footer. 422 FOOTER_PLACE if the position does not exist or the footer is full; 409
 * CHANGED_MEANWHILE if it has another version.
 */
export async function editFooter(tx: Transaction, companyId: number, change: FooterChange) {
	await lockCompany(tx, companyId)
	const before = await footerMenuOf(tx, companyId)
	requireVersion(before, change.version)
	const columns = changedFooter(before, change)
	if (!columns) throw new Problem(422, 'FOOTER_PLACE')
	await putFooter(tx, companyId, columns)
}

/** Serialises changes of a site; returns the current logo. */
export async function lockCompany(tx: Queryable, companyId: number): Promise<string | null> {
	const [row] = await tx
		.select({ logoMediaId: company.logoMediaId })
		.from(company)
		.where(eq(company.id, companyId))
		.for('update')
	return row?.logoMediaId ?? null
}
