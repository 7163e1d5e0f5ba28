import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { OperatorVoucherChangeWire, OperatorVoucherWire } from '#contract/operator-voucher.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { drawVoucherCode } from './voucher-code.ts'
import { isInUse } from './voucher-list.queries.ts'
import { voucher, type VoucherRow } from './voucher.table.ts'

/** Creates a voucher; returns its code. 409 VOUCHER_CODE_TAKEN. */
export async function addVoucher(
	tx: Transaction,
	companyId: number,
	sent: z.output<typeof OperatorVoucherWire>,
): Promise<string> {
	const code = sent.COUPON_CODE ?? drawVoucherCode()
	const added = await tx
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
		.returning({ code: voucher.code })
	if (added.length === 0) throw new Problem(409, 'VOUCHER_CODE_TAKEN')
	return code
}

/**
 * Changes a voucher. 404 VOUCHER_NOT_FOUND; 409 CHANGED_MEANWHILE, or VOUCHER_IN_USE if orders have used terms that
 * would change; 422 QUOTA, COUPON_AMOUNT, COUPON_EFFECTIVE_END_DATE.
 */
export async function changeVoucher(
	tx: Transaction,
	companyId: number,
	code: string,
	sent: OperatorVoucherChangeWire,
) {
	const before = await lockVoucher(tx, companyId, code)
	if (sent.VERSION !== undefined && sent.VERSION !== before.row.version) {
		throw new Problem(409, 'CHANGED_MEANWHILE')
	}
	const terms = termsFrom(sent)
	if (before.isInUse && (changesTerms(before.row, terms) || lowersLimit(before.row, sent))) {
		throw new Problem(409, 'VOUCHER_IN_USE')
	}
	await tx
		.update(voucher)
		.set({
			...terms,
			endsAt: momentOf(sent.COUPON_EFFECTIVE_END_DATE),
			title: sent.COUPON_TITLE,
			shortDescription: sent.COUPON_SHORT_DESCRIPTION,
			isActive: sent.IS_ACTIVE,
			quota: sent.QUOTA,
			perCustomer: sent.PER_CUSTOMER,
			isPrivate: sent.IS_PRIVATE,
			version: sql`${voucher.version} + 1`,
		})
		.where(isVoucher(companyId, code))
		.catch(nameField)
}

/** Deletes a voucher that no order has used. 404 VOUCHER_NOT_FOUND, 409 VOUCHER_IN_USE. */
export async function removeVoucher(tx: Transaction, companyId: number, code: string) {
	const found = await lockVoucher(tx, companyId, code)
	if (found.isInUse) throw new Problem(409, 'VOUCHER_IN_USE')
	await tx.delete(voucher).where(isVoucher(companyId, code))
}

// Concurrent orders wait for the lock, and count a use before storing it.
async function lockVoucher(tx: Transaction, companyId: number, code: string) {
	const mine = isVoucher(companyId, code)
	await tx.select({ id: voucher.id }).from(voucher).where(mine).for('update')
	const [found] = await tx.select({ row: voucher, isInUse }).from(voucher).where(mine)
	if (!found) throw new Problem(404, 'VOUCHER_NOT_FOUND')
	return found
}

function isVoucher(companyId: number, code: string) {
	return and(eq(voucher.companyId, companyId), eq(voucher.code, code))
}

/** The voucher's benefit and start, as far as given. */
function termsFrom(sent: OperatorVoucherChangeWire) {
	return {
		isCashback: sent.COUPON_ISCASHBACK,
		isPercentage: sent.COUPON_ISPERCENTAGE,
		isForShipping: sent.COUPON_IS_FOR_SHIPPING,
		amount: sent.COUPON_AMOUNT,
		maximumAmount: sent.COUPON_MAXIMUM_AMOUNT,
		minimumSubTotal: sent.COUPON_MINIMUM_SUB_TOTAL,
		startsAt: momentOf(sent.EFFECTIVE_START_DATE),
	}
}

const fixedTerms = [
	...(['isCashback', 'isPercentage', 'isForShipping'] as const),
	...(['amount', 'maximumAmount', 'minimumSubTotal'] as const),
]

function changesTerms(row: VoucherRow, terms: ReturnType<typeof termsFrom>): boolean {
	const isOther = (name: (typeof fixedTerms)[number]) =>
		terms[name] !== undefined && terms[name] !== row[name]
	const begins = terms.startsAt?.getTime() ?? row.startsAt.getTime()
	return begins !== row.startsAt.getTime() || fixedTerms.some(isOther)
}

function lowersLimit(row: VoucherRow, { PER_CUSTOMER }: OperatorVoucherChangeWire): boolean {
	return PER_CUSTOMER !== undefined && PER_CUSTOMER < row.perCustomer
}

function momentOf(text: string | undefined): Date | undefined {
	return text === undefined ? undefined : new Date(text)
}

function nameField(error: unknown): never {
	if (breaks(error, '23514', 'voucher_used_within_quota')) {
		throw fieldProblem('QUOTA', { message: 'VOUCHER_QUOTA_BELOW_USED' })
	}
	if (breaks(error, '23514', 'voucher_period')) {
		throw fieldProblem('COUPON_EFFECTIVE_END_DATE', { message: 'VOUCHER_ENDED' })
	}
	if (breaks(error, '23514', 'voucher_amount_range')) {
		throw fieldProblem('COUPON_AMOUNT', { message: 'VOUCHER_PERCENT' })
	}
	throw error
}
