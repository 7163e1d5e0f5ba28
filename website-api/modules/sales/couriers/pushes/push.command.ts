import { COURIER_PROVIDERS, type CourierProvider } from '#contract/courier.ts'
import type { Database } from '#website-api/db/database.ts'
import type { Couriers } from '#website-api/modules/platform/couriers/couriers.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { storeMessage } from '#website-api/modules/platform/provider-messages/store-message.command.ts'
import { workOnMessages } from '#website-api/modules/platform/provider-messages/work-on-messages.command.ts'
import { noteCourierHeard } from '../accounts/save-courier-account.command.ts'
import { newsOf } from './courier-news.ts'
import { findBooked, tellParcel } from './tell-parcel.command.ts'

export type ArrivedPush = {
	companyId: number
	provider: CourierProvider
	headers: Headers
	body: Uint8Array
}

/** Headers that are kept: not the proof, which is checked and then worth nothing. */
const keptHeaders = ['content-type', 'user-agent']

/** Stores a provider's push, also a repetition, if its proof is right. INSTALLATION: the provider tries the address. */
export async function receivePush(
	db: Database,
	couriers: Couriers,
	{ companyId, provider, headers, body }: ArrivedPush,
): Promise<'STORED' | 'INSTALLATION' | 'UNREADABLE' | 'FORGED' | 'NO_ACCOUNT'> {
	const courier = await couriers.one(companyId, provider)
	if (!courier?.gateway.readPush) return 'NO_ACCOUNT'
	const read = courier.gateway.readPush(headers, body)
	if (read.verdict !== 'VALID') return read.verdict
	const kept = keptHeaders.flatMap((name) => {
		const value = headers.get(name)
		return value === null ? [] : [[name, value.slice(0, 200)] as const]
	})
	await storeMessage(db, {
		companyId,
		provider,
		eventKey: read.eventKey.slice(0, 200),
		reference: read.bookingId.slice(0, 100),
		headers: Object.fromEntries(kept),
		body,
	})
	await noteCourierHeard(db, { companyId, provider })
	return 'STORED'
}

/**
 * Asks for the parcels that stored pushes name, and hands on what the provider says; nothing in a push is believed. One of a
 * parcel that this company did not book is kept for staff, and nobody is asked for it. Returns how many it worked on.
 */
export const workOnPushes = workOnMessages(
	COURIER_PROVIDERS,
	async (db, message, couriers: Couriers) => {
		const { companyId, reference, receivedAt } = message
		const provider = COURIER_PROVIDERS.find((one) => one === message.provider)
		if (!provider) return 'UNKNOWN'
		const booked = await findBooked(db, { companyId, provider, bookingId: reference })
		if (!booked) return 'UNKNOWN'
		const courier = await couriers.one(companyId, provider)
		if (!courier?.gateway.track) return null
		try {
			const told = await courier.gateway.track({ bookingId: reference })
			if (!told) return 'UNKNOWN'
			await tellParcel(db, booked, newsOf(told, receivedAt))
			return 'APPLIED'
		} catch (error) {
			if (error instanceof GatewayFailure) return null
			throw error
		}
	},
)
