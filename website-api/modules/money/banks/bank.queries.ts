import { and, asc, desc, eq } from 'drizzle-orm'
import { BANKS, type SavedBank } from '#contract/bank.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { customerBank } from './bank.table.ts'

export type BankRow = typeof customerBank.$inferSelect

export const bankNames = new Map<string, string>(Object.entries(BANKS))

/** The customer's bank accounts, main account first. */
export function banksOfCustomer(db: Queryable, owner: Owner): Promise<BankRow[]> {
	return db
		.select()
		.from(customerBank)
		.where(isOfCustomer(owner))
		.orderBy(desc(customerBank.main), asc(customerBank.at))
}

/** One of the customer's bank accounts. 404 BANK_NOT_FOUND. */
export async function bankOfCustomer(db: Queryable, owner: Owner, id: string): Promise<BankRow> {
	const [row] = await db.select().from(customerBank).where(isSameAccount(owner, id))
	if (!row) throw new Problem(404, 'BANK_NOT_FOUND')
	return row
}

/** An account as its customer sees it. */
export function savedBankOf({ id, bankCode, number, holder, main }: BankRow): SavedBank {
	return {
		id,
		bankCode,
		bankName: bankNames.get(bankCode) ?? bankCode,
		masked: number.replace(/\d(?=\d{4})/g, '•'),
		holder,
		isMain: main,
	}
}

export function isOfCustomer({ companyId, customerId }: Owner) {
	return and(eq(customerBank.companyId, companyId), eq(customerBank.customerId, customerId))
}

export function isSameAccount(owner: Owner, id: string) {
	return and(isOfCustomer(owner), eq(customerBank.id, id))
}
