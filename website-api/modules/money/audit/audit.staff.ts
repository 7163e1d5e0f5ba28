import { inArray } from 'drizzle-orm'
import { auditBooks, type Finding, listFindings, releaseFinding } from '#contract/audit.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { answer } from '#website-api/http/answer.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { callerColumns } from '#website-api/modules/platform/operator-api/caller.ts'
import { type Finding as FindingRow, openFindings } from './finding.queries.ts'
import { release, storeRound } from './finding.command.ts'
import { auditOracles, ORACLE_NAMES } from './oracles.queries.ts'
import { reportFindings } from './report-findings.ts'

/** The audit and its findings. */
export const auditAnswers = [
	answer(auditBooks, async ({ db, log, forReading }) => {
		const reading = (await forReading?.current()) ?? db
		const violations = await reading.transaction((tx) => auditOracles(tx), {
			isolationLevel: 'repeatable read',
			accessMode: 'read only',
		})
		// Stored like those of the scheduled audit, so that the list of findings says the same.
		reportFindings(log, await inTransaction(db, (tx) => storeRound(tx, ORACLE_NAMES, violations)))
		return { oracles: ORACLE_NAMES, violations }
	}),
	answer(listFindings, async ({ db, caller }) => ({
		list: await withCompanies(db, await openFindings(db, caller.companyId)),
	})),
	answer(releaseFinding, async ({ db, caller, params, body }) => {
		const by = { by: callerColumns(caller), reason: body.reason }
		const released = await inTransaction(db, (tx) => release(tx, caller.companyId, params.id, by))
		return onlyRow(await withCompanies(db, [released]))
	}),
]

async function withCompanies(db: Queryable, findings: FindingRow[]): Promise<Finding[]> {
	const ids = [...new Set(findings.map(({ companyId }) => companyId))]
	const companies = await db
		.select({ id: company.id, code: company.code })
		.from(company)
		.where(inArray(company.id, [0, ...ids]))
	const codes = new Map(companies.map(({ id, code }) => [id, code]))
	return findings.map(({ at, ...finding }) => ({
		...finding,
		companyCode: codes.get(finding.companyId) ?? '',
		foundAt: at,
	}))
}
