import type { QuotedCartLine } from '#app/domain/cart.ts'

export type LineView = ReturnType<typeof lineView>

/** A cart line as the page needs it; prices stay numbers, as a changed quantity shows its sum at once. */
export function lineView(line: QuotedCartLine) {
	return {
		id: line.id,
		quantity: line.quantity,
		path: `/product/${line.productSlug}?v=${line.id}` as const,
		name: line.productName,
		label: line.variantLabel,
		image: line.image,
		price: line.price,
		priceBefore: line.priceBefore,
		stock: line.stock,
	}
}

/** Why a line can't be bought as it stands; null when it can. */
export function lineProblem({ quantity, stock }: Pick<LineView, 'quantity' | 'stock'>) {
	if (stock <= 0) return 'soldOut'
	return quantity > stock ? 'tooFew' : null
}
