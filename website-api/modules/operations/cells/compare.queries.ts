import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#website-api/db/database.ts'
import { auditCompany } from '#website-api/modules/money/audit/oracles.queries.ts'
import { LOG_TABLES, type Move, MoveRefused } from './move.ts'
import { TABLES } from '#website-api/db/table-kinds.ts'

const Digests = z.array(z.object({ name: z.string(), rows: z.coerce.number(), digest: z.string() }))

/** Compares the company's rows in both databases, while nothing writes to them. Returns how many there are. */
export async function requireEqual({ source, target, company }: Move): Promise<number> {
	const [here, there] = await Promise.all([
		digestsOf(source, company.id),
		digestsOf(target, company.id),
	])
	const differing = here.filter(
		({ rows, digest }, at) => there[at]?.rows !== rows || there[at]?.digest !== digest,
	)
	if (differing.length > 0) {
		throw new MoveRefused('differs', { tables: differing.map(({ name }) => name).join(', ') })
	}
	return here.reduce((sum, { rows }) => sum + rows, 0)
}

/** @throws MoveRefused if the audit finds something in the company's rows */
export async function requireCleanAudit({ target, company }: Pick<Move, 'target' | 'company'>) {
	const violations = await auditCompany(target, company.id)
	if (violations.length === 0) return
	throw new MoveRefused('audit', {
		findings: violations.map(({ oracle, about }) => `${oracle}: ${about}`).join('; '),
	})
}

// The sum of the rows' digests does not depend on their order, which would have to be sorted.
async function digestsOf(db: Database, companyId: number) {
	return db.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`)
		await tx.execute(sql`set local timezone = 'UTC'`)
		await tx.execute(sql`set local datestyle = 'ISO'`)
		const found: z.output<typeof Digests> = []
		for (const name of [...TABLES.company, ...LOG_TABLES]) {
			const { rows } = await tx.execute(sql`
				select ${name}::text as name, count(*) as rows, coalesce(sum(
					('x' || left(md5(one::text), 15))::bit(60)::bigint::numeric), 0)::text as digest
				from ${sql.identifier(name)} as one where company_id = ${companyId}`)
			found.push(...Digests.parse(rows))
		}
		return found
	})
}
