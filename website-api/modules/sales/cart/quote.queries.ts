import type { CartLine, QuotedCartLine } from '#contract/cart.ts'
import type { Image } from '#contract/image.ts'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { ProductOption } from '#website-api/modules/catalog/products/product.table.ts'
import {
	countedBuyers,
	type FlashOffer,
	readFlashOffer,
} from '#website-api/modules/catalog/flash-sales/flash-offer.queries.ts'
import type { BuyerIdentity } from '#website-api/modules/platform/identity/buyer-keys.ts'
import { type LineFlash, lineFlash } from '#website-api/modules/catalog/flash-sales/line-flash.ts'
import { joinedPicture } from '#website-api/modules/platform/media/image.ts'
import { cubicMmOf } from '#website-api/modules/sales/shipping/weight.ts'
import { firstAnswer } from '#website-api/modules/sales/programmes.ts'
import { pricedVariants } from './priced-variants.queries.ts'

export type RequestedLine = { variantId: number; quantity: number }

/** A line with its current price and weight, by the database's clock. */
export type QuotedLine = RequestedLine & {
	productId: number
	productSlug: string
	productName: string
	/** e.g. "Merah, L"; '' for a product without options. */
	variantLabel: string
	sku: string
	choice: number[]
	image: Image | null
	/** Price of one unit, in whole rupiah. */
	price: number
	priceBefore: number | null
	/** State of a running flash sale for the line; null: none. */
	flash: LineFlash | null
	/** price × quantity. */
	subTotal: number
	/** Weight of one unit. */
	unitWeightGrams: number
	/** The room that a packed unit takes; 0: unknown. */
	unitCubicMm: number
	/** Units that can be bought now. */
	stock: number
	/** Of these, units that can be ordered without an account. */
	guestStock: number
	isDigital: boolean
}

export type QuotedCart = {
	lines: QuotedLine[]
	/** Requested variant ids that the company does not sell. */
	missing: number[]
}

/** Prices lines of a company; lines of one variant are added up. Takes no locks and writes nothing. */
export async function quoteLines(
	db: Queryable,
	companyId: number,
	wanted: RequestedLine[],
	locale: Locale,
	shopper: BuyerIdentity = {},
): Promise<QuotedCart> {
	const quantities = new Map<number, number>()
	for (const { variantId, quantity } of wanted) {
		quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
	}
	const ids = [...quantities.keys()]
	const rows = await rowsOf(db, companyId, ids, shopper)
	const buyer = { companyId, customerId: shopper.customerId ?? null }
	const unitPrice = await firstAnswer(db, (programme) => programme.unitPrice?.(db, buyer))
	const byId = new Map(
		rows.map((row) => [row.variantId, unitPrice ? pricedBy(row, unitPrice) : row]),
	)
	const lines: QuotedLine[] = []
	const missing: number[] = []
	for (const [variantId, quantity] of quantities) {
		const row = byId.get(variantId)
		if (row) lines.push(lineOf(row, quantity, locale))
		else missing.push(variantId)
	}
	return { lines, missing }
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

async function rowsOf(
	db: Queryable,
	companyId: number,
	variantIds: number[],
	shopper: BuyerIdentity,
) {
	if (variantIds.length === 0) return []
	const buyers = countedBuyers(companyId, shopper)
	return pricedVariants(db, { companyId, variantIds: arrayLiteral(variantIds), buyers })
}

function lineOf(row: Row, quantity: number, locale: Locale): QuotedLine {
	const offer = readFlashOffer(row.flashOffer)
	const { price, priceBefore, flash } = linePrice(row, quantity, offer)
	return {
		variantId: row.variantId,
		quantity,
		productId: row.productId,
		productSlug: row.slug,
		productName: textIn(row.name, locale),
		variantLabel: variantLabel(row.options, row.choice, locale),
		sku: row.sku,
		choice: row.choice,
		image: joinedPicture(
			{ id: row.mediaId, width: row.mediaWidth, height: row.mediaHeight },
			textIn(row.alt ?? row.name, locale),
		),
		price,
		priceBefore,
		flash,
		subTotal: price * quantity,
		unitWeightGrams: row.unitWeightGrams,
		unitCubicMm: cubicMmOf(row.sizeMm),
		stock: row.free,
		guestStock: row.freeForGuests,
		isDigital: row.isDigital,
	}
}

/** A buyer with a reduced price sees the regular one struck through. */
function pricedBy(row: Row, priced: (price: number) => number): Row {
	return { ...row, price: priced(row.price), priceBefore: row.priceBefore ?? row.price }
}

/** The lowest current price; a flash sale's price only if it is lower and covers the whole quantity. */
function linePrice(row: Row, quantity: number, offer: FlashOffer | undefined) {
	const flash = lineFlash(offer, { price: row.price, quantity })
	if (flash?.state !== 'ON') return { price: row.price, priceBefore: row.priceBefore, flash }
	return { price: flash.price, priceBefore: row.priceBefore ?? row.price, flash }
}

function variantLabel(options: ProductOption[], choice: number[], locale: Locale): string {
	return options
		.flatMap((option, at) => option.values[choice[at] ?? -1] ?? [])
		.map(({ label }) => textIn(label, locale))
		.join(', ')
}

/** A line that is asked for. */
export function requestedLine({ id, quantity }: CartLine): RequestedLine {
	return { variantId: id, quantity }
}

/** A quoted line as its shopper sees it; the weight is that of all its units. */
export function cartLineOf({
	flash,
	unitCubicMm: _unitCubicMm,
	...line
}: QuotedLine): QuotedCartLine {
	return {
		...line,
		id: line.variantId,
		flash: flash && { ...flash, endsAt: new Date(flash.endsAt) },
		weightGrams: line.unitWeightGrams * line.quantity,
	}
}
