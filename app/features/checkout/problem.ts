/** Why an order was not placed; the page has a text for each kind. */
export type OrderProblem =
	| { kind: 'stock' }
	/** More units than can be ordered without an account; messages of the website API. */
	| { kind: 'guest-stock'; reasons: string[] }
	/** The total the shopper was shown, in whole rupiah. */
	| { kind: 'price-changed'; before: number }
	/** A selected voucher no longer applies; message of the website API. */
	| { kind: 'voucher'; reason: string; before: number }
	/** A flash sale price no longer applies; message of the website API. */
	| { kind: 'flash-gone'; reason: string; before: number }
	/** A custom sender is for agents only; message of the website API. */
	| { kind: 'sender'; reason: string }
	| { kind: 'cart-changed' }
	| { kind: 'key-reused' }
	| { kind: 'unavailable' }
	/** The website API's message, in the visitor's language. */
	| { kind: 'other'; message: string }
