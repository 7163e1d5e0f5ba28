import type { AgreedPrice } from '#contract/order-edit.ts'
import type { StaffOrder } from '#contract/staff-order.ts'

/** Why lines have a price that was agreed with the buyer, by their places; edits name them by product and variant. */
export function agreedReasons({ lines }: StaffOrder, agreed: AgreedPrice[]): (string | null)[] {
	return lines.map(({ productName, variantLabel, price }) => {
		const name = [productName, variantLabel].filter(Boolean).join(', ')
		return agreed.find((one) => one.name === name && one.price === price)?.reason ?? null
	})
}
