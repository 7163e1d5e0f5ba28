import { type Context, Hono } from 'hono'
import {
	OperatorPayoutWire,
	OperatorWithdrawalAnswerWire,
	OperatorWithdrawalQueryWire,
	OperatorWithdrawalRejectionWire,
	OperatorWithdrawalRequestWire,
} from '#contract/operator.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { checkedPayout } from '#website-api/modules/money/audit/checked-payout.ts'
import {
	digestOf,
	once,
	requireIdempotencyKey,
} from '#website-api/modules/platform/forms/form-key.command.ts'
import {
	approveWithdrawal,
	insertWithdrawal,
	rejectWithdrawal,
	settleWithdrawal,
} from './withdrawal.command.ts'
import type { OperatorEnv } from '#website-api/modules/platform/operators/operator-guard.ts'
import {
	companyOfCustomer,
	companyOfWithdrawal,
	listWithdrawals,
} from './staff-withdrawals.queries.ts'

/** Staff routes of withdrawals, under /operator/v1. */
export const withdrawalStaffRoutes = new Hono<OperatorEnv>()
	.get('/withdrawals', async (c) => {
		const { STATUS: status, LIMIT: limit } = readQuery(c, OperatorWithdrawalQueryWire)
		const list = await listWithdrawals(c.var.db, c.var.operator, { status, limit })
		return c.json({ data: { list } })
	})
	.post('/withdrawals/:id/approval', (c) => change(c, approveWithdrawal))
	.post('/withdrawals/:id/payout', async (c) => {
		const { REFERENCE } = await readJson(c, OperatorPayoutWire)
		return change(c, (tx, companyId, id) => settleWithdrawal(tx, companyId, id, REFERENCE))
	})
	.post('/withdrawals/:id/rejection', async (c) => {
		const { REJECT_REASON = null } = await readJson(c, OperatorWithdrawalRejectionWire)
		return change(c, (tx, companyId, id) => rejectWithdrawal(tx, companyId, id, REJECT_REASON))
	})
	.post('/customers/:id/withdrawals', async (c) => {
		const { db, operator } = c.var
		const customerId = c.req.param('id')
		const companyId = await companyOfCustomer(db, operator, customerId)
		const key = requireIdempotencyKey(c.req.header('idempotency-key'))
		const wire = await readJson(c, OperatorWithdrawalRequestWire)
		const form = {
			companyId,
			actor: customerId,
			route: 'POST /withdrawals',
			key,
			requestHash: digestOf(JSON.stringify(wire)),
		}
		const request = {
			customerId,
			source: wire.SOURCE,
			amount: wire.AMOUNT,
			bank: {
				code: wire.BANK_CODE,
				number: wire.BANK_ACCOUNT_NUMBER,
				holder: wire.BANK_ACCOUNT_HOLDER,
			},
		}
		const { answer, isRepeat } = await once(db, form, OperatorWithdrawalAnswerWire, async (tx) => {
			const id = await insertWithdrawal(tx, companyId, request)
			c.set('made', id)
			const [data] = await listWithdrawals(tx, operator, { id })
			if (!data) throw new Problem(404, 'WITHDRAWAL_NOT_FOUND')
			return { data }
		})
		return c.json(answer, isRepeat ? 200 : 201)
	})

async function change(
	c: Context<OperatorEnv>,
	work: (tx: Transaction, companyId: number, id: string) => Promise<void>,
) {
	const id = c.req.param('id') ?? ''
	const companyId = await companyOfWithdrawal(c.var.db, c.var.operator, id)
	await checkedPayout(c.var, (tx) => work(tx, companyId, id))
	const [data] = await listWithdrawals(c.var.db, c.var.operator, { id })
	return c.json({ data })
}
