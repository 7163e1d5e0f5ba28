import type { Order } from '#contract/order.ts'
import type { OnlinePayment } from '#contract/online-offer.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import type { Instructions } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import type { AttemptRow } from './attempt.table.ts'

/** What an order's buyer is shown of its payment online; null: there was no attempt, and nothing to give back. */
export type OnlineParts = {
	attempt:
		| (Pick<AttemptRow, 'method' | 'state' | 'amount' | 'fee' | 'instructions' | 'expiresAt'> & {
				isPayable: boolean
				isBeingOpened: boolean
		  })
		| null
	givenBack: Order['givenBack']
}

/**
 * The same as the order's buyer sees it. An attempt whose time is over counts as ended, one whose opening gave no answer as
 * failed.
 */
export function shownOnline(
	{ attempt, givenBack }: OnlineParts,
	locale: Locale,
): Pick<Order, 'online' | 'givenBack'> {
	if (!attempt) return { online: null, givenBack }
	const { method, amount, fee, expiresAt, instructions } = attempt
	const state = shownState(attempt)
	return {
		online: {
			method,
			name: messageOf(locale, `ONLINE_${method}`),
			state,
			amount,
			fee,
			instructions: state === 'OPEN' && instructions ? shown(instructions) : null,
			expiresAt,
		},
		givenBack,
	}
}

function shownState({ state, isPayable, isBeingOpened }: NonNullable<OnlineParts['attempt']>) {
	const isWaiting = state === 'OPEN' || state === 'OPENING'
	if (isWaiting && !isPayable) return 'ENDED'
	// Nobody knows of it what the provider does; another one ends it first.
	return state === 'OPENING' && !isBeingOpened ? 'FAILED' : state
}

function shown(instructions: Instructions): NonNullable<OnlinePayment['instructions']> {
	const none = { number: null, biller: null, content: null, url: null }
	const { kind } = instructions
	switch (kind) {
		case 'ACCOUNT':
		case 'CODE':
			return { ...none, kind, number: instructions.number }
		case 'BILL':
			return { ...none, kind, number: instructions.number, biller: instructions.biller }
		case 'QR':
			return { ...none, kind, content: instructions.content }
		case 'PAGE':
			return { ...none, kind, url: instructions.url }
	}
}
