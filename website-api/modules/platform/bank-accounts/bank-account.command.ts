import { randomUUID } from 'node:crypto'
import { and, eq, max, ne } from 'drizzle-orm'
import type { ShopBankEdit } from '#contract/shop-bank.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { allBanksOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { company, companyBank } from '#website-api/modules/platform/companies/company.table.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { staffMember } from '#website-api/modules/platform/staff/staff-member.table.ts'

/** The maximum number of accounts of a company, including inactive ones. */
const MAX_ACCOUNTS = 20

/** Appends an account; returns its code. 409 BANK_SAVED or TOO_MANY_ACCOUNTS. */
export async function addBankAccount(
	tx: Transaction,
	companyId: number,
	{ code: wanted, ...edit }: ShopBankEdit & { code: string },
): Promise<string> {
	await lockAccounts(tx, companyId)
	const accounts = await allBanksOf(tx, companyId)
	if (accounts.length >= MAX_ACCOUNTS) throw new Problem(409, 'TOO_MANY_ACCOUNTS')
	await refuseSaved(tx, companyId, edit.number, '')
	const taken = new Set(accounts.map(({ code }) => code))
	let code = wanted
	for (let count = 2; taken.has(code); count++) code = `${wanted}-${count}`
	const [last] = await tx
		.select({ position: max(companyBank.position) })
		.from(companyBank)
		.where(eq(companyBank.companyId, companyId))
	const position = (last?.position ?? -1) + 1
	await tx.insert(companyBank).values({ companyId, code, ...columnsOf(edit), position })
	await notifyOwners(tx, companyId, 'ADDED', `${edit.name} ${edit.number}`)
	return code
}

/** Changes, activates or deactivates an account. 404 BANK_NOT_FOUND; 409 BANK_SAVED. */
export async function changeBankAccount(
	tx: Transaction,
	companyId: number,
	code: string,
	edit: ShopBankEdit,
) {
	await lockAccounts(tx, companyId)
	await refuseSaved(tx, companyId, edit.number, code)
	const changed = await tx
		.update(companyBank)
		.set(columnsOf(edit))
		.where(and(eq(companyBank.companyId, companyId), eq(companyBank.code, code)))
		.returning({ code: companyBank.code })
	if (changed.length === 0) throw new Problem(404, 'BANK_NOT_FOUND')
	const what = edit.isActive ? 'CHANGED' : 'SWITCHED_OFF'
	await notifyOwners(tx, companyId, what, `${edit.name} ${edit.number}`)
}

/** Sorts the accounts. 409 CHANGED_MEANWHILE unless each is listed once. */
export async function orderBankAccounts(tx: Transaction, companyId: number, codes: string[]) {
	await lockAccounts(tx, companyId)
	const known = (await allBanksOf(tx, companyId)).map(({ code }) => code)
	const isSame =
		codes.length === known.length && new Set([...codes, ...known]).size === known.length
	if (!isSame) throw new Problem(409, 'CHANGED_MEANWHILE')
	for (const [position, code] of codes.entries()) {
		await tx
			.update(companyBank)
			.set({ position })
			.where(and(eq(companyBank.companyId, companyId), eq(companyBank.code, code)))
	}
}

/** Sets the static QRIS, or removes it (null). */
export async function setQris(tx: Transaction, companyId: number, qris: string | null) {
	await tx.update(company).set({ qris }).where(eq(company.id, companyId))
	await notifyOwners(tx, companyId, qris === null ? 'QRIS_REMOVED' : 'QRIS_CHANGED', '')
}

/** Notifies every owner of a change of payment accounts. */
export async function notifyOwners(
	tx: Transaction,
	companyId: number,
	what: string,
	account: string,
) {
	const owners = await tx
		.select({ accountId: staffMember.accountId })
		.from(staffMember)
		.where(and(eq(staffMember.companyId, companyId), eq(staffMember.role, 'owner')))
	for (const { accountId } of owners) {
		await announce(tx, {
			companyId,
			topic: 'bank.changed',
			dedupeKey: `bank.changed:${randomUUID()}`,
			payload: { accountId, what, account },
		})
	}
}

async function lockAccounts(tx: Transaction, companyId: number) {
	await tx
		.select({ id: company.id })
		.from(company)
		.where(eq(company.id, companyId))
		.for('no key update')
}

async function refuseSaved(tx: Transaction, companyId: number, number: string, code: string) {
	const [saved] = await tx
		.select({ code: companyBank.code })
		.from(companyBank)
		.where(
			and(
				eq(companyBank.companyId, companyId),
				eq(companyBank.accountNumber, number),
				ne(companyBank.code, code),
			),
		)
	if (saved) throw new Problem(409, 'BANK_SAVED')
}

function columnsOf({ number, holder, ...edit }: ShopBankEdit) {
	return { ...edit, accountNumber: number, accountHolder: holder }
}
