import type { createFaults } from './faults.ts'
import { localAddress, sendToLocalShop } from './local-shop.ts'
import type { State } from './kept-state.ts'
import { simulatedMidtrans } from './simulated-midtrans.ts'
import { simulatedXendit } from './simulated-xendit.ts'
import type { SimulatedPayout } from './payout-book.ts'
import { simulatedCouriers } from '#examples/simulated-courier/simulated-couriers.ts'
import { SIMULATED_PAYOUT_WEBHOOK, SIMULATED_WEBHOOK, SIMULATION_KEYS } from './simulation-keys.ts'

export const ACTIONS = ['pay', 'again', 'fail', 'expire', 'reverse', 'chargeBack'] as const
export type Action = (typeof ACTIONS)[number]

export const PAYOUT_ACTIONS = ['complete', 'failPayout', 'sendBack', 'tellPayout'] as const
type PayoutAction = (typeof PAYOUT_ACTIONS)[number]

/** The payouts of a provider, as its page shows them. */
type SimulatedPayouts = {
	/** The latest first. */
	list: () => SimulatedPayout[]
	actions: Record<PayoutAction, (reference: string) => Promise<void>>
	/** The name that the bank has of every account; null: this provider tells none. */
	holder: { name: () => string; set: (name: string) => void } | null
}

/** One payment of a provider, as its page shows it. */
export type ShownPayment = {
	reference: string
	method: string
	amount: number
	/** In the provider's words. */
	status: string
	returnUrl: string | undefined
}

/** One of the simulated providers, as the pages see it. */
export type SimulatedProvider = {
	name: string
	/** Answers a call of the shop. */
	transport: (request: Request) => Promise<Response>
	faults: ReturnType<typeof createFaults>
	/** The latest first. */
	list: () => ShownPayment[]
	actions: Partial<Record<Action, (reference: string, amount?: number) => void | Promise<void>>>
	payouts: SimulatedPayouts
}

export type SimulationParts = {
	/** Its own address, without a slash at the end. */
	url: string
	/** The port of the storefront. */
	shopPort: number
	known: State
	/** `sendToLocalShop` but in tests. */
	send?: typeof sendToLocalShop
}

/** Midtrans and Xendit as one machine simulates them for its shops. */
export function createSimulation(parts: SimulationParts) {
	const { url, shopPort, known, send = sendToLocalShop } = parts
	/** What the shop answered last to a notification, by the path of its address. */
	const answers = new Map<string, number | undefined>()
	const notify = async (request: Request) => {
		answers.set(new URL(request.url).pathname, await send(request, shopPort))
	}
	const midtrans = simulatedMidtrans({
		...SIMULATION_KEYS.MIDTRANS,
		send: notify,
		url: `${url}/midtrans`,
		transactions: known.midtrans,
		iris: {
			...SIMULATION_KEYS.IRIS,
			webhookUrl: SIMULATED_PAYOUT_WEBHOOK,
			holderAtBank: 'SARI DEWI',
			payouts: known.midtransPayouts,
		},
	})
	const xendit = simulatedXendit({
		...SIMULATION_KEYS.XENDIT,
		send: notify,
		webhookUrl: SIMULATED_WEBHOOK,
		url: `${url}/xendit`,
		requests: known.xendit,
		payouts: known.xenditPayouts,
	})
	const couriers = simulatedCouriers(notify, known.parcels)
	const back = (returnUrl: string | undefined) =>
		returnUrl && localAddress(returnUrl, shopPort).page
	const providers = {
		midtrans: midtransPages(midtrans, back),
		xendit: xenditPages(xendit, back),
	} satisfies Record<string, SimulatedProvider>
	return {
		providers,
		couriers,
		answers,
		state: (): State => ({
			midtrans: midtrans.list(),
			xendit: xendit.list(),
			midtransPayouts: midtrans.payouts?.list() ?? [],
			xenditPayouts: xendit.payouts.list(),
			parcels: couriers.book.list(),
		}),
	}
}
export type Simulation = ReturnType<typeof createSimulation>

type Back = (returnUrl: string | undefined) => string | undefined

function midtransPages(
	{ transport, faults, ...midtrans }: ReturnType<typeof simulatedMidtrans>,
	back: Back,
): SimulatedProvider {
	return {
		name: 'Midtrans',
		transport,
		faults,
		list: () =>
			midtrans
				.list()
				.toReversed()
				.map(({ orderId, method, amount, status = '–', returnUrl }) => ({
					reference: orderId,
					method,
					amount,
					status,
					returnUrl: back(returnUrl),
				})),
		actions: {
			pay: midtrans.pay,
			again: midtrans.tell,
			fail: midtrans.fail,
			expire: midtrans.expire,
			reverse: midtrans.deny,
			chargeBack: midtrans.chargeBack,
		},
		payouts: payoutPages(midtrans.payouts),
	}
}

function xenditPages(
	{ transport, faults, ...xendit }: ReturnType<typeof simulatedXendit>,
	back: Back,
): SimulatedProvider {
	return {
		name: 'Xendit',
		transport,
		faults,
		list: () =>
			xendit
				.list()
				.toReversed()
				.map(({ reference, method, amount, status, payment, returnUrl }) => ({
					reference,
					method,
					amount: payment?.amount ?? amount,
					status: payment?.status ?? status,
					returnUrl: back(returnUrl),
				})),
		actions: {
			pay: xendit.pay,
			again: xendit.tell,
			fail: xendit.fail,
			expire: xendit.expire,
			reverse: xendit.reverse,
			chargeBack: xendit.chargeBack,
		},
		payouts: payoutPages(xendit.payouts),
	}
}

type Book = {
	list: () => SimulatedPayout[]
	complete: (reference: string) => Promise<void>
	fail: (reference: string) => Promise<void>
	reverse: (reference: string) => Promise<void>
	tell: (reference: string) => Promise<void>
	holder?: () => string
	nameEvery?: (name: string) => void
}

function payoutPages(book: Book | undefined): SimulatedPayouts {
	if (!book) throw new Error('No payouts.')
	const { holder, nameEvery } = book
	return {
		list: () => book.list().toReversed(),
		actions: {
			complete: book.complete,
			failPayout: book.fail,
			sendBack: book.reverse,
			tellPayout: book.tell,
		},
		holder: holder && nameEvery ? { name: holder, set: nameEvery } : null,
	}
}
