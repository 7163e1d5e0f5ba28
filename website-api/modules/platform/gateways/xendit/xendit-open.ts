import { ONLINE_METHODS } from '#contract/online-method.ts'
import { type Attempt, GatewayFailure, type Instructions } from '../payment-gateway.ts'
import { xenditChannels } from './xendit-terms.ts'
import type { PaymentRequestWire } from './xendit-wire.ts'

/** The request for one payment of this attempt. */
export function paymentRequestOf(attempt: Attempt) {
	return {
		reference_id: attempt.reference,
		type: 'PAY',
		country: 'ID',
		currency: 'IDR',
		request_amount: attempt.amount,
		capture_method: 'AUTOMATIC',
		channel_code: xenditChannels[attempt.method].code,
		channel_properties: {
			// Without it an account number lives for 31 years.
			expires_at: attempt.expiresAt.toISOString(),
			display_name: displayNameOf(attempt),
			success_return_url: attempt.returnUrl,
			failure_return_url: attempt.returnUrl,
		},
		description: attempt.description.slice(0, 1_000),
	}
}

/** The page for a card, whose number must not pass through this shop. */
export function sessionOf(attempt: Attempt, language: 'id' | 'en' = 'id') {
	return {
		reference_id: attempt.reference,
		session_type: 'PAY',
		mode: 'PAYMENT_LINK',
		amount: attempt.amount,
		currency: 'IDR',
		country: 'ID',
		capture_method: 'AUTOMATIC',
		locale: language,
		allowed_payment_channels: [xenditChannels.CARD.code],
		expires_at: attempt.expiresAt.toISOString(),
		description: attempt.description.slice(0, 1_000),
		success_return_url: attempt.returnUrl,
		cancel_return_url: attempt.returnUrl,
	}
}

/** Banks show letters and spaces only. */
function displayNameOf({ description }: Attempt): string {
	return (
		description
			.replace(/[^A-Za-z ]/g, '')
			.trim()
			.slice(0, 50) || 'Etalase'
	)
}

/** What the buyer needs. @throws GatewayFailure if the answer does not say */
export function instructionsOf(
	{ method }: Pick<Attempt, 'method'>,
	{ actions }: PaymentRequestWire,
): Instructions {
	const valueOf = (descriptor: string) =>
		actions.find((action) => action.descriptor === descriptor)?.value
	const facts = ONLINE_METHODS[method]
	const number = valueOf('VIRTUAL_ACCOUNT_NUMBER')
	if (facts.group === 'ACCOUNT' && number !== undefined) {
		return { kind: 'ACCOUNT', bank: facts.bank, number }
	}
	const code = valueOf('PAYMENT_CODE')
	if (facts.group === 'STORE' && code !== undefined) return { kind: 'CODE', number: code }
	const content = valueOf('QR_STRING')
	if (facts.group === 'QR' && content !== undefined) return { kind: 'QR', content }
	const url = valueOf('WEB_URL') ?? valueOf('DEEPLINK_URL')
	if (facts.group === 'WALLET' && url !== undefined) return { kind: 'PAGE', url }
	throw new GatewayFailure('UNREADABLE', `No way to pay with ${method} in the answer.`)
}
