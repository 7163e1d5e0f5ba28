import { inTransaction } from '#website-api/db/database.ts'
import { and, desc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
	OperatorVoucherChangeWire,
	type OperatorVoucherListWire,
	OperatorVoucherWire,
} from '#contract/operator-voucher.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { drawVoucherCode } from './voucher-code.ts'
import { couponWire } from './voucher-wire.ts'
import { voucher } from './voucher.table.ts'
import {
	type OperatorEnv,
	companyOf,
} from '#website-api/modules/platform/operators/operator-guard.ts'

/** A shop's vouchers, below /operator/v1/sites/{code}/vouchers. */
export const voucherStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/vouchers', async (c) => c.json(await listOf(c)))
	.post('/:code/vouchers', async (c) => {
		const sent = await readJson(c, OperatorVoucherWire)
		const code = sent.COUPON_CODE ?? drawVoucherCode()
		const companyId = await companyOf(c)
		const added = await inTransaction(c.var.db, (tx) =>
			tx
				.insert(voucher)
				.values({
					companyId,
					code,
					title: sent.COUPON_TITLE,
					shortDescription: sent.COUPON_SHORT_DESCRIPTION,
					...(sent.EFFECTIVE_START_DATE ? { startsAt: new Date(sent.EFFECTIVE_START_DATE) } : {}),
					endsAt: new Date(sent.COUPON_EFFECTIVE_END_DATE),
					isCashback: sent.COUPON_ISCASHBACK,
					isPercentage: sent.COUPON_ISPERCENTAGE,
					isForShipping: sent.COUPON_IS_FOR_SHIPPING,
					isPrivate: sent.IS_PRIVATE,
					amount: sent.COUPON_AMOUNT,
					maximumAmount: sent.COUPON_MAXIMUM_AMOUNT,
					minimumSubTotal: sent.COUPON_MINIMUM_SUB_TOTAL,
					quota: sent.QUOTA,
					perCustomer: sent.PER_CUSTOMER,
				})
				.onConflictDoNothing()
				.returning({ code: voucher.code }),
		)
		if (added.length === 0) throw new Problem(409, 'VOUCHER_CODE_TAKEN')
		c.set('made', code)
		return c.json(await listOf(c, code), 201)
	})
	.patch('/:code/vouchers/:coupon', async (c) => {
		const sent = await readJson(c, OperatorVoucherChangeWire)
		const code = c.req.param('coupon').toUpperCase()
		const companyId = await companyOf(c)
		const changed = await inTransaction(c.var.db, (tx) =>
			tx
				.update(voucher)
				.set({
					// So that there is always something to set.
					code,
					...(sent.IS_ACTIVE === undefined ? {} : { isActive: sent.IS_ACTIVE }),
					...(sent.QUOTA === undefined ? {} : { quota: sent.QUOTA }),
					...(sent.COUPON_EFFECTIVE_END_DATE === undefined
						? {}
						: { endsAt: new Date(sent.COUPON_EFFECTIVE_END_DATE) }),
				})
				.where(and(eq(voucher.companyId, companyId), eq(voucher.code, code)))
				.returning({ code: voucher.code })
				.catch(nameField),
		)
		if (changed.length === 0) throw new Problem(404, 'VOUCHER_NOT_FOUND')
		return c.json(await listOf(c, code))
	})

function nameField(error: unknown): never {
	if (breaks(error, '23514', 'voucher_used_within_quota')) {
		throw fieldProblem('QUOTA', { message: 'VOUCHER_QUOTA_BELOW_USED' })
	}
	if (breaks(error, '23514', 'voucher_period')) {
		throw fieldProblem('COUPON_EFFECTIVE_END_DATE', { message: 'VOUCHER_ENDED' })
	}
	throw error
}

async function listOf(
	c: Context<OperatorEnv>,
	code?: string,
): Promise<z.output<typeof OperatorVoucherListWire>> {
	const rows = await c.var.db
		.select()
		.from(voucher)
		.where(
			and(
				eq(voucher.companyId, await companyOf(c)),
				code === undefined ? undefined : eq(voucher.code, code),
			),
		)
		.orderBy(desc(voucher.id))
		.limit(500)
	const list = rows.map((row) => ({
		...couponWire(row, c.var.locale),
		QUOTA: row.quota,
		PER_CUSTOMER: row.perCustomer,
		USED: row.used,
		IS_PRIVATE: row.isPrivate,
		IS_ACTIVE: row.isActive,
	}))
	return { data: { list } }
}
