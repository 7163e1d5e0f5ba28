import {
	addVoucher,
	changeVoucher,
	getVoucher,
	listVouchers,
	removeVoucher,
	tryVoucher,
} from '#contract/edited-voucher.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import { deleteVoucher, insertVoucher, updateVoucher } from './edit-voucher.command.ts'
import { previewVoucher } from './preview-voucher.ts'
import { type Reader, voucherPage, voucherRow } from './voucher-list.queries.ts'

/** A shop's vouchers. */
export const voucherStaffAnswers = [
	answer(listVouchers, ({ query, ...reader }) => voucherPage(reader, query)),
	answer(addVoucher, async ({ body, c, ...reader }) => {
		const code = await inTransaction(reader.db, (tx) => insertVoucher(tx, reader.companyId, body))
		c.set('made', code)
		return only(reader, code)
	}),
	answer(getVoucher, ({ params, ...reader }) => voucherRow(reader, codeOf(params))),
	answer(changeVoucher, async ({ params, body, ...reader }) => {
		const code = codeOf(params)
		await inTransaction(reader.db, (tx) => updateVoucher(tx, reader.companyId, code, body))
		return only(reader, code)
	}),
	answer(removeVoucher, async ({ db, companyId, params }) => {
		await inTransaction(db, (tx) => deleteVoucher(tx, companyId, codeOf(params)))
		return done
	}),
	answer(tryVoucher, ({ body }) => ({ list: previewVoucher(body) })),
]

const codeOf = ({ coupon }: { coupon: string }) => coupon.toUpperCase()

/** The changed voucher as a list, the response to a change. */
async function only(reader: Reader, code: string) {
	return { list: [await voucherRow(reader, code)], next: null }
}
