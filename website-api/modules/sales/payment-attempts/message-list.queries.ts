import { and, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { COURIER_PROVIDERS } from '#contract/courier.ts'
import {
	MESSAGE_OUTCOMES,
	type MessageKind,
	type ProviderMessage,
} from '#contract/provider-message.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { Problem } from '#website-api/http/problem.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { paymentAttempt } from './attempt.table.ts'

const { id, provider, reference, receivedAt, repeats, tries, outcome } = providerMessage
const columns = {
	id,
	provider,
	reference,
	receivedAt,
	repeats,
	tries,
	outcome,
	orderNumber: orders.number,
}

/** The attempt or the parcel that a message is about, and its order. */
const ofMessage = and(
	eq(paymentAttempt.companyId, providerMessage.companyId),
	eq(paymentAttempt.reference, reference),
)
const ofBooking = and(
	eq(parcel.companyId, providerMessage.companyId),
	eq(parcel.provider, provider),
	eq(parcel.providerOrderId, reference),
)
const isOrder = and(
	eq(orders.companyId, providerMessage.companyId),
	eq(orders.id, sql`coalesce(${paymentAttempt.orderId}, ${parcel.orderId})`),
)

/** A page of what providers told a company, the newest first. */
export async function messagePage(
	db: Queryable,
	companyId: number,
	{ page, pageSize, kind }: { page: number; pageSize: number; kind?: MessageKind | undefined },
): Promise<{ list: ProviderMessage[]; pages: number; count: number }> {
	const ofCompany = and(eq(providerMessage.companyId, companyId), kind && isOfKind(kind))
	const total = onlyRow(await db.select({ count: count() }).from(providerMessage).where(ofCompany))
	const rows = await db
		.select(columns)
		.from(providerMessage)
		.leftJoin(paymentAttempt, ofMessage)
		.leftJoin(parcel, ofBooking)
		.leftJoin(orders, isOrder)
		.where(ofCompany)
		.orderBy(desc(receivedAt), desc(id))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	return {
		list: rows.map((row) => ({ ...row, outcome: outcomeOf(row.outcome) })),
		pages: Math.ceil(total.count / pageSize),
		count: total.count,
	}
}

function isOfKind(kind: MessageKind) {
	const isIn = kind === 'COURIER' ? inArray : notInArray
	return isIn(provider, [...COURIER_PROVIDERS])
}

/** A message with what arrived, as text. 404 MESSAGE_NOT_FOUND. */
export async function wholeMessage(db: Queryable, companyId: number, messageId: string) {
	const { headers, body } = providerMessage
	const isThis = and(eq(providerMessage.companyId, companyId), eq(id, messageId))
	const [row] = await db
		.select({ ...columns, headers, body })
		.from(providerMessage)
		.leftJoin(paymentAttempt, ofMessage)
		.leftJoin(parcel, ofBooking)
		.leftJoin(orders, isOrder)
		.where(isThis)
	if (!row) throw new Problem(404, 'MESSAGE_NOT_FOUND')
	return { ...row, outcome: outcomeOf(row.outcome), body: Buffer.from(row.body).toString('utf8') }
}

function outcomeOf(text: string | null): ProviderMessage['outcome'] {
	return text === null ? null : (MESSAGE_OUTCOMES.find((one) => one === text) ?? 'UNKNOWN')
}
