import type { CourierCode, CourierProvider } from '#contract/courier.ts'
import type { CourierOrigin } from '#contract/courier-account.ts'
import type { CourierGateway, Trip } from './courier-port.ts'

/** An account of a company with what calls its provider. */
export type CompanyCourier = {
	account: {
		companyId: number
		provider: CourierProvider
		couriers: CourierCode[]
		origin: CourierOrigin
	}
	gateway: CourierGateway
}

/** The couriers of all companies. Each call notes whether the provider answered. */
export type Couriers = {
	/** Those of a company that are switched on and can be used. */
	of: (companyId: number) => Promise<CompanyCourier[]>
	/** That of one provider, also switched off or while the provider is away; undefined: none that can be used. */
	one: (companyId: number, provider: CourierProvider) => Promise<CompanyCourier | undefined>
	/** Whether this installation has a simulated provider. */
	hasSimulation: boolean
}

/** What is to be asked: from where, to where, and of which provider for what weight. */
export type WantedQuotes = {
	companyId: number
	quotes: { provider: CourierProvider; kilograms: number; isInstant: boolean }[]
	/** For those of couriers that drive at once. */
	trip: Trip | null
	/** Our codes of the districts. */
	origin: string
	destination: string
}

/** Which of the providers could be asked, and whether each has answered in time. */
export type AskedRates = { isAnyAsked: boolean; isEveryAnswered: boolean }

/** Asks for prices and keeps them. It waits three seconds at most, after which what arrives is kept all the same. */
export type AskRates = (wanted: WantedQuotes, patienceMs?: number) => Promise<AskedRates>
