import { loader } from '#app/routes/crawlers/fb-catalog.ts'
import { shopper } from './shopper.ts'

const [products = 50_000, each = 100] = process.argv.slice(2).map(Number)

/** A page of the website API's feed with realistic products: three variants, four pictures, a long text. */
function page(after: number) {
	const last = Math.min(after + each, products)
	const list = Array.from({ length: last - after }, (_, at) => {
		const id = after + at + 1
		return {
			PRODUCT_ID: id,
			PRODUCT_SLUG: `barang-${id}`,
			PRODUCT_NAME: `Barang nomor ${id}`,
			PRODUCT_SUMMARY: 'Ringkasan satu kalimat.',
			PRODUCT_DESCRIPTION: `<p>${'Deskripsi yang panjang dan lengkap. '.repeat(40)}</p>`,
			BRAND_NAME: 'Merek',
			CATEGORY_NAME_LIST: ['Atas', 'Bawah'],
			OPTION_LIST: [{ OPTION_NAME: 'Ukuran', OPTION_VALUE_LIST: ['S', 'M', 'L'] }],
			VARIANT_LIST: [0, 1, 2].map((choice) => ({
				VARIANT_ID: id * 10 + choice,
				VARIANT_SKU: `SKU-${id}-${choice}`,
				VARIANT_CHOICE: [choice],
				VARIANT_PRICE: 100_000,
				VARIANT_PRICE_BEFORE: choice === 0 ? 120_000 : null,
				VARIANT_STOCK: choice,
				VARIANT_WEIGHT_GRAMS: 500,
				VARIANT_IMAGE_INDEX: choice,
				DISCOUNT_FROM: null,
				DISCOUNT_UNTIL: null,
			})),
			PRODUCT_IMAGE_LIST: [0, 1, 2, 3].map((at) => ({
				MEDIA_ID: `${id}`.padStart(30, '0') + `${at}a`,
				ALT: 'Gambar',
				WIDTH: 1200,
				HEIGHT: 1200,
			})),
		}
	})
	return { data: { list, NEXT_AFTER: last < products ? last : null } }
}

const answers: Record<string, unknown> = {
	'/v1/api-access': {
		API_ACCESS: 'a-key',
		data: { COMPANY_API_ID: 1, CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: 7 },
	},
}

const visitor = shopper('toko.test', (request) => {
	const { pathname, searchParams } = new URL(request.url)
	const body =
		pathname === '/v1/feed/product-list'
			? page(Number(searchParams.get('AFTER')))
			: (answers[pathname] ?? { message: 'Not found' })
	const status = 'message' in Object(body) ? 404 : 200
	return Promise.resolve(Response.json(body, { status }))
})

const request = visitor.requestTo('/fb-catalog/all.xml')
const { context } = await visitor.storefront(request)
const response = await loader({ request, context, params: { params: 'all.xml' } })
const reader = response.body?.getReader()
let bytes = 0
let items = 0
let atStart = 0
let peak = 0
for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
	bytes += part.value.length
	items += new TextDecoder().decode(part.value).split('<item>').length - 1
	const { rss } = process.memoryUsage()
	peak = Math.max(peak, rss)
	// The engine has warmed up: from here on only a leak can grow.
	if (items >= 6_000 && atStart === 0) atStart = rss
}
process.stdout.write(JSON.stringify({ items, bytes, rise: peak - atStart }))
