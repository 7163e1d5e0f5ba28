import { sql } from 'drizzle-orm'
import type { Database, OpenDatabase } from '../../website-api/db/database.ts'
import { auditRound } from '../../website-api/modules/money/audit/audit-round.command.ts'
import { withProgrammes } from '../../website-api/modules/sales/programmes.ts'
import { programmes } from '../../website-api/programmes.ts'
import { sweepOnce } from '../../website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { took } from './compare.ts'

/** The number of due orders for a sweep. */
const DUE = 50

/**
 * The duration in milliseconds of the nightly audit and of a sweep, one run each, and the number of findings of the
 * audit.
 */
export async function jobTimes(database: OpenDatabase) {
	const { db, forJobs } = withProgrammes(database, programmes)
	await db.execute(sql`update audit_run set began_at = null`)
	let faults = 0
	const audit = await took(async () => {
		const onFailure = (oracle: string, cause: unknown) => {
			throw new Error(`The check "${oracle}" failed`, { cause })
		}
		faults = (await auditRound(forJobs, { minutes: 60, onFailure })).length
	})
	await makeDue(db)
	return { audit, faults, sweep: await took(() => sweepOnce(db)) }
}

async function makeDue(db: Database) {
	await db.execute(sql`
		update orders set due_at = now() - interval '1 second' where (company_id, id) in (
			select company_id, id from orders where status = 'PENDING' order by placed_at limit ${DUE})`)
}
