import { randomUUID } from 'node:crypto'
import { and, inArray } from 'drizzle-orm'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { requirePayable } from '#website-api/modules/money/audit/payout-check.queries.ts'
import { lockApproved } from '#website-api/modules/money/withdrawals/withdrawal.command.ts'
import { payoutBankOf } from '#website-api/modules/platform/gateways/payouts/payout-banks.ts'
import { payoutAccountOf } from '#website-api/modules/platform/gateways/payouts/company-payouts.queries.ts'
import type { Payee } from '#website-api/modules/platform/gateways/payouts/payout-gateway.ts'
import { lockUnpaidRefund } from '#website-api/modules/sales/payments/pay-guest-refund.command.ts'
import { isPayout, payout, type PayoutKey, type PayoutRow } from './payout.table.ts'

/** The staff member or key that asks. */
export type Requester = { id: string; label: string }

type Wanted = { companyId: number; id: string; provider: PaymentProvider; by: Requester }

/**
 * Asks for the payout of an approved withdrawal. 404 WITHDRAWAL_NOT_FOUND; 409 WITHDRAWAL_STATE, WITHDRAWAL_ENDED,
 * PAYOUT_RUNNING, PAYOUTS_OFF, PAYOUT_BANK_UNKNOWN, PAYOUT_HELD.
 */
export async function requestWithdrawalPayout(tx: Transaction, wanted: Wanted): Promise<PayoutRow> {
	const { companyId, id } = wanted
	const row = await lockApproved(tx, companyId, id)
	const { fee } = await requireAccount(tx, wanted, row.bank.code)
	await requirePayable(tx, companyId, row)
	return insertPayout(tx, { ...requested(wanted), withdrawalId: id, amount: row.amount, fee })
}

/**
 * Asks for the payout of a guest's refund to this account. 404 REFUND_NOT_FOUND; 409 REFUND_PAID, REFUND_RUNNING,
 * PAYOUT_RUNNING, PAYOUTS_OFF, PAYOUT_BANK_UNKNOWN, PAYOUT_HELD.
 */
export async function requestGuestPayout(
	tx: Transaction,
	wanted: Wanted,
	bank: Payee,
): Promise<PayoutRow> {
	const { companyId, id } = wanted
	const row = await lockUnpaidRefund(tx, companyId, id)
	const { fee } = await requireAccount(tx, wanted, bank.code)
	await requirePayable(tx, companyId, { refundOf: row })
	return insertPayout(tx, { ...requested(wanted), refundId: id, bank, amount: row.amount, fee })
}

function requested({ companyId, provider, by }: Wanted) {
	return {
		companyId,
		id: randomUUID(),
		way: provider,
		state: 'REQUESTED' as const,
		requestedBy: by.id,
		requester: by.label,
	}
}

/** Inserts a payout, the only open one of what it pays. 409 PAYOUT_RUNNING. */
export async function insertPayout(
	tx: Transaction,
	row: typeof payout.$inferInsert,
): Promise<PayoutRow> {
	try {
		return onlyRow(await tx.insert(payout).values(row).returning())
	} catch (error) {
		const isSecond =
			breaks(error, '23505', 'payout_one_of_withdrawal') ||
			breaks(error, '23505', 'payout_one_of_refund')
		if (isSecond) throw new Problem(409, 'PAYOUT_RUNNING')
		throw error
	}
}

async function requireAccount(tx: Transaction, { companyId, provider }: Wanted, bank: string) {
	const account = await payoutAccountOf(tx, { companyId, provider })
	if (!account?.isOn) throw new Problem(409, 'PAYOUTS_OFF')
	if (payoutBankOf(provider, bank) === undefined) throw new Problem(409, 'PAYOUT_BANK_UNKNOWN')
	return account
}

/** Takes back a payout that was not approved yet. 404 PAYOUT_NOT_FOUND; 409 PAYOUT_STATE. */
export async function cancelPayout(tx: Transaction, key: PayoutKey) {
	const { state } = await lockPayout(tx, key)
	if (state === 'CANCELLED') return
	const cancelled = await tx
		.update(payout)
		.set({ state: 'CANCELLED' })
		.where(and(isPayout(key), inArray(payout.state, ['REQUESTED', 'HELD'])))
		.returning({ id: payout.id })
	if (cancelled.length === 0) throw new Problem(409, 'PAYOUT_STATE')
}

/** A payout, locked until the transaction ends. 404 PAYOUT_NOT_FOUND. */
export async function lockPayout(tx: Transaction, key: PayoutKey): Promise<PayoutRow> {
	const [row] = await tx.select().from(payout).where(isPayout(key)).for('update')
	if (!row) throw new Problem(404, 'PAYOUT_NOT_FOUND')
	return row
}
