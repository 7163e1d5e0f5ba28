import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { WalletAdjustment, WalletAdjustmentRequest } from '#contract/wallet-adjustment.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { accountIds } from '#website-api/modules/money/ledger/account.command.ts'
import type { AccountName } from '#website-api/modules/money/ledger/account-kinds.ts'
import { lockedBalance } from '#website-api/modules/money/ledger/account.queries.ts'
import { ACCOUNT_COVERED, post } from '#website-api/modules/money/ledger/post.command.ts'
import {
	holdCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { walletAdjustment } from './wallet-adjustment.table.ts'
import { walletLimitLeft } from './wallet-limit.queries.ts'

type By = Pick<Caller, 'id' | 'label' | 'role'>

/**
 * Adds money to a customer's wallet or takes it from there; the customer is told by mail. 404 CUSTOMER_NOT_FOUND; 409
 * WALLET_LIMIT of the caller, WALLET_CHANGED if the wallet has not the expected balance, INSUFFICIENT_BALANCE.
 */
export async function adjustWallet(
	tx: Transaction,
	owner: Owner,
	request: WalletAdjustmentRequest,
	by: By,
): Promise<WalletAdjustment> {
	const { companyId, customerId } = owner
	if (!(await holdCustomer(tx, owner))) throw new Problem(404, 'CUSTOMER_NOT_FOUND')
	await requireWithinLimit(tx, companyId, by, request.amount)
	const wallet: AccountName = { kind: 'wallet', customerId }
	const idOf = await accountIds(tx, companyId, [wallet])
	const before = await lockedBalance(tx, idOf(wallet))
	if (request.expected !== undefined && request.expected !== before) {
		throw new Problem(409, 'WALLET_CHANGED')
	}
	const change = request.step === 'ADD' ? request.amount : -request.amount
	const row = await stored(tx, owner, { ...request, change }, by)
	await move(tx, companyId, wallet, { id: row.id, change })
	await announce(tx, {
		companyId,
		topic: 'wallet.adjusted',
		dedupeKey: `wallet.adjusted:${row.id}`,
		payload: { customerId, adjustmentId: row.id },
	})
	const { id, reason, note, madeBy, at } = row
	const { step, amount } = request
	return { id, step, amount, reason, note, madeBy, at, balance: before + change }
}

async function requireWithinLimit(tx: Transaction, companyId: number, by: By, amount: number) {
	// What one person does at once is counted one after the other.
	await tx.execute(
		sql`select pg_advisory_xact_lock(hashtext('wallet_adjustment'), hashtext(${`${companyId} ${by.id}`}))`,
	)
	const left = await walletLimitLeft(tx, companyId, by)
	if (left !== null && amount > left) throw new Problem(409, 'WALLET_LIMIT')
}

async function stored(
	tx: Transaction,
	owner: Owner,
	{ change, reason, note }: { change: number; reason: string; note: string },
	by: By,
) {
	const { companyId, customerId } = owner
	const rows = await tx
		.insert(walletAdjustment)
		.values({
			companyId,
			id: randomUUID(),
			customerId,
			amount: change,
			reason,
			note,
			makerId: by.id,
			madeBy: by.label,
		})
		.returning()
	return onlyRow(rows)
}

async function move(
	tx: Transaction,
	companyId: number,
	wallet: AccountName,
	{ id, change }: { id: string; change: number },
) {
	const shop: AccountName = { kind: 'adjustment' }
	const [from, to] = change > 0 ? [shop, wallet] : [wallet, shop]
	const amount = Math.abs(change)
	try {
		const dedupeKey = `wallet-adjustment:${id}`
		await post(tx, companyId, [{ from, to, amount, reason: 'adjusted', dedupeKey }])
	} catch (error) {
		if (breaks(error, '23514', ACCOUNT_COVERED)) throw new Problem(409, 'INSUFFICIENT_BALANCE')
		throw error
	}
}
