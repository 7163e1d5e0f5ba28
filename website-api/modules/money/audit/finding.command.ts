import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { setStatementTimeout, type Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { auditFinding } from './audit-finding.table.ts'
import { BOOKS } from './ledger-oracles.queries.ts'
import { runOracle, ORACLES, type Violation } from './oracles.queries.ts'
import { type Finding, ofCompany } from './finding.queries.ts'

/** Maximum number of rows per insert. */
const batchSize = 500

/** Stores what these oracles found: ends findings that no longer occur. Returns the new findings. */
export async function storeRound(
	tx: Transaction,
	oracles: string[],
	violations: Violation[],
): Promise<Finding[]> {
	for (const oracle of oracles) {
		await endFindings(
			tx,
			oracle,
			violations.filter((one) => one.oracle === oracle),
		)
	}
	return storeFindings(tx, violations)
}

/**
 * Stores violations as findings, each once while it is open, and queues a mail to the administrator about new ones, one
 * for each company. Returns the new findings.
 */
export async function storeFindings(tx: Transaction, violations: Violation[]): Promise<Finding[]> {
	const fresh: Finding[] = []
	for (let at = 0; at < violations.length; at += batchSize) {
		const rows = violations.slice(at, at + batchSize).map(findingOf)
		fresh.push(...(await tx.insert(auditFinding).values(rows).onConflictDoNothing().returning()))
	}
	const first = new Map(fresh.toReversed().map((finding) => [finding.companyId, finding]))
	for (const [companyId, { id }] of first) {
		await announce(tx, {
			companyId,
			topic: 'audit.findings',
			dedupeKey: `audit.findings:${id}`,
			payload: { count: fresh.filter((one) => one.companyId === companyId).length },
		})
	}
	return fresh
}

function findingOf({ accountId, ...violation }: Violation): typeof auditFinding.$inferInsert {
	const stops = accountId !== null ? 'ACCOUNT' : isMoneyMissing(violation) ? 'COMPANY' : 'NOTHING'
	return { ...violation, accountId, stops }
}

/** Books of coins stop no payouts of money. */
function isMoneyMissing({ oracle, about }: Pick<Violation, 'oracle' | 'about'>) {
	return oracle === BOOKS && about === 'IDR'
}

/** Releases an oracle's findings that no longer occur, except those that block payouts: staff release these. */
async function endFindings(tx: Transaction, oracle: string, violations: Violation[]) {
	const open = await tx
		.select()
		.from(auditFinding)
		.where(
			and(
				eq(auditFinding.oracle, oracle),
				eq(auditFinding.stops, 'NOTHING'),
				isServed(auditFinding.companyId),
				isNull(auditFinding.releasedAt),
			),
		)
	const found = new Set(violations.map(nameOf))
	const gone = open.filter((finding) => !found.has(nameOf(finding))).map(({ id }) => id)
	if (gone.length === 0) return
	await tx
		.update(auditFinding)
		.set({ releasedAt: sql`now()` })
		.where(and(inArray(auditFinding.id, gone), isNull(auditFinding.releasedAt)))
}

function nameOf({ companyId, about }: Pick<Violation, 'companyId' | 'about'>) {
	return `${companyId} ${about}`
}

/**
 * Releases a finding, which allows its payouts again. 404 FINDING_NOT_FOUND, also if it is released already; 409
 * FINDING_STANDS while its oracle still reports it.
 */
export async function release(
	tx: Transaction,
	companyId: number | null,
	id: string,
	{ by, reason }: { by: { keyId: string | null; staffId: string | null }; reason: string },
): Promise<Finding> {
	const open = and(eq(auditFinding.id, id), isNull(auditFinding.releasedAt), ofCompany(companyId))
	const [finding] = await tx.select().from(auditFinding).where(open).for('update')
	if (!finding) throw new Problem(404, 'FINDING_NOT_FOUND')
	if (await stands(tx, finding)) throw new Problem(409, 'FINDING_STANDS')
	const [released] = await tx
		.update(auditFinding)
		.set({
			releasedAt: sql`now()`,
			releasedBy: by.keyId,
			releasedByStaff: by.staffId,
			releaseReason: reason,
		})
		.where(open)
		.returning()
	if (!released) throw new Problem(404, 'FINDING_NOT_FOUND')
	return released
}

// An oracle of an earlier version may no longer exist; its findings can be released.
async function stands(tx: Transaction, { oracle, companyId, about }: Finding): Promise<boolean> {
	const query: SQL | undefined = ORACLES[oracle]
	if (!query) return false
	await setStatementTimeout(tx, 60_000)
	const still = await runOracle(
		tx,
		oracle,
		sql`select * from (${query}) as found where company_id = ${companyId} and about = ${about}`,
	)
	return still.length > 0
}
