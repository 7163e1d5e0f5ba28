import { inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import type { z } from 'zod'
import type { OperatorFindingWire } from '#contract/operator-audit.ts'
import { OperatorReleaseWire } from '#contract/operator-audit.ts'
import { operatorColumns } from '#website-api/modules/platform/operators/operator.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { idFrom, readJson } from '#website-api/http/input.ts'
import { type Finding, openFindings } from './finding.queries.ts'
import { releaseFinding, storeRound } from './finding.command.ts'
import { reportFindings } from './report-findings.ts'
import { auditOracles, ORACLE_NAMES } from './oracles.queries.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import type { OperatorEnv } from '#website-api/modules/platform/operators/operator-guard.ts'

/** Routes of the audit and its findings, under /operator/v1/audit. */
export const auditStaffRoutes = new Hono<OperatorEnv>()
	.get('/', async (c) => {
		const { db, log, forReading } = c.var
		const reading = (await forReading?.current()) ?? db
		const violations = await reading.transaction((tx) => auditOracles(tx), {
			isolationLevel: 'repeatable read',
			accessMode: 'read only',
		})
		// Stored like those of the scheduled audit, so that the list of findings says the same.
		reportFindings(log, await inTransaction(db, (tx) => storeRound(tx, ORACLE_NAMES, violations)))
		const VIOLATION_LIST = violations.map((one) => ({
			ORACLE: one.oracle,
			COMPANY_API_ID: one.companyId,
			ABOUT: one.about,
			FOUND: one.found,
			EXPECTED: one.expected,
		}))
		return c.json({ data: { ORACLE_LIST: ORACLE_NAMES, VIOLATION_LIST } })
	})
	.get('/findings', async (c) => {
		const { db, operator } = c.var
		return c.json({ data: { list: await wiresOf(db, await openFindings(db, operator.companyId)) } })
	})
	.post('/findings/:id/release', async (c) => {
		const { db, operator } = c.var
		const id = idFrom(c, 'FINDING_NOT_FOUND')
		const { REASON: reason } = await readJson(c, OperatorReleaseWire)
		const released = await inTransaction(db, (tx) =>
			releaseFinding(tx, operator.companyId, id, { by: operatorColumns(operator), reason }),
		)
		const [data] = await wiresOf(db, [released])
		return c.json({ data })
	})

async function wiresOf(
	db: Queryable,
	findings: Finding[],
): Promise<z.output<typeof OperatorFindingWire>[]> {
	const ids = [...new Set(findings.map(({ companyId }) => companyId))]
	const companies = await db
		.select({ id: company.id, code: company.code })
		.from(company)
		.where(inArray(company.id, [0, ...ids]))
	const codes = new Map(companies.map(({ id, code }) => [id, code]))
	return findings.map((finding) => ({
		FINDING_ID: finding.id,
		COMPANY_CODE: codes.get(finding.companyId) ?? '',
		ORACLE: finding.oracle,
		ABOUT: finding.about,
		FOUND: finding.found,
		EXPECTED: finding.expected,
		STOPS: finding.stops,
		FOUND_DATE: finding.at.toISOString(),
		RELEASED_DATE: finding.releasedAt?.toISOString() ?? null,
	}))
}
