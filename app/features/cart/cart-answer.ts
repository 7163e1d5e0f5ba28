/** What changing the cart came to; the words are keys of the namespace `cart`. */
export type CartAnswer =
	{ ok: true; said: SaidKey; name?: string } | { ok: false; refused: RefusedKey }

export type SaidKey = 'added' | 'addedSome' | 'changed' | 'removed' | 'cleared'
export type RefusedKey = 'quantity' | 'tooMany' | 'variant' | 'gone' | 'full' | 'network' | 'failed'
