import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { BankEdit, MAX_BANKS } from '#contract/bank.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	lockCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { freeSlot } from '#website-api/modules/platform/identity/free-slot.queries.ts'
import { withdrawal } from '#website-api/modules/money/withdrawals/withdrawal.table.ts'
import { customerBank } from './bank.table.ts'
import {
	type BankRow,
	bankNames,
	banksOfCustomer,
	bankOfCustomer,
	isOfCustomer,
	isSameAccount,
} from './bank.queries.ts'

/** Adds a bank account; the first is the main one. 409 TOO_MANY_BANKS or BANK_SAVED, 422 on BANK_CODE. */
export async function insertBank(db: Database, owner: Owner, edit: BankEdit): Promise<BankRow> {
	const values = valuesOf(edit)
	return inTransaction(db, async (tx) => {
		await lockCustomer(tx, owner)
		const slot = await freeSlot(tx, customerBank, owner, MAX_BANKS)
		if (slot === null) throw new Problem(409, 'TOO_MANY_BANKS')
		const main = edit.isMain || (await banksOfCustomer(tx, owner)).length === 0
		if (main) await demote(tx, owner)
		const rows = await tx
			.insert(customerBank)
			.values({ ...owner, ...values, id: randomUUID(), slot, main })
			.returning()
		return onlyRow(rows)
	}).catch(refuseSaved)
}

/** Changes a bank account. 404; 409 BANK_SAVED, or WITHDRAWAL_OPEN during a withdrawal to it; 422 on BANK_CODE. */
export async function changeRow(
	db: Database,
	owner: Owner,
	id: string,
	edit: BankEdit,
): Promise<BankRow> {
	const values = valuesOf(edit)
	return inTransaction(db, async (tx) => {
		await lockCustomer(tx, owner)
		const before = await bankOfCustomer(tx, owner, id)
		const isSame = before.bankCode === values.bankCode && before.number === values.number
		if (!isSame) await refuseWhilePaidOut(tx, owner, before)
		if (edit.isMain && !before.main) await demote(tx, owner)
		const [row] = await tx
			.update(customerBank)
			.set({ ...values, main: edit.isMain || before.main })
			.where(isSameAccount(owner, id))
			.returning()
		if (!row) throw new Problem(404, 'BANK_NOT_FOUND')
		return row
	}).catch(refuseSaved)
}

/** Deletes a bank account; if it was the main one, the oldest remaining one becomes it. 404, 409 WITHDRAWAL_OPEN. */
export async function deleteBank(db: Database, owner: Owner, id: string) {
	await inTransaction(db, async (tx) => {
		await lockCustomer(tx, owner)
		await refuseWhilePaidOut(tx, owner, await bankOfCustomer(tx, owner, id))
		const removed = await tx.delete(customerBank).where(isSameAccount(owner, id)).returning()
		const [next] = await banksOfCustomer(tx, owner)
		if (next && removed[0]?.main) {
			await tx.update(customerBank).set({ main: true }).where(isSameAccount(owner, next.id))
		}
	})
}

async function refuseWhilePaidOut(tx: Transaction, owner: Owner, row: BankRow) {
	const open = await tx
		.select({ bank: withdrawal.bank, status: withdrawal.status })
		.from(withdrawal)
		.where(
			and(eq(withdrawal.companyId, owner.companyId), eq(withdrawal.customerId, owner.customerId)),
		)
	const isGoing = open.some(
		({ bank, status }) =>
			(status === 'REQUESTED' || status === 'APPROVED') &&
			bank.code === row.bankCode &&
			bank.number === row.number,
	)
	if (isGoing) throw new Problem(409, 'WITHDRAWAL_OPEN')
}

function valuesOf({ bank, number, holder }: BankEdit) {
	if (!bankNames.has(bank)) throw fieldProblem(BankEdit, 'bank', { message: 'BANK_CODE_UNKNOWN' })
	return { bankCode: bank, number, holder }
}

function refuseSaved(error: unknown): never {
	if (breaks(error, '23505', 'customer_bank_once')) throw new Problem(409, 'BANK_SAVED')
	throw error
}

async function demote(tx: Transaction, owner: Owner) {
	await tx.update(customerBank).set({ main: false }).where(isOfCustomer(owner))
}
