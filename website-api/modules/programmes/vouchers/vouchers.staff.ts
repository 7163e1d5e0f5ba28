import { type Context, Hono } from 'hono'
import {
	OperatorVoucherChangeWire,
	OperatorVoucherPreviewWire,
	OperatorVoucherQueryWire,
	OperatorVoucherWire,
} from '#contract/operator-voucher.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import {
	companyOf,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { addVoucher, changeVoucher, removeVoucher } from './edit-voucher.command.ts'
import { previewVoucher } from './preview-voucher.ts'
import { voucherPage, voucherRow } from './voucher-list.queries.ts'

/** Staff endpoints for a shop's vouchers, under /operator/v1/sites/{code}/vouchers. */
export const voucherStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/vouchers', async (c) => {
		const query = readQuery(c, OperatorVoucherQueryWire)
		return c.json({ data: await voucherPage(c.var, await companyOf(c), query) })
	})
	.post('/:code/vouchers', async (c) => {
		const sent = await readJson(c, OperatorVoucherWire)
		const companyId = await companyOf(c)
		const code = await inTransaction(c.var.db, (tx) => addVoucher(tx, companyId, sent))
		c.set('made', code)
		return c.json({ data: await only(c, code) }, 201)
	})
	.get('/:code/vouchers/:coupon', async (c) => {
		return c.json({ data: await voucherRow(c.var, await companyOf(c), couponIn(c)) })
	})
	.patch('/:code/vouchers/:coupon', async (c) => {
		const sent = await readJson(c, OperatorVoucherChangeWire)
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => changeVoucher(tx, companyId, couponIn(c), sent))
		return c.json({ data: await only(c, couponIn(c)) })
	})
	.delete('/:code/vouchers/:coupon', async (c) => {
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => removeVoucher(tx, companyId, couponIn(c)))
		return c.json({ data: { IS_DONE: true } })
	})
	.post('/:code/voucher-preview', async (c) => {
		const sent = await readJson(c, OperatorVoucherPreviewWire)
		return c.json({ data: { list: previewVoucher(sent) } })
	})

function couponIn(c: Context<OperatorEnv>): string {
	return (c.req.param('coupon') ?? '').toUpperCase()
}

/** The changed voucher as a list, the response to a change. */
async function only(c: Context<OperatorEnv>, code: string) {
	return { list: [await voucherRow(c.var, await companyOf(c), code)], NEXT: null }
}
