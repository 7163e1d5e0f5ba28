import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { createOrder } from '#contract/shown-order.ts'
import { exampleFlashSale } from '#tests/support/example-flash-sale.ts'
import { exampleOrder, formKeyText } from '#tests/support/example-shop.ts'
import type { TinyApi } from '#tests/support/tiny-api.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { formerAddress } from '#website-api/modules/site/addresses/address.table.ts'
import { voucher } from '#website-api/modules/programmes/vouchers/voucher.table.ts'
import { paymentLinkProbes } from './payment-link-probes.ts'
import { homeProbes } from './home-probes.ts'
import { watchProbes } from './watch-probes.ts'
import { accountProbes } from './account-probes.ts'
import { alike, type Probe, read, write } from './probe.ts'

/** Texts that occur only in the first tiny shop. */
export const marks =
	/sandang|kaos polos|plain tee|jaket hujan|rain jacket|rainy season|musim hujan|JH-[ML]|KP-\d|"BCA"|"1234567890"|Sari Wulandari/i

/** Endpoints with the same response for every company, and why. */
export const sameForAll: Record<string, string> = {
	'GET /api-access': 'the key itself, by host',
	'GET /media/{id}/{file}': 'pictures have random ids',
	'GET /openapi.json': 'a document',
	'GET /openapi/{file}': 'a document',
	'GET /docs': 'a document',
	'GET /docs/{area}': 'a document',
	'GET /page-changes': 'numbers of companies alone, asked for by the storefront for all of them',
	'GET /download/{token}': 'the token is signed, and is the right itself',
	'GET /bank/bank-list': 'the country',
	'GET /region/district': 'the country',
	'GET /region/district/{code}': 'the country',
	'GET /region/place': 'the country',
	'GET /shipping/method-list': 'the catalogue of couriers',
}

const paging = { PAGE_INDEX: 1, DATA_PER_PAGE: 100 }
const everything = { ...paging, ORDER_BY: 'SOLD', SORT: 'ASC' }

