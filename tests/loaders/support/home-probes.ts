import { HomeSectionListWire } from '#contract/home-section.ts'
import type { TinyApi } from '#tests/support/tiny-api.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { publishHome, saveHome } from '#website-api/modules/site/home/edit-home.command.ts'
import { issuePreview } from '#website-api/modules/site/home/preview-token.ts'
import { type Probe, read } from './probe.ts'

/** Requests for the first shop's home page: the published one, and a draft by its preview link. */
export async function homeProbes({ db, secret }: TinyApi): Promise<Record<string, Probe[]>> {
	const companyId = 1
	const save = (TITLE_ID: string, version: number) =>
		inTransaction(db, async (tx) => {
			const sections = HomeSectionListWire.parse([
				{ SECTION_ID: 'text', KIND: 'TEXT', TITLE_ID, TITLE_EN: TITLE_ID },
				{
					SECTION_ID: 'categories',
					KIND: 'CATEGORIES',
					LAYOUT: 'TILES',
					TILE_LIST: [{ CATEGORY_SLUG: 'kaos' }],
				},
				{
					SECTION_ID: 'products',
					KIND: 'PRODUCTS',
					RULE: 'BY_HAND',
					PRODUCT_SLUG_LIST: ['kaos-14'],
				},
				{ SECTION_ID: 'ranking', KIND: 'RANKING' },
				{ SECTION_ID: 'reviews', KIND: 'REVIEWS' },
				{ SECTION_ID: 'articles', KIND: 'ARTICLES' },
				{ SECTION_ID: 'sale', KIND: 'FLASH_SALE' },
				{ SECTION_ID: 'vouchers', KIND: 'VOUCHERS' },
				{ SECTION_ID: 'ways', KIND: 'WAYS' },
			])
			await saveHome(tx, { companyId, author: 'Staf', sections }, version)
		})
	await save('Beranda sandang', 0)
	await inTransaction(db, (tx) => publishHome(tx, companyId, 1))
	await save('Rencana sandang', 1)
	const { token } = issuePreview({ companyId, number: 2 }, secret, new Date())
	return {
		'GET /home': read(
			['', /Beranda sandang[^]*Kaos Polos 14/],
			['', /Judul 1 sandang/],
			['', /SANDANG10/],
			['', /Jaket Hujan/],
			['', /Bank Central Asia/],
			[`?PREVIEW=${token}`, /Rencana sandang/],
		),
	}
}
