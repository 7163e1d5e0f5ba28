import { setTimeout } from 'node:timers/promises'
import { and, eq, lt, sql } from 'drizzle-orm'
import { isInstantCourier } from '#contract/courier.ts'
import { pinText } from '#contract/pin.ts'
import type { Database } from '#website-api/db/database.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import type {
	AskRates,
	CompanyCourier,
	Couriers,
} from '#website-api/modules/platform/couriers/couriers.ts'
import { courierAccount, isCourierAccount } from '../accounts/courier-account.table.ts'
import { findPlace } from '../areas/find-area.command.ts'
import type { CourierRate, Trip } from '#website-api/modules/platform/couriers/courier-port.ts'
import { isOverdue } from './live-offers.ts'
import { shippingQuote } from './shipping-quote.table.ts'

/** The longest that a buyer waits for prices. */
const longestMs = 3_000
/** Whoever is told the place on the map is told nothing else of it. */
const nowhere = { district: '', areaId: null, postcode: null }
/** Insurance alone depends on it, and none is asked for. */
const usualValue = 100_000

/** Nothing waits for it when the process ends. */
export const afterwards = (ms: number) => setTimeout(ms, undefined, { ref: false })

export function createAskRates(
	db: Database,
	couriers: Couriers,
	/** A promise for later; tests decide when. */
	after: (ms: number) => Promise<unknown>,
): AskRates {
	const running = new Map<string, Running>()
	/** One call for all who want to know the same. */
	const once = (key: string, ask: () => Promise<boolean>) => {
		const known = running.get(key)
		if (known) return known
		const answered = ask().finally(() => running.delete(key))
		const call = { answered, isLate: false }
		running.set(key, call)
		return call
	}
	return async (wanted, patienceMs = longestMs) => {
		const { companyId, quotes, origin, destination, trip } = wanted
		const all = await couriers.of(companyId)
		const calls: Running[] = []
		for (const { provider, kilograms, isInstant } of quotes) {
			const courier = all.find(({ account }) => account.provider === provider)
			const parcel = wantedParcel({ origin, destination, kilograms }, isInstant ? trip : null)
			if (!courier) {
				await keep(db, { companyId, provider }, parcel, null, '')
				continue
			}
			const key = [companyId, provider, parcel.origin, parcel.destination, kilograms].join(':')
			calls.push(once(key, () => askAndKeep(db, courier, parcel)))
		}
		return { isAnyAsked: calls.length > 0, isEveryAnswered: await inTime(calls, patienceMs) }
	}

	/** Whether all have answered in time. Nobody waits again for one that was too late for somebody before. */
	async function inTime(calls: Running[], patienceMs: number): Promise<boolean> {
		const awaited = calls.filter(({ isLate }) => !isLate)
		const isInTime = await Promise.race([
			Promise.all(awaited.map(({ answered }) => answered)).then((list) => list.every(Boolean)),
			after(patienceMs).then(() => undefined),
		])
		if (isInTime === undefined && patienceMs === longestMs) {
			for (const call of awaited) call.isLate = true
		}
		return isInTime === true && awaited.length === calls.length
	}
}

/** What a price is for: for couriers that drive at once, from and to places on the map. */
type WantedParcel = { origin: string; destination: string; kilograms: number; trip: Trip | null }

function wantedParcel(parcel: Omit<WantedParcel, 'trip'>, trip: Trip | null): WantedParcel {
	if (!trip) return { ...parcel, trip }
	return { ...parcel, trip, origin: pinText(trip.from), destination: pinText(trip.to) }
}

type Running = { answered: Promise<boolean>; isLate: boolean }

/** Whether the provider answered, be it with a refusal. */
async function askAndKeep(
	db: Database,
	courier: CompanyCourier,
	wanted: WantedParcel,
): Promise<boolean> {
	if (!(await isStillOverdue(db, courier.account, wanted))) return true
	try {
		await keep(db, courier.account, wanted, await ratesOf(db, courier, wanted), '')
		return true
	} catch (error) {
		if (!(error instanceof GatewayFailure)) throw error
		if (error.kind !== 'REFUSED') return false
		await keep(db, courier.account, wanted, null, error.message.slice(0, 500))
		return true
	}
}

/** Whether nobody has asked since the caller read what is known, here or in another process. */
async function isStillOverdue(
	db: Database,
	account: Pick<CompanyCourier['account'], 'companyId' | 'provider'>,
	{ origin, destination, kilograms, trip }: WantedParcel,
): Promise<boolean> {
	const [known] = await db
		.select({
			rates: shippingQuote.rates,
			ageSeconds: sql<number>`floor(extract(epoch from now() - ${shippingQuote.quotedAt}))::integer`,
		})
		.from(shippingQuote)
		.where(
			and(
				eq(shippingQuote.companyId, account.companyId),
				eq(shippingQuote.provider, account.provider),
				eq(shippingQuote.origin, origin),
				eq(shippingQuote.destination, destination),
				eq(shippingQuote.kilograms, kilograms),
			),
		)
	return known === undefined || isOverdue({ ...known, isInstant: trip !== null })
}

async function ratesOf(
	db: Database,
	{ account, gateway }: CompanyCourier,
	{ origin, destination, kilograms, trip }: WantedParcel,
): Promise<CourierRate[]> {
	const { provider, origin: sender } = account
	const couriers = account.couriers.filter((one) => isInstantCourier(one) === (trip !== null))
	// The volume is in it, and the 300 g that couriers tolerate are taken off already.
	const parcel = { grams: kilograms * 1_000, value: usualValue, couriers }
	if (trip) return gateway.rates({ from: nowhere, to: nowhere, trip, ...parcel })
	const [from, to] = await Promise.all([
		findPlace(db, { provider, gateway }, origin),
		findPlace(db, { provider, gateway }, destination),
	])
	return gateway.rates({
		from: { ...from, postcode: sender.postcode || from.postcode },
		to,
		...parcel,
	})
}

async function keep(
	db: Database,
	account: Pick<CompanyCourier['account'], 'companyId' | 'provider'>,
	{ origin, destination, kilograms }: WantedParcel,
	rates: CourierRate[] | null,
	said: string,
) {
	const { companyId, provider } = account
	await db
		.insert(shippingQuote)
		.values({ companyId, provider, origin, destination, kilograms, rates, said })
		.onConflictDoUpdate({
			target: [
				shippingQuote.companyId,
				shippingQuote.provider,
				shippingQuote.origin,
				shippingQuote.destination,
				shippingQuote.kilograms,
			],
			set: { rates, said, quotedAt: sql`excluded.quoted_at` },
		})
	if (rates === null) return
	await db
		.update(courierAccount)
		.set({ ratedAt: sql`now()` })
		.where(isCourierAccount(account))
}

/** Deletes quotes of more than a day, which nobody is offered any more. */
export async function deleteOldQuotes(db: Database) {
	await db.delete(shippingQuote).where(lt(shippingQuote.quotedAt, sql`now() - interval '1 day'`))
}
