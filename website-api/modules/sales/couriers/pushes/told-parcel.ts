import type { CourierProvider } from '#contract/courier.ts'
import type { Database } from '#website-api/db/database.ts'
import type { CourierNews } from './courier-news.ts'

/** A booking of a company with a provider. */
export type BookedParcel = { companyId: number; provider: CourierProvider; bookingId: string }

/** The parcels of orders, as pushes reach them. States only move forward there, whatever comes late or twice. */
export type CourierParcels = {
	/** Whether the company booked it. */
	has: (db: Database, booked: BookedParcel) => Promise<boolean>
	/** May be called again with the same news, in the order in which they happened. */
	apply: (db: Database, booked: BookedParcel, news: CourierNews[]) => Promise<void>
}

/** While no parcel is booked through a provider, every push is of something else. */
export const noParcels: CourierParcels = {
	has: async () => false,
	apply: async () => undefined,
}
