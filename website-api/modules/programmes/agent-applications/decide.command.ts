import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { agentRow } from '#website-api/modules/programmes/agents/agent-row.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { agentApplication } from './agent-application.table.ts'

type Row = typeof agentApplication.$inferSelect

/**
 * Approves an application: creates an agent with this code in the directory, below the sponsor unless the customer
 * has a referrer already. 404 APPLICATION_NOT_FOUND, 409 APPLICATION_DECIDED or AGENT_CODE_TAKEN.
 */
export async function approve(tx: Transaction, companyId: number, id: string, code: string) {
	const row = await decide(tx, companyId, id, { status: 'APPROVED' })
	const values = await agentRow(companyId, {
		code,
		name: row.name,
		shopName: null,
		districtCode: row.districtCode,
		whatsapp: row.phone,
		showWhatsapp: true,
	})
	const [made] = await tx
		.insert(agent)
		.values({ ...values, customerId: row.customerId })
		.onConflictDoNothing()
		.returning({ code: agent.code })
	if (!made) throw new Problem(409, 'AGENT_CODE_TAKEN')
	await placeBelow(tx, row)
	await tx
		.update(customer)
		.set({ type: 'AGENT' })
		.where(and(eq(customer.companyId, companyId), eq(customer.id, row.customerId)))
	await tell(tx, row)
}

/**
 * Rejects an application; the reason is mailed to the applicant. 404 APPLICATION_NOT_FOUND, 409 APPLICATION_DECIDED.
 */
export async function refuse(tx: Transaction, companyId: number, id: string, reason: string) {
	await tell(tx, await decide(tx, companyId, id, { status: 'REFUSED', refuseReason: reason }))
}

async function decide(
	tx: Transaction,
	companyId: number,
	id: string,
	decision: Pick<Partial<Row>, 'status' | 'refuseReason'>,
): Promise<Row> {
	const mine = and(eq(agentApplication.companyId, companyId), eq(agentApplication.id, id))
	const [row] = await tx
		.update(agentApplication)
		.set({ ...decision, decidedAt: sql`now()` })
		.where(and(mine, eq(agentApplication.status, 'WAITING')))
		.returning()
	if (row) return row
	const [there] = await tx.select({ id: agentApplication.id }).from(agentApplication).where(mine)
	throw there ? new Problem(409, 'APPLICATION_DECIDED') : new Problem(404, 'APPLICATION_NOT_FOUND')
}

// A customer's referrer never changes; a sponsor from the customer's downline would make a cycle and is ignored.
async function placeBelow(tx: Transaction, row: Row) {
	if (row.sponsorCode === null) return
	const [sponsor] = await tx
		.select({ id: agent.customerId })
		.from(agent)
		.where(and(eq(agent.companyId, row.companyId), eq(agent.code, row.sponsorCode)))
	const sponsorId = sponsor?.id ?? null
	if (sponsorId === null || sponsorId === row.customerId) return
	try {
		await tx.transaction((inner) =>
			inner
				.update(customer)
				.set({ branchId: sponsorId })
				.where(
					and(
						eq(customer.companyId, row.companyId),
						eq(customer.id, row.customerId),
						isNull(customer.branchId),
					),
				),
		)
	} catch (error) {
		if (!breaks(error, '23514', 'downline_no_circle')) throw error
	}
}

async function tell(tx: Transaction, row: Row) {
	await announce(tx, {
		companyId: row.companyId,
		topic: 'agent.decided',
		dedupeKey: `agent.decided:${row.id}`,
		payload: { customerId: row.customerId, applicationId: row.id },
	})
}
