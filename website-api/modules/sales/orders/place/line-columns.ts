import type { QuotedLine } from '#website-api/modules/sales/cart/quote.queries.ts'

/** What an order stores of a quoted line. */
export function lineColumnsOf(line: QuotedLine) {
	return {
		variantId: line.variantId,
		productSlug: line.productSlug,
		productName: line.productName,
		variantLabel: line.variantLabel,
		variantSku: line.sku,
		imageId: line.image?.id ?? null,
		isDigital: line.isDigital,
		quantity: line.quantity,
		price: line.price,
		priceBefore: (line.priceBefore ?? 0) > line.price ? line.priceBefore : null,
		flashItemId: line.flash?.state === 'ON' ? line.flash.itemId : null,
		subTotal: line.subTotal,
	}
}
