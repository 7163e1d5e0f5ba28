/** A bank account that money goes to; `bank` is a code of BANKS. */
export type Payee = { code: string; number: string; holder: string }

/** One payout by a provider. */
export type PayoutOrder = {
	/** Ours, a UUID known before the provider is called: the key of every try. */
	reference: string
	/** Whole rupiah. */
	amount: number
	payee: Payee
	requestedBy: string
	approvedBy: string | null
}

/** A payout as it was sent; `providerId` is null if the provider's answer never arrived. */
export type KnownPayout = { reference: string; providerId: string | null; amount: number }

/**
 * What the provider says of a payout now.
 *
 * - ABSENT: it knows of none.
 * - WAITING: for the approval that this provider wants.
 * - PENDING: it is on its way.
 * - PAID: the bank has it.
 * - FAILED: nothing left; or, of one that was PAID, the bank sent it back.
 * - REVERSED: the bank sent it back.
 * - UNCLEAR: for staff, e.g. another amount, or a word that we do not know.
 */
export type PayoutSaid = {
	state: 'ABSENT' | 'WAITING' | 'PENDING' | 'PAID' | 'FAILED' | 'REVERSED' | 'UNCLEAR'
	providerId: string | null
	/** The provider's own words, for staff. */
	said: string
}

/**
 * What a notification about a payout is about: only a reason to ask. `reference` is ours, `providerId` the provider's; of
 * some providers it has only one of them.
 */
export type PayoutNotice =
	| { verdict: 'VALID'; reference: string | null; providerId: string | null; eventKey: string }
	| { verdict: 'FORGED' | 'UNREADABLE' }

/** A provider that pays out. No other code knows its words. */
export type PayoutGateway = {
	/** The holder's name as the bank has it; null: this provider does not tell. @throws GatewayFailure */
	holderOf: ((payee: Payee) => Promise<string>) | null
	/** Sends a payout; with a reference that was sent before, answers that payout. @throws GatewayFailure */
	send: (order: PayoutOrder) => Promise<PayoutSaid>
	/** Approves a payout that waits for it, with a one-time code if the account wants one. @throws GatewayFailure */
	approve: ((providerId: string, code: string | undefined) => Promise<void>) | null
	/** @throws GatewayFailure */
	ask: (known: KnownPayout) => Promise<PayoutSaid>
	/** How long a repetition is surely known as one, in seconds; null: it can be found by our reference for ever. */
	keySeconds: number | null
	readNotice: (headers: Headers, body: Uint8Array) => PayoutNotice
}

/** @throws Error if one person asked for a payout and approved it, or nobody did */
export function requireTwoPeople({ requestedBy, approvedBy }: PayoutOrder) {
	if (approvedBy === null || approvedBy === requestedBy) {
		throw new Error('A payout needs two people.')
	}
}
