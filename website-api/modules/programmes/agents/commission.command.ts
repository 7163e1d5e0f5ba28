import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { type Movement, post } from '#website-api/modules/money/ledger/post.command.ts'
import { holdCustomer } from '#website-api/modules/platform/identity/customer.queries.ts'
import { remainingLines } from '#website-api/modules/sales/orders/refund/remaining-lines.queries.ts'
import type { ReturnedUnits } from '#website-api/modules/sales/programmes.ts'
import { partOf } from '#website-api/modules/sales/orders/refund/share.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { agentCommission } from './agent-commission.table.ts'
import { agentPlanOf } from './agent-plan.queries.ts'
import { type Earner, earnersOf } from './earners.queries.ts'

/**
 * On payment: stores the pending commissions of each line, for the seller and the agents above. Only product sales
 * have commissions.
 */
export async function earnAgentCommission(tx: Transaction, order: OrderRow) {
	const earners = await existing(tx, order.companyId, await earnersOf(tx, order))
	if (earners.length === 0) return
	const { levelBps } = await agentPlanOf(tx, order.companyId)
	const lines = (await remainingLines(tx, order)).filter(({ quantity }) => quantity > 0)
	const rows = earners.flatMap(({ level, customerId, refused }) => {
		const rateBp = levelBps[level - 1] ?? 0
		if (rateBp === 0) return []
		return lines.map(({ position, quantity, net }) => ({
			companyId: order.companyId,
			orderId: order.id,
			position,
			level,
			earnerId: customerId,
			net,
			quantity,
			units: quantity,
			rateBp,
			refused,
			amount: refused === null ? partOf(net, rateBp, 10_000) : 0,
		}))
	})
	if (rows.length === 0) return
	await tx.insert(agentCommission).values(rows)
	await post(
		tx,
		order.companyId,
		sumsOf(rows).map(({ level, earnerId, amount }): Movement => ({
			from: { kind: 'commission' },
			to: { kind: 'agent_pending', customerId: earnerId },
			amount,
			reason: 'agent_commission',
			dedupeKey: `agent-commission:${order.id}:${level}`,
			orderId: order.id,
		})),
	)
}

/** The earners whose accounts were not deleted meanwhile. */
async function existing(tx: Transaction, companyId: number, earners: Earner[]) {
	const found: Earner[] = []
	for (const earner of earners) {
		if (await holdCustomer(tx, { companyId, customerId: earner.customerId })) found.push(earner)
	}
	return found
}

/** On COMPLETED: makes the remaining commissions available for withdrawal. */
export async function clearAgentCommission(tx: Transaction, order: OrderRow) {
	const rows = await tx
		.update(agentCommission)
		.set({ clearedAt: sql`now()` })
		.where(open(order))
		.returning()
	await post(
		tx,
		order.companyId,
		sumsOf(rows.map((row) => ({ ...row, amount: row.amount - row.reversed }))).map(
			({ level, earnerId, amount }): Movement => ({
				from: { kind: 'agent_pending', customerId: earnerId },
				to: { kind: 'agent_available', customerId: earnerId },
				amount,
				reason: 'agent_cleared',
				dedupeKey: `agent-cleared:${order.id}:${level}`,
				orderId: order.id,
			}),
		),
	)
}

/** On EXPIRED or CANCEL: reverses all commissions. */
export function undoAgentCommission(tx: Transaction, order: OrderRow) {
	return reverseEntries(tx, order, () => 0, `agent-undone:${order.id}`)
}

/** On returns: reverses the commissions of the units, exactly to the rupiah. */
export function reverseAgentCommission(
	tx: Transaction,
	{ order, units, dedupeKey }: ReturnedUnits,
) {
	const gone = new Map<number, number>()
	for (const { position, quantity } of units) {
		gone.set(position, (gone.get(position) ?? 0) + quantity)
	}
	const left = (row: Row) => row.units - (gone.get(row.position) ?? 0)
	return reverseEntries(tx, order, left, `agent-back:${dedupeKey}`)
}

type Row = typeof agentCommission.$inferSelect

/** The database rejects amounts that are not exactly the share of the remaining units. */
async function reverseEntries(
	tx: Transaction,
	order: OrderRow,
	unitsLeft: (row: Row) => number,
	key: string,
) {
	const rows = await tx.select().from(agentCommission).where(open(order)).for('update')
	const changes: Share[] = []
	for (const row of rows) {
		const units = unitsLeft(row)
		if (units === row.units) continue
		const worth = row.refused === null ? worthOf(row, units) : 0
		changes.push({ ...row, amount: row.amount - row.reversed - worth })
		await tx
			.update(agentCommission)
			.set({ units, reversed: row.amount - worth })
			.where(
				and(
					open(order),
					eq(agentCommission.position, row.position),
					eq(agentCommission.level, row.level),
				),
			)
	}
	await post(
		tx,
		order.companyId,
		sumsOf(changes).map(({ level, earnerId, amount }): Movement => ({
			from: { kind: 'agent_pending', customerId: earnerId },
			to: { kind: 'commission' },
			amount,
			reason: 'agent_reversed',
			dedupeKey: `${key}:${level}`,
			orderId: order.id,
		})),
	)
}

function worthOf({ net, rateBp, quantity }: Row, units: number): number {
	return partOf(net, units * rateBp, quantity * 10_000)
}

function open({ companyId, id }: OrderRow) {
	return and(
		eq(agentCommission.companyId, companyId),
		eq(agentCommission.orderId, id),
		isNull(agentCommission.clearedAt),
	)
}

type Share = { level: number; earnerId: string; amount: number }

/** One sum per level, which is one agent. */
function sumsOf(shares: Share[]): Share[] {
	const sums = new Map<number, Share>()
	for (const { level, earnerId, amount } of shares) {
		sums.set(level, { level, earnerId, amount: (sums.get(level)?.amount ?? 0) + amount })
	}
	return [...sums.values()].filter(({ amount }) => amount > 0)
}
