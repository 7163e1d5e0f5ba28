/** Why an order was not placed; the page has words for each. */
export type OrderProblem =
	| { kind: 'stock' }
	/** The total the shopper was shown, in whole rupiah; the page knows the new one. */
	| { kind: 'price-changed'; before: number }
	/** A voucher that was chosen does not count any more, in the website API's words. */
	| { kind: 'voucher'; reason: string; before: number }
	/** A flash sale's price no longer holds for this shopper, in the website API's words. */
	| { kind: 'flash-gone'; reason: string; before: number }
	/** A sender of one's own, which only agents may name, in the website API's words. */
	| { kind: 'sender'; reason: string }
	| { kind: 'cart-changed' }
	| { kind: 'key-reused' }
	| { kind: 'unavailable' }
	/** The website API's own words, in the visitor's language. */
	| { kind: 'other'; message: string }