/** Requests to each endpoint of a company for the first shop's records, by method and path. */
export async function tenantProbes(api: TinyApi): Promise<Record<string, Probe[]>> {
	const { db, call } = api
	const [own] = await db
		.select({ productId: product.id, variantId: variant.id })
		.from(product)
		.innerJoin(
			variant,
			and(eq(variant.companyId, product.companyId), eq(variant.productId, product.id)),
		)
		.where(and(eq(product.companyId, 1), eq(product.slug, 'kaos-14')))
	const { productId, variantId } = z
		.object({ productId: z.number(), variantId: z.number() })
		.parse(own)
	const lines = [{ CART_ID: variantId, CART_QTY: 1 }]
	const pickUp = { ADDRESS: null, VENDOR_CODE: 'SELF_PICKUP', VENDOR_METHOD: 'self_pickup' }
	const order = { ...exampleOrder([[variantId, 1]], 63_000), ...pickUp }
	const headers = () => ({ 'idempotency-key': formKeyText() })
	const placed = await call('/order', { body: order, headers: headers() })
	const { ORDER_NUMBER } = createOrder.answer.parse(await placed.json()).data
	const texts = { id: 'Voucher sandang', en: 'A sandang voucher' }
	await db.insert(voucher).values({
		companyId: 1,
		code: 'SANDANG10',
		title: texts,
		shortDescription: texts,
		amount: 1_000,
		endsAt: new Date(Date.now() + 3_600_000),
	})
	await db.insert(formerAddress).values({
		companyId: 1,
		kind: 'product',
		slug: 'kaos-lama',
		presentSlug: 'kaos-14',
	})
	const [raincoat] = await db
		.select({ variantId: variant.id })
		.from(variant)
		.where(and(eq(variant.companyId, 1), eq(variant.sku, 'JH-M')))
	await exampleFlashSale(db, 1, [
		{ variantId: raincoat?.variantId ?? 0, price: 10_000, quota: 10, maxPerBuyer: 1 },
	])
	const again = { ...order, CART_TOKEN: formKeyText() }

	return {
		...(await accountProbes(api)),
		...(await homeProbes(api)),
		...(await paymentLinkProbes(api, variantId)),
		...(await watchProbes(api, { productId, variantId })),
		'GET /helper/get-website-template-setting': read(['', /"green"/]),
		'GET /flash-sale': read(['', /jaket hujan/i]),
		'GET /helper/banner-carousel': read(['', /musim hujan/i]),
		'GET /helper/menu-footer': read(['', /Kontak/]),
		'GET /helper/company-header-logo': read(['', /Sandang Kecil/]),
		'GET /helper/google-analytic': alike(read(['', /GOOGLE_ANALYTICS_ID/])),
		'GET /helper/meta-pixel-id': alike(read(['', /META_PIXEL_ID/])),
		'GET /helper/popup-banner': alike(read(['', /STATUS/])),
		'POST /helper/tracking-affiliate': alike([write(clickOf('AFFILIATE'), /RECORDED/)]),
		'POST /helper/tracking-agent': alike([write(clickOf('AGENT'), /RECORDED/)]),
		'GET /content/page/{key}': read(['about', /Tentang sandang/], ['faq', /sandang/]),
		'GET /content/information/{slug}': read(['ukuran', /Ukuran sandang/]),
		'GET /content/information-list': read(['', /Jahitan sandang/]),
		'GET /content/banner/{slug}': read(['musim-hujan', /Hujan sandang/]),
		'GET /article/category-list': read(['', /Perawatan sandang/]),
		'GET /article/article-list': read(
			['', /Judul 1 sandang/],
			['?ARTICLE_CATEGORY_SLUG=perawatan', /sandang/],
			['?TEXT_SEARCH=sandang', /sandang/],
		),
		'GET /article/{slug}': read(['artikel-1', /Isi artikel sandang[^]*Jaket Hujan/]),
		'POST /contact/message': alike([
			{ ...write({ ...message, ORDER_NUMBER }, /MESSAGE_NUMBER/), headers: headers() },
		]),
		'POST /agent/our-agent': [
			write(paging, /Toko 100% sandang/),
			write({ ...paging, TEXT_SEARCH: 'sandang' }, /sandang/),
			write({ ...paging, PROVINCE_CODE: '32' }, /sandang/),
		],
		'POST /helper/summary-tracking-agent': [
			write({ AGENT_TRACKING_CODE: 'BUDI_02' }, /Toko 100% sandang/),
		],
		'GET /moved-address': read(['?PATH=/product/kaos-lama', /kaos-14/]),
		'GET /category/category-list': read(['', /"PRODUCT_COUNT":14/]),
		'POST /product-by-category': [
			write(everything, /Kaos Polos/),
			write({ ...everything, TEXT_SEARCH: 'Kaos Polos' }, /Kaos Polos/),
			write({ ...everything, CATEGORY_SLUG: 'kaos' }, /Kaos Polos/),
			write({ ...everything, BRAND_LIST: ['lungsin'] }, /Jaket Hujan/),
			write({ ...everything, OPTION_VALUE_LIST: ['ukuran.m'] }, /Jaket Hujan/),
		],
		'GET /product/suggestion': read(
			['', /Jaket Hujan/],
			['?TEXT_SEARCH=kaos', /Kaos Polos/],
			[`?SEARCH_BY_ID=true&TEXT_SEARCH_ID=${productId}`, /Kaos Polos 14/],
		),
		'GET /product/liked': read([`?ID_LIST=${productId}`, /Kaos Polos/]),
		'GET /product/comparison': read([`?ID_LIST=${productId}`, /Kaos Polos 14/]),
		'GET /product/{slug}': read(['kaos-14', /KP-14/], ['jaket-hujan', /Jaket Hujan/]),
		'GET /product/{slug}/related': read(['kaos-14', /Kaos Polos/]),
		'GET /product/{slug}/review': read(['jaket-hujan', /Budi/]),
		'GET /cart/cart-list-v2': read([`?CART_LINES=${variantId}:1`, /KP-14/]),
		'POST /shipping/tariff': [
			write({ DISTRICT_CODE: '31.74.01', CART_LIST: lines }, /"SHIPPING_WEIGHT_GRAMS":200/),
		],
		'GET /payment/method-list': read(['', /1234567890/]),
		'POST /order/quote': [write({ CART_LIST: lines }, /KP-14/)],
		'POST /order/quote-with-vouchers': [
			write({ CART_LIST: lines, BEST_COUPON_KIND_LIST: [] }, /KP-14.*SANDANG10/),
		],
		'POST /voucher/voucher-list': [write({ CART_LIST: lines }, /SANDANG10/)],
		'GET /voucher/offered-list': read(['', /SANDANG10/]),
		'POST /voucher/check': [
			write({ CART_LIST: lines, COUPON_CODE: 'SANDANG10' }, /Voucher sandang/),
		],
		'POST /order': [{ ...write(again, /KP-14/), headers: headers() }],
		'POST /order/look-up': [
			write({ ORDER_NUMBER, CUSTOMER_PHONE: order.CUSTOMER_PHONE }, /Sari Wulandari/),
		],
		'POST /guest-order/product-digital': alike([
			write({ ORDER_NUMBER, CUSTOMER_PHONE: order.CUSTOMER_PHONE }, /"list":\[\]/),
		]),
		'POST /guest-order/not-arrived': alike([
			write({ ORDER_NUMBER, CUSTOMER_PHONE: order.CUSTOMER_PHONE }, /ORDER_CHANGED/),
		]),
		'POST /guest-order/address': alike([
			write(
				{
					ORDER_NUMBER,
					CUSTOMER_PHONE: order.CUSTOMER_PHONE,
					CUSTOMER_NAME: 'Orang Lain',
					ADDRESS: { VILLAGE: 'Tebet Timur', STREET: 'Jalan Penyusup Nomor 1' },
				},
				/ADDRESS_PACKED/,
			),
		]),
		'POST /guest-order/payment-method': alike([
			write(
				{
					ORDER_NUMBER,
					CUSTOMER_PHONE: order.CUSTOMER_PHONE,
					PAYMENT_METHOD: 'BANK_TRANSFER',
					BANK_CODE: 'NONE',
				},
				/BANK_CODE/,
			),
		]),
		'POST /guest-order/download': alike([
			write(
				{ ORDER_NUMBER, CUSTOMER_PHONE: order.CUSTOMER_PHONE, LINE_POSITION: 0 },
				/DOWNLOAD_NOT_READY/,
			),
		]),
		'POST /online-payment': alike([
			write(
				{ ORDER_NUMBER, CUSTOMER_PHONE: order.CUSTOMER_PHONE, ONLINE_METHOD: 'VA_BCA' },
				/ONLINE_METHOD/,
			),
		]),
		'POST /online-payment/check': [
			write({ ORDER_NUMBER, CUSTOMER_PHONE: order.CUSTOMER_PHONE }, /Sari Wulandari/),
		],
		'POST /payment/notification': alike([
			write(
				{ PROVIDER: 'MIDTRANS', HEADER_LIST: {}, BODY_BASE64: 'e30=' },
				/PAYMENT_ACCOUNT_NOT_FOUND/,
			),
		]),
		'POST /shipping/notification': alike([
			write(
				{ PROVIDER: 'BITESHIP', HEADER_LIST: {}, BODY_BASE64: 'e30=' },
				/COURIER_ACCOUNT_NOT_FOUND/,
			),
		]),
		'POST /payment/confirmation': [
			{
				path: '',
				form: confirmation(ORDER_NUMBER),
				headers: headers(),
				finds: /CONFIRMATION_ID|PAYMENT_AMOUNT/,
			},
		],
		'GET /feed/product-list': read(['', /KP-14/], ['?CATEGORY_SLUG=kaos', /KP-14/]),
		'GET /feed/sitemap-summary': read(['', /"PRODUCT_COUNT":15/]),
		'GET /feed/sitemap-product': read(['?PART=1', /kaos-14/]),
		'GET /feed/sitemap-content': read(['', /musim-hujan/]),
	}
}

function confirmation(ORDER_NUMBER: string): FormData {
	const form = new FormData()
	const fields = {
		ORDER_NUMBER,
		CUSTOMER_PHONE: '081234567890',
		BANK_CODE: 'BCA',
		SENDER_BANK: 'Mandiri',
		SENDER_NAME: 'Wati',
		PAYMENT_AMOUNT: '1',
		PAYMENT_DATE: '2026-01-01',
	}
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	form.set('PROOF', new Blob(['%PDF-1.4']), 'bukti.pdf')
	return form
}

const clickOf = (who: 'AFFILIATE' | 'AGENT') => ({
	[`${who}_TRACKING_CODE`]: 'BUDI_02',
	[`${who}_TRACKING_IP_ADDRESS`]: '192.0.2.9',
	[`${who}_TRACKING_DEVICE_MODEL`]: 'MOBILE',
	[`${who}_TRACKING_EVENT_TYPE`]: 'CLICK',
})

const message = {
	NAME: 'Wati Lestari',
	EMAIL: 'wati@example.com',
	PHONE: '',
	TOPIC: 'ORDER',
	MESSAGE: 'Pesanan saya belum sampai.',
}
