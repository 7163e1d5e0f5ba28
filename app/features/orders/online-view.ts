import { isOnlineMethod, type OnlineMethod } from '#contract/online-method.ts'
import type { Order } from '#contract/order.ts'
import { formatMoney } from '#web/domain/money.ts'
import { qrPath, type QrPath } from '#web/domain/qr-path.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { wib } from './wib.ts'
import { providerPage } from '#app/domain/provider-page.ts'

/** The payment of an order through a provider, as its pages show it. */
export type OnlineView =
	| OpenPayment
	/** The provider is being asked. */
	| { state: 'opening'; name: string }
	/** Staff look at it. */
	| { state: 'unclear'; name: string }
	/** To be chosen, and why again. */
	| { state: 'choose'; why: 'first' | 'ended' | 'failed' | 'part' }

export type OpenPayment = {
	state: 'open'
	/** Null: one that this storefront has no steps for. */
	method: OnlineMethod | null
	name: string
	amount: string
	amountDigits: string
	/** The part of the amount that is for the provider's fee; null: none. */
	fee: string | null
	number: string | null
	biller: string | null
	qr: QrPath | null
	/** A page of the provider. */
	page: string | null
	deadline: { iso: string; texts: string }
}

/** Null: the order is not to be paid online, or not any more. */
export function onlineView(order: Order, payable: boolean, locale: Locale, now: Date) {
	return order.paymentMethod === 'ONLINE' && payable ? viewOf(order, locale, now) : null
}

function viewOf({ online, partPaid }: Order, locale: Locale, now: Date): OnlineView {
	if (online === null) return { state: 'choose', why: 'first' }
	const { state, name, instructions, expiresAt } = online
	if (state === 'OPENING') return { state: 'opening', name }
	if (state === 'UNCLEAR' || state === 'REVERSED') return { state: 'unclear', name }
	if (state !== 'OPEN' || instructions === null || expiresAt <= now) {
		const isPart = state === 'PAID' || partPaid > 0
		return { state: 'choose', why: isPart ? 'part' : state === 'FAILED' ? 'failed' : 'ended' }
	}
	const { number, biller, content, url } = instructions
	return {
		state: 'open',
		method: isOnlineMethod(online.method) ? online.method : null,
		name,
		amount: formatMoney(online.amount),
		amountDigits: String(online.amount),
		fee: online.fee === 0 ? null : formatMoney(online.fee),
		number,
		biller,
		qr: content === null ? null : qrPath(content),
		page: url === null ? null : providerPage(url),
		deadline: { iso: expiresAt.toISOString(), texts: wib(expiresAt, locale) },
	}
}

/** Money that came for an order which did not need it, and where it went; null: none. */
export function givenBackView({ givenBack }: Order) {
	return givenBack && { amount: formatMoney(givenBack.amount), to: givenBack.to }
}
