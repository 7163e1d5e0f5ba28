import { sql, type SQL } from 'drizzle-orm'

/** Number of unpaid orders of a guest's phone, email or network after which further ones expire in an hour. */
const MAX_LONG_HOLDS = 2
/** Expiry of further unpaid orders, in seconds. */
const SHORT_HOLD_SECONDS = 3_600

/** Properties by which a guest's unpaid orders are counted. */
export type Guest = {
	companyId: number
	/** E.164. */
	phone: string
	/** '' for none, which is not counted. */
	email: string
	/** A keyed digest of the visitor's network; '' if the storefront sent none. */
	network: string
}

/**
 * SQL that selects one row when it is this guest's turn: locks its phone, email and network until the transaction ends,
 * so that concurrent orders of one guest are counted one after the other.
 */
export function guestTurn({ companyId, phone, email, network }: Guest): SQL {
	const names = JSON.stringify([
		`guest phone ${phone}`,
		...(email === '' ? [] : [`guest email ${email.toLowerCase()}`]),
		`guest network ${network}`,
	])
	return sql`select count(pg_advisory_xact_lock(key)) from (
		select distinct hashtextextended(name, ${companyId}) as key
		from jsonb_array_elements_text(${names}::jsonb) as name order by key
	) as keys`
}

/**
 * SQL of the maximum time until a guest's unpaid order expires, in seconds: an hour if its phone, email or network has
 * two open orders already. Only correct in a statement after the one that waited for the guest's turn.
 */
export function maxHoldSeconds({ companyId, phone, email, network }: Guest, seconds: number): SQL {
	const isFull = (column: SQL, value: string) => sql`(
		select count(*) from guest_open_order where company_id = ${companyId} and ${column} = ${value}
	) >= ${MAX_LONG_HOLDS}`
	return sql`case
		when ${isFull(sql`phone`, phone)} or ${email === '' ? sql`false` : isFull(sql`email`, email.toLowerCase())} or ${isFull(sql`network`, network)}
		then least(${seconds}::integer, ${SHORT_HOLD_SECONDS}) else ${seconds}::integer end`
}

/** Inserts a guest's unpaid order for counting; a step of the statement that stores the order in `placed`. */
export function guestHold({ phone, email, network }: Guest): SQL {
	return sql`held as (
		insert into guest_open_order (company_id, order_id, phone, email, network)
		select company_id, id, ${phone}::text, ${email.toLowerCase()}::text, ${network}::text from placed)`
}
