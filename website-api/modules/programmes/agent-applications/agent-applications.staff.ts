import { and, desc, eq } from 'drizzle-orm'
import {
	approveApplication,
	listApplications,
	refuseApplication,
	type StaffApplication,
} from '#contract/staff-application.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { agentApplication } from './agent-application.table.ts'
import { approve, refuse } from './decide.command.ts'

const most = 200

/** Applications to become an agent. */
export const agentApplicationStaffAnswers = [
	answer(listApplications, async ({ db, companyId, query }) => ({
		list: await applications(db, companyId, query),
	})),
	answer(approveApplication, async ({ db, companyId, params: { id }, body }) => {
		await inTransaction(db, (tx) => approve(tx, companyId, id, body.agentCode))
		return one(db, companyId, id)
	}),
	answer(refuseApplication, async ({ db, companyId, params: { id }, body }) => {
		await inTransaction(db, (tx) => refuse(tx, companyId, id, body.reason))
		return one(db, companyId, id)
	}),
]

async function one(db: Database, companyId: number, id: string) {
	const [found] = await applications(db, companyId, { id })
	if (!found) throw new Problem(404, 'APPLICATION_NOT_FOUND')
	return found
}

async function applications(
	db: Database,
	companyId: number,
	wanted: { status?: StaffApplication['status'] | undefined; id?: string },
): Promise<StaffApplication[]> {
	const rows = await db
		.select({ row: agentApplication, email: customer.email, code: agent.code })
		.from(agentApplication)
		.innerJoin(
			customer,
			and(
				eq(customer.companyId, agentApplication.companyId),
				eq(customer.id, agentApplication.customerId),
			),
		)
		.leftJoin(
			agent,
			and(eq(agent.companyId, customer.companyId), eq(agent.customerId, customer.id)),
		)
		.where(
			and(
				eq(agentApplication.companyId, companyId),
				wanted.status && eq(agentApplication.status, wanted.status),
				wanted.id === undefined ? undefined : eq(agentApplication.id, wanted.id),
			),
		)
		.orderBy(desc(agentApplication.appliedAt))
		.limit(most)
	return rows.map(({ row, email, code }) => ({
		...row,
		email,
		place: `${row.districtName}, ${row.cityName}`,
		agentCode: row.status === 'APPROVED' ? code : null,
	}))
}
