import { and, eq, sql } from 'drizzle-orm'
import { type NewVoucher, VoucherChange } from '#contract/edited-voucher.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { drawVoucherCode } from './voucher-code.ts'
import { isInUse } from './voucher-list.queries.ts'
import { voucher, type VoucherRow } from './voucher.table.ts'

/** Creates a voucher; returns its code. 409 VOUCHER_CODE_TAKEN. */
export async function insertVoucher(
	tx: Transaction,
	companyId: number,
	sent: NewVoucher,
): Promise<string> {
	const code = sent.code ?? drawVoucherCode()
	const added = await tx
		.insert(voucher)
		.values({ ...sent, companyId, code })
		.onConflictDoNothing()
		.returning({ code: voucher.code })
	if (added.length === 0) throw new Problem(409, 'VOUCHER_CODE_TAKEN')
	return code
}

/**
 * Changes a voucher. 404 VOUCHER_NOT_FOUND; 409 CHANGED_MEANWHILE, or VOUCHER_IN_USE if orders have used terms that
 * would change; 422 quota, amount, endsAt.
 */
export async function updateVoucher(
	tx: Transaction,
	companyId: number,
	code: string,
	{ version, ...change }: VoucherChange,
) {
	const before = await lockVoucher(tx, companyId, code)
	if (version !== undefined && version !== before.row.version) {
		throw new Problem(409, 'CHANGED_MEANWHILE')
	}
	if (before.isInUse && (changesTerms(before.row, change) || lowersLimit(before.row, change))) {
		throw new Problem(409, 'VOUCHER_IN_USE')
	}
	await tx
		.update(voucher)
		.set({ ...change, version: sql`${voucher.version} + 1` })
		.where(isVoucher(companyId, code))
		.catch(nameField)
}

/** Deletes a voucher that no order has used. 404 VOUCHER_NOT_FOUND, 409 VOUCHER_IN_USE. */
export async function deleteVoucher(tx: Transaction, companyId: number, code: string) {
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

const fixedTerms = [
	...(['isCashback', 'isPercentage', 'isForShipping'] as const),
	...(['amount', 'maximumAmount', 'minimumSubTotal'] as const),
]

function changesTerms(row: VoucherRow, terms: VoucherChange): boolean {
	const isOther = (name: (typeof fixedTerms)[number]) =>
		terms[name] !== undefined && terms[name] !== row[name]
	const begins = terms.startsAt?.getTime() ?? row.startsAt.getTime()
	return begins !== row.startsAt.getTime() || fixedTerms.some(isOther)
}

function lowersLimit(row: VoucherRow, { perCustomer }: VoucherChange): boolean {
	return perCustomer !== undefined && perCustomer < row.perCustomer
}

function nameField(error: unknown): never {
	if (breaks(error, '23514', 'voucher_used_within_quota')) {
		throw fieldProblem(VoucherChange, 'quota', { message: 'VOUCHER_QUOTA_BELOW_USED' })
	}
	if (breaks(error, '23514', 'voucher_period')) {
		throw fieldProblem(VoucherChange, 'endsAt', { message: 'VOUCHER_ENDED' })
	}
	if (breaks(error, '23514', 'voucher_amount_range')) {
		throw fieldProblem(VoucherChange, 'amount', { message: 'VOUCHER_PERCENT' })
	}
	throw error
}
