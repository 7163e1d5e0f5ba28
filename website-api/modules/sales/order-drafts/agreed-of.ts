import type { DraftContent } from '#contract/draft-content.ts'
import type { Agreed } from '#website-api/modules/sales/orders/place/agreed.ts'

/** The prices that a draft says. */
export function agreedOf({ lines, shippingPrice }: DraftContent): Agreed {
	return {
		prices: new Map(lines.flatMap(({ id, price }) => (price === null ? [] : [[id, price]]))),
		shippingPrice,
	}
}
