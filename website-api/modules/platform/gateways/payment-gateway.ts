import type { OnlineMethod } from '#contract/online-method.ts'
import type { MethodTerms } from './gateway-methods.ts'
import type { SettledPage, SettledSpan } from './settled-entry.ts'

/** One attempt to pay for an order through a provider. */
export type Attempt = {
	/** Ours, known before the provider is called, never used twice: at most 50 letters, digits and "-". */
	reference: string
	method: OnlineMethod
	/** Whole rupiah. */
	amount: number
	expiresAt: Date
	buyer: { name: string; email: string | null; phone: string | null }
	/** What is paid for, as the buyer reads it at the bank or on the provider's page. */
	description: string
	/** Page to return to from another site, with https. */
	returnUrl: string
	/** Address for notifications about this attempt. */
	notifyUrl: string
}

/** What the buyer needs in order to pay. */
export type Instructions =
	| { kind: 'ACCOUNT'; bank: string; number: string }
	/** Mandiri's own form of an account number. */
	| { kind: 'BILL'; bank: string; biller: string; number: string }
	/** For the cashier of a store. */
	| { kind: 'CODE'; number: string }
	/** Content of a QR code. */
	| { kind: 'QR'; content: string }
	/** A page of the provider or of a wallet, which returns to `returnUrl`. */
	| { kind: 'PAGE'; url: string }

export type OpenedAttempt = {
	/** The provider's id, by which it is asked later. */
	providerId: string
	instructions: Instructions
}

/** An attempt as it was opened; `providerId` is null if the provider's answer never arrived. */
export type KnownAttempt = { reference: string; providerId: string | null; method: OnlineMethod }

/**
 * What the provider says of an attempt now.
 *
 * - ABSENT: it knows of none, or the buyer has not begun on its page.
 * - OPEN: it waits for the buyer.
 * - PAID: `received` arrived, which may be another amount than that of the attempt.
 * - ENDED: nothing was received, or, after PAID, the bank took it back.
 * - DISPUTED: the card's holder took it back.
 * - UNCLEAR: for staff, e.g. a suspicion of fraud, another currency, or a word that we do not know.
 */
export type GatewayState = {
	state: 'ABSENT' | 'OPEN' | 'PAID' | 'ENDED' | 'DISPUTED' | 'UNCLEAR'
	/** Whole rupiah, of all payments together; 0 unless PAID. */
	received: number
	/** What banks or holders of cards took of it so far, in whole rupiah; absent: all in ENDED and DISPUTED, nothing in PAID. */
	takenBack?: number
	/** Given back so far, in whole rupiah: the sum of all refunds. Null: the provider does not say. */
	refunded: number | null
	/** The provider's own words, for staff. */
	said: string
}

export type RefundRequest = {
	attempt: KnownAttempt
	/** The same for every try of one refund. */
	key: string
	/** Whole rupiah. */
	amount: number
	reason: string
}

/** Whether the provider gives the money back: REFUSED says why in `said`. */
export type RefundAnswer = {
	state: 'ACCEPTED' | 'REFUSED'
	said: string
	/** The provider's; null: it gives none. */
	providerId?: string | null
}

/** A refund that was accepted before. */
export type KnownRefund = Pick<RefundRequest, 'attempt' | 'key'> & { providerId: string | null }

/** What became of a refund. */
export type RefundState = { state: 'WAITING' | 'DONE' | 'FAILED'; said: string }

/**
 * What a notification is about. None of the providers signs the state, so that it is only a reason to ask.
 *
 * - VALID: `eventKey` is the same for every repetition of the same event.
 * - FORGED: its proof is wrong or missing.
 * - UNREADABLE: not what this provider sends.
 */
export type Notification =
	| { verdict: 'VALID'; reference: string; providerId: string | null; eventKey: string }
	| { verdict: 'FORGED' | 'UNREADABLE' }

/** Why a call failed. SILENT: nobody knows whether it had an effect, so ask before trying again. */
export type GatewayFailureKind = 'SILENT' | 'BUSY' | 'KEY' | 'REFUSED' | 'UNREADABLE'

/** A call of a provider that gave no answer to work with; the message has the provider's words and no secret. */
export class GatewayFailure extends Error {
	override name = 'GatewayFailure'
	readonly kind: GatewayFailureKind
	constructor(kind: GatewayFailureKind, message: string, options?: ErrorOptions) {
		super(message, options)
		this.kind = kind
	}
}

/** A provider of payments. No other code knows its words. */
export type PaymentGateway = {
	terms: Readonly<Record<OnlineMethod, MethodTerms>>
	/** Opens an attempt; with a reference that was opened before, answers that attempt. @throws GatewayFailure */
	open: (attempt: Attempt) => Promise<OpenedAttempt>
	/** @throws GatewayFailure */
	ask: (attempt: KnownAttempt) => Promise<GatewayState>
	/** Ends an attempt that waits for the buyer; one that is paid stays so. @throws GatewayFailure */
	end: (attempt: KnownAttempt) => Promise<GatewayState>
	/** @throws GatewayFailure */
	refund: (request: RefundRequest) => Promise<RefundAnswer>
	/** What became of a refund that was accepted. @throws GatewayFailure */
	askRefund: (refund: KnownRefund) => Promise<RefundState>
	/** What moved in the account; null: this provider has no such list, but a file for staff. @throws GatewayFailure */
	listSettled: ((span: SettledSpan) => Promise<SettledPage>) | null
	readNotification: (headers: Headers, body: Uint8Array) => Notification
}
