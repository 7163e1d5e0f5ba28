import type { AskRates, WantedQuotes } from '#website-api/modules/platform/couriers/couriers.ts'

/** An order whose courier's price should be asked for before it is placed; nothing was stored. */
export class RatesOverdue extends Error {
	override name = 'RatesOverdue'
	readonly wanted: WantedQuotes
	constructor(wanted: WantedQuotes) {
		super("The courier's price is overdue.")
		this.wanted = wanted
	}
}

/**
 * What is found with the prices that providers name now. `find` is called once or twice, outside a transaction. The table stands
 * in only for providers that could be asked at all.
 */
export async function askingRates<
	Found extends { overdue: WantedQuotes | null; isByTable: boolean },
>(askRates: AskRates, find: () => Promise<Found>, patienceMs?: number): Promise<Found> {
	const found = await find()
	if (found.overdue === null) return found
	const { isAnyAsked } = await askRates(found.overdue, patienceMs)
	return isAnyAsked ? find() : { ...found, isByTable: false }
}

/** Does something that throws RatesOverdue before anything is stored: asks, and does it again with what is known then. */
export async function askingOnce<T>(
	askRates: AskRates,
	act: (mayAskRates: boolean) => Promise<T>,
): Promise<T> {
	try {
		return await act(true)
	} catch (error) {
		if (!(error instanceof RatesOverdue)) throw error
		await askRates(error.wanted)
		return act(false)
	}
}
