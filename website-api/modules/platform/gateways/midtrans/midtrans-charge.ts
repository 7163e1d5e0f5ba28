import { ONLINE_METHODS, type OnlineMethod } from '#contract/online-method.ts'
import { type Attempt, GatewayFailure, type Instructions } from '../payment-gateway.ts'
import type { TransactionWire } from './midtrans-wire.ts'

/** The part of a charge that names the method; cards go by Snap, whose page tokenizes them. */
export function methodPart(attempt: Attempt): Record<string, unknown> {
	const parts: Record<Exclude<OnlineMethod, 'CARD'>, Record<string, unknown>> = {
		QRIS: { payment_type: 'qris', qris: { acquirer: 'gopay' } },
		VA_BCA: transferTo('bca'),
		VA_BNI: transferTo('bni'),
		VA_BRI: transferTo('bri'),
		VA_CIMB: transferTo('cimb'),
		VA_MANDIRI: {
			payment_type: 'echannel',
			echannel: { bill_info1: 'Pembayaran', bill_info2: attempt.description.slice(0, 30) },
		},
		VA_PERMATA: {
			payment_type: 'bank_transfer',
			bank_transfer: { bank: 'permata', permata: { recipient_name: recipientOf(attempt) } },
		},
		GOPAY: {
			payment_type: 'gopay',
			gopay: { enable_callback: true, callback_url: attempt.returnUrl },
		},
		SHOPEEPAY: { payment_type: 'shopeepay', shopeepay: { callback_url: attempt.returnUrl } },
		INDOMARET: store('indomaret', attempt),
		ALFAMART: store('alfamart', attempt),
	}
	if (attempt.method === 'CARD') throw new Error('Cards are charged by Snap.')
	return parts[attempt.method]
}

function transferTo(bank: string) {
	return { payment_type: 'bank_transfer', bank_transfer: { bank } }
}

function store(name: string, { description }: Attempt) {
	return { payment_type: 'cstore', cstore: { store: name, message: description.slice(0, 20) } }
}

/** At most 20 letters in upper case, which is all that this bank shows. */
function recipientOf({ description }: Attempt): string {
	const letters = description.toUpperCase().replace(/[^A-Z ]/g, '')
	return letters.trim().slice(0, 20) || 'ETALASE'
}

/** What the buyer needs, from an answer about the transaction. @throws GatewayFailure if it does not say */
export function instructionsOf(method: OnlineMethod, wire: TransactionWire): Instructions {
	const { biller_code, bill_key, payment_code, qr_string } = wire
	const facts = ONLINE_METHODS[method]
	if (facts.group === 'ACCOUNT') {
		if (biller_code !== undefined && bill_key !== undefined) {
			return { kind: 'BILL', bank: facts.bank, biller: biller_code, number: bill_key }
		}
		const number = wire.permata_va_number ?? wire.va_numbers?.[0]?.va_number
		if (number !== undefined) return { kind: 'ACCOUNT', bank: facts.bank, number }
	}
	if (facts.group === 'STORE' && payment_code !== undefined) {
		return { kind: 'CODE', number: payment_code }
	}
	if (facts.group === 'QR' && qr_string !== undefined) return { kind: 'QR', content: qr_string }
	if (facts.group === 'WALLET') {
		const page = wire.actions?.find(({ name }) => name === 'deeplink-redirect')
		if (page) return { kind: 'PAGE', url: page.url }
	}
	throw new GatewayFailure('UNREADABLE', `No way to pay with ${method} in the answer.`)
}
