import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { normalisePhone, validPhone } from './phone.ts'
import { customer, type CustomerRow } from './customer.table.ts'

/** Owner of a record; an argument of every query. */
export type Owner = { companyId: number; customerId: string }

type Buyer = {
	companyId: number
	/** Null: a guest. */
	customerId: string | null
	email: string
	/** E.164. */
	phone: string
}

/** The customer; undefined for a deleted account. */
export async function findCustomer(db: Queryable, owner: Owner): Promise<CustomerRow | undefined> {
	const [row] = await db.select().from(customer).where(isOwner(owner))
	return row
}

/** The customer. 401 SESSION_INVALID for a deleted account. */
export async function customerOf(db: Queryable, owner: Owner): Promise<CustomerRow> {
	const row = await findCustomer(db, owner)
	if (!row) throw new Problem(401, 'SESSION_INVALID')
	return row
}

/**
 * The same, locked until the end of the transaction, so that changes of a customer's data do not run concurrently.
 */
export async function lockCustomer(tx: Transaction, owner: Owner): Promise<CustomerRow> {
	const [row] = await tx.select().from(customer).where(isOwner(owner)).for('update')
	if (!row) throw new Problem(401, 'SESSION_INVALID')
	return row
}

/**
 * Whether the account exists, which it then does until the end of the transaction: a deletion waits. Locks are taken in
 * this order: cart or order, customer, accounts.
 */
export async function holdCustomer(tx: Transaction, owner: Owner): Promise<boolean> {
	const rows = await tx
		.select({ id: customer.id })
		.from(customer)
		.where(isOwner(owner))
		.for('key share')
	return rows.length > 0
}

/** The account with this email or phone, and the normalised login, which limits of attempts are counted by. */
export async function findByLogin(db: Queryable, companyId: number, typed: string) {
	const phone = typed.includes('@') ? null : normalisePhone(typed)
	const login = phone ?? typed.toLowerCase()
	const [row] = await db
		.select()
		.from(customer)
		.where(
			and(
				eq(customer.companyId, companyId),
				isNull(customer.deletedAt),
				or(sql`lower(${customer.email}) = ${login}`, eq(customer.phone, login)),
			),
		)
	return { login, row }
}

/** The customer with this email in any case. */
export async function findByEmail(
	db: Queryable,
	companyId: number,
	email: string,
): Promise<CustomerRow | undefined> {
	const [row] = await db
		.select()
		.from(customer)
		.where(
			and(
				eq(customer.companyId, companyId),
				isNull(customer.deletedAt),
				sql`lower(${customer.email}) = ${email.toLowerCase()}`,
			),
		)
	return row
}

/** 409 ACCOUNT_BLOCKED for a customer blocked by staff. */
export function refuseBlocked({ blockedAt }: Pick<CustomerRow, 'blockedAt'>) {
	if (blockedAt !== null) throw new Problem(409, 'ACCOUNT_BLOCKED')
}

/** Whether the buyer is blocked by staff: the customer, or for a guest the account with their email or phone. */
export function isBlockedBuyer({ companyId, customerId, email, phone }: Buyer): SQL<boolean> {
	const isBuyer =
		customerId === null
			? sql`((email <> '' and lower(email) = ${email.toLowerCase()}) or phone = ${phone})`
			: sql`id = ${customerId}::uuid`
	return sql`exists (
		select 1 from customer
		where company_id = ${companyId} and blocked_at is not null and deleted_at is null and ${isBuyer})`
}

/** E.164. 422 PHONE_INVALID on CUSTOMER_PHONE. */
export function requireCustomerPhone(typed: string, field = 'CUSTOMER_PHONE'): string {
	const phone = validPhone(typed)
	if (!phone) throw fieldProblem(field, { message: 'PHONE_INVALID' })
	return phone
}

/** Handler for `catch`: 409 ACCOUNT_EXISTS for an email or phone that is taken, without revealing which one. */
export function refuseTaken(error: unknown): never {
	if (breaks(error, '23505', 'customer_google')) throw new Problem(409, 'GOOGLE_TAKEN')
	if (breaks(error, '23505', 'customer_email') || breaks(error, '23505', 'customer_phone')) {
		throw new Problem(409, 'ACCOUNT_EXISTS')
	}
	throw error
}

export function isOwner({ companyId, customerId }: Owner) {
	return and(
		eq(customer.companyId, companyId),
		eq(customer.id, customerId),
		isNull(customer.deletedAt),
	)
}
