import { randomBytes } from 'node:crypto'
import type { OrderRequestWire } from '#contract/order-request.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import {
	company,
	companyBank,
	companyDomain,
} from '#website-api/modules/platform/companies/company.table.ts'
import { tariff, ZONES } from '#website-api/modules/sales/shipping/tariff.table.ts'
import { countStock } from '#website-api/modules/catalog/stock/stock.command.ts'

export type ExampleProduct = {
	/** Whole rupiah. */
	price: number
	stock: number
	weightGrams?: number
	/** Of a packed unit, in millimetres; absent: unknown. */
	sizeMm?: number[]
	isDigital?: boolean
}

export type ExampleShop = {
	companyId: number
	code: string
	host: string
	/** Variant ids, in the order of the given products. */
	variantIds: number[]
}

/** The price of SICEPAT reg from the example shop, for a parcel of up to a kilogram. */
export const EXAMPLE_CARRIAGE = 10_000

/** Creates a small shop in an empty database: products with one variant each, one courier, two banks. */
export async function exampleShop(
	db: Database,
	products: ExampleProduct[],
	code = `toko-${randomBytes(4).toString('hex')}`,
): Promise<ExampleShop> {
	const host = `${code}.localhost`
	return inTransaction(db, async (tx) => {
		const [row] = await tx
			.insert(company)
			.values({
				code,
				name: code,
				legalName: `PT ${code}`,
				tagline: { id: 'Toko contoh', en: 'An example shop' },
				customerCarePhone: '+6281200000000',
				originDistrict: '31.74.01',
				// Tests order as guests; the limit for guests has its own tests.
				guestStockPercent: 100,
			})
			.returning({ id: company.id })
		if (!row) throw new Error('No company')
		const companyId = row.id
		await tx.insert(companyDomain).values({ host, companyId })
		await tx.insert(companyBank).values([
			{ companyId, code: 'BCA', name: 'BCA', accountNumber: '1234567890', accountHolder: code },
			{ companyId, code: 'BNI', name: 'BNI', accountNumber: '9876543210', accountHolder: code },
		])
		await tx.insert(tariff).values(
			ZONES.map((zone) => ({
				companyId,
				vendorCode: 'SICEPAT',
				vendorMethod: 'reg',
				zone,
				firstKg: EXAMPLE_CARRIAGE,
				nextKg: 8_000,
				etaDaysMin: 1,
				etaDaysMax: 3,
			})),
		)
		const variantIds: number[] = []
		for (const [at, one] of products.entries()) {
			const name = { id: `Barang ${at + 1}`, en: `Thing ${at + 1}` }
			const [made] = await tx
				.insert(product)
				.values({
					companyId,
					slug: `barang-${at + 1}`,
					name,
					summary: name,
					description: name,
					isDigital: one.isDigital ?? false,
					priceMin: one.price,
					priceMax: one.price,
				})
				.returning({ id: product.id })
			const [sold] = await tx
				.insert(variant)
				.values({
					companyId,
					productId: made?.id ?? 0,
					sku: `SKU-${at + 1}`,
					choice: [],
					price: one.price,
					weightGrams: one.weightGrams ?? 100,
					sizeMm: one.sizeMm ?? null,
				})
				.returning({ id: variant.id })
			variantIds.push(sold?.id ?? 0)
		}
		await countStock(
			tx,
			companyId,
			variantIds.map((variantId, at) => ({ variantId, onHand: products[at]?.stock ?? 0 })),
			'example',
		)
		return { companyId, code, host, variantIds }
	})
}

export const EXAMPLE_ADDRESS = {
	DISTRICT_CODE: '31.74.01',
	VILLAGE: 'Tebet Timur',
	POSTCODE: '12820',
	STREET: 'Jalan Tebet Raya No. 10',
	COURIER_NOTE: '',
	LATITUDE: null,
	LONGITUDE: null,
}

/** A valid order of these lines by a new guest; `expectedTotal` is the quoted total. */
export function exampleOrder(
	lines: [variantId: number, quantity: number][],
	expectedTotal: number,
): OrderRequestWire {
	return {
		PICKUP_PLACE_ID: 0,
		INSURED: false,
		CART_TOKEN: randomBytes(16).toString('base64url'),
		CART_VERSION: 1,
		CART_LIST: lines.map(([CART_ID, CART_QTY]) => ({ CART_ID, CART_QTY })),
		CUSTOMER_NAME: 'Sari Wulandari',
		CUSTOMER_PHONE: '+6281234567890',
		CUSTOMER_EMAIL: 'sari@example.com',
		ADDRESS: EXAMPLE_ADDRESS,
		VENDOR_CODE: 'SICEPAT',
		VENDOR_METHOD: 'reg',
		PAYMENT_METHOD: 'BANK_TRANSFER',
		BANK_CODE: 'BCA',
		NOTE: '',
		COINS: 0,
		WALLET_AMOUNT: 0,
		EXPECTED_TOTAL: expectedTotal,
	}
}

/** Contact and address of the guest with this number, which no other guest has. */
export function exampleGuest(number: number) {
	return {
		CUSTOMER_PHONE: `+62812${String(10_000_000 + number)}`,
		CUSTOMER_EMAIL: `tamu${number}@example.com`,
		ADDRESS: { ...EXAMPLE_ADDRESS, STREET: `Jalan Kenanga Raya No. ${number + 1}` },
	}
}

/** Generates an Idempotency-Key. */
export function formKeyText(): string {
	return randomBytes(16).toString('base64url')
}
