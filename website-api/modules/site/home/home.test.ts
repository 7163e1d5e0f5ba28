import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getHome } from '#contract/home.ts'
import { DEFAULT_HOME } from '#contract/default-home.ts'
import { type HomeSection } from '#contract/home-section.ts'
import { getHomeDraft, listHomeVersions, previewHomeDraft } from '#contract/home-composition.ts'
import { type SiteCaller, siteCaller } from '#tests/support/site-caller.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { pageChange } from '#website-api/modules/platform/page-changes/page-change.table.ts'
import { voucher } from '#website-api/modules/programmes/vouchers/voucher.table.ts'
import { homePublication, homeVersion } from './home.table.ts'
import { issuePreview } from './preview-token.ts'

let site: SiteCaller
let picture: string
beforeAll(async () => {
	site = await siteCaller()
	const [row] = await site.tiny.db.select().from(media).where(eq(media.companyId, 1)).limit(1)
	picture = row?.id ?? ''
})
afterAll(() => site.tiny.close())

const shown = async (query = '', language: 'id' | 'en' = 'id') =>
	(await site.tiny.read(getHome.answer, `/home${query}`, { language })).data
const kindsOf = ({ SECTION_LIST }: { SECTION_LIST: { KIND: string }[] }) =>
	SECTION_LIST.map(({ KIND }) => KIND)
const saved = (SECTION_LIST: unknown[], VERSION?: number) =>
	site.done(getHomeDraft.answer, 'PUT', '/sandang/home', { SECTION_LIST, VERSION })
const publish = (VERSION: number) =>
	site.done(getHomeDraft.answer, 'POST', '/sandang/home/publication', { VERSION })
const text = (id: string, over: Partial<HomeSection> = {}) => ({
	KIND: 'TEXT',
	SECTION_ID: id,
	TITLE_ID: `Judul ${id}`,
	TITLE_EN: `Title ${id}`,
	...over,
})
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** One section of every kind that needs data. */
const everything = () => [
	{
		KIND: 'HERO',
		SECTION_ID: 'hero',
		LAYOUT: 'FULL',
		TITLE_ID: 'Halo',
		TITLE_EN: 'Hello',
		MEDIA_ID: picture,
		LINK_LABEL_ID: 'Belanja',
		LINK_LABEL_EN: 'Shop',
		LINK_TARGET: '/products',
	},
	{
		KIND: 'CATEGORIES',
		SECTION_ID: 'tiles',
		LAYOUT: 'TILES',
		TILE_LIST: [{ CATEGORY_SLUG: 'jaket' }],
	},
	{ KIND: 'PRODUCTS', SECTION_ID: 'new', RULE: 'NEWEST', COUNT: 4 },
	{
		KIND: 'PRODUCTS',
		SECTION_ID: 'hand',
		RULE: 'BY_HAND',
		PRODUCT_SLUG_LIST: ['kaos-9', 'jaket-hujan'],
	},
	{ KIND: 'PRODUCTS', SECTION_ID: 'coats', RULE: 'CATEGORY', CATEGORY_SLUG: 'jaket' },
	{ KIND: 'RANKING', SECTION_ID: 'rank', COUNT: 3 },
	{ KIND: 'REVIEWS', SECTION_ID: 'reviews' },
	{ KIND: 'ARTICLES', SECTION_ID: 'articles', COUNT: 2 },
	{ KIND: 'FLASH_SALE', SECTION_ID: 'flash' },
	{ KIND: 'VOUCHERS', SECTION_ID: 'vouchers' },
	{ KIND: 'WAYS', SECTION_ID: 'ways' },
]

describe('the home of a company', () => {
	test('[RT-01, BC-02] is the default one without a composed version: twelve of the newest products', async () => {
		const home = await shown()
		expect(kindsOf(home)).toEqual(DEFAULT_HOME.map(({ KIND }) => KIND))
		const row = home.SECTION_LIST.find(({ KIND }) => KIND === 'PRODUCTS')
		expect(row).toMatchObject({ RULE: 'NEWEST', HAS_MORE: true })
		expect(row?.KIND === 'PRODUCTS' && row.list).toHaveLength(12)
		const draft = await site.done(getHomeDraft.answer, 'GET', '/sandang/home')
		expect(draft.data).toEqual({ VERSION: 0, PUBLISHED_VERSION: 0, SECTION_LIST: DEFAULT_HOME })
	})

	test('has the published sections with their data, in both languages', async () => {
		const { data } = await saved(everything(), 0)
		expect(kindsOf(await shown())).toEqual(DEFAULT_HOME.map(({ KIND }) => KIND))
		await publish(data.VERSION)
		const home = await shown('', 'en')
		expect(kindsOf(home)).toEqual(everything().map(({ KIND }) => KIND))
		const [hero, tiles, newest, hand, coats, rank, , , , , ways] = home.SECTION_LIST
		expect(hero).toMatchObject({
			TITLE: 'Hello',
			IMAGE: { MEDIA_ID: picture },
			TALL_IMAGE: null,
			LINK: { LABEL: 'Shop', TARGET: '/products' },
		})
		expect(tiles).toMatchObject({ TILE_LIST: [{ CATEGORY_SLUG: 'jaket', IMAGE: {} }] })
		expect(newest).toMatchObject({ HAS_MORE: true, list: [{}, {}, {}, {}] })
		expect(hand).toMatchObject({
			HAS_MORE: false,
			list: [{ PRODUCT_SLUG: 'kaos-9' }, { PRODUCT_SLUG: 'jaket-hujan' }],
		})
		expect(coats).toMatchObject({ list: [{ PRODUCT_SLUG: 'jaket-hujan' }] })
		const sold = rank?.KIND === 'RANKING' ? rank.list.map((one) => one.PRODUCT_SOLD_COUNT) : []
		expect(sold).toHaveLength(3)
		expect(sold).toEqual(sold.toSorted((one, other) => other - one))
		expect(ways).toMatchObject({
			BANK_LIST: expect.arrayContaining([expect.any(String)]),
			PAYMENT_METHOD_LIST: ['QRIS'],
		})
		expect(await site.tiny.read(getHome.answer, '/home', { shop: 'kopi' })).toMatchObject({
			data: { SECTION_LIST: DEFAULT_HOME.map(({ KIND }) => ({ KIND })) },
		})
	})

	test('has a section from its start to its end, and reports both changes to storefronts', async () => {
		const sections = [
			text('now'),
			text('hidden', { IS_HIDDEN: true }),
			text('over', { UNTIL: inMinutes(-1) }),
			text('later', { FROM: inMinutes(30) }),
			text('ending', { FROM: inMinutes(-30), UNTIL: inMinutes(60) }),
		]
		const { data } = await saved(sections)
		await site.tiny.db.delete(pageChange)
		await publish(data.VERSION)
		const { SECTION_LIST, CHANGES_AT } = await shown()
		expect(SECTION_LIST.map(({ SECTION_ID }) => SECTION_ID)).toEqual(['now', 'ending'])
		expect(CHANGES_AT).toBe(sections[3]?.FROM)
		const changes = await site.tiny.db.select().from(pageChange).orderBy(desc(pageChange.at))
		expect(changes.map(({ companyId, at }) => [companyId, at.toISOString()])).toEqual([
			[1, sections[4]?.UNTIL],
			[1, sections[3]?.FROM],
			[1, expect.any(String)],
		])
	})

	test('lists public vouchers, and is reported as changed when staff change one, not when one is used', async () => {
		const base = { companyId: 1, title: { id: 'Hemat', en: 'Save' }, amount: 10_000 }
		const terms = {
			...base,
			shortDescription: { id: 'a', en: 'b' },
			endsAt: new Date(inMinutes(90)),
		}
		await site.tiny.db.insert(voucher).values([
			{ ...terms, code: 'SEMUA' },
			{ ...terms, code: 'RAHASIA', isPrivate: true },
			{ ...terms, code: 'HABIS', quota: 1, used: 1 },
		])
		const { data } = await saved([{ KIND: 'VOUCHERS', SECTION_ID: 'v' }])
		await publish(data.VERSION)
		const [section] = (await shown()).SECTION_LIST
		const codes = section?.KIND === 'VOUCHERS' ? section.list.map((one) => one.COUPON_CODE) : []
		expect(codes[0]).toBe('SEMUA')
		expect(codes).not.toContain('RAHASIA')
		expect(codes).not.toContain('HABIS')
		await site.tiny.db.delete(pageChange)
		await site.tiny.db.update(voucher).set({ used: 1 }).where(eq(voucher.code, 'SEMUA'))
		expect(await site.tiny.db.$count(pageChange)).toBe(0)
		await site.tiny.db.update(voucher).set({ isActive: false }).where(eq(voucher.code, 'SEMUA'))
		expect(await site.tiny.db.$count(pageChange)).toBe(1)
	})
})

describe('editing a home page', () => {
	test('rejects changes that are based on another draft, and keeps every version', async () => {
		const before = (await site.done(getHomeDraft.answer, 'GET', '/sandang/home')).data.VERSION
		const first = await saved([text('satu')], before)
		const stale = { SECTION_LIST: [text('dua')], VERSION: before }
		expect(await site.refused('PUT', '/sandang/home', stale)).toMatchObject({
			status: 409,
			code: 'CHANGED_MEANWHILE',
		})
		expect(
			await site.refused('POST', '/sandang/home/publication', { VERSION: before }),
		).toMatchObject({ status: 409 })
		await saved([text('tiga')], first.data.VERSION)
		const restored = await site.done(
			getHomeDraft.answer,
			...(['POST', `/sandang/home/versions/${first.data.VERSION}/restoration`] as const),
		)
		expect(restored.data).toMatchObject({
			VERSION: first.data.VERSION + 2,
			SECTION_LIST: [{ SECTION_ID: 'satu' }],
		})
		await publish(restored.data.VERSION)
		const { list } = (await site.done(listHomeVersions.answer, 'GET', '/sandang/home/versions'))
			.data
		expect(list[0]).toMatchObject({
			VERSION: restored.data.VERSION,
			IS_PUBLISHED: true,
			AUTHOR: 's',
		})
		expect(list[1]).toMatchObject({ VERSION: restored.data.VERSION - 1, PUBLISHED_AT: null })
		expect(list.filter(({ IS_PUBLISHED }) => IS_PUBLISHED)).toHaveLength(1)
		expect(list.map(({ VERSION }) => VERSION)).toEqual(
			Array.from({ length: restored.data.VERSION }, (_, at) => restored.data.VERSION - at),
		)
		await publish(0)
		expect(kindsOf(await shown())).toEqual(DEFAULT_HOME.map(({ KIND }) => KIND))
	})

	test('rejects references that the company does not have, and other companies', async () => {
		const refused = async (...SECTION_LIST: unknown[]) =>
			(await site.refused('PUT', '/sandang/home', { SECTION_LIST })).fields
		const [hero] = everything()
		expect(await refused({ ...hero, MEDIA_ID: 'nobodyspicture' })).toEqual(['SECTION_LIST'])
		expect(
			await refused({ KIND: 'RANKING', SECTION_ID: 'a', CATEGORY_SLUG: 'bukan-kategori' }),
		).toEqual(['SECTION_LIST'])
		expect(
			await refused({
				KIND: 'PRODUCTS',
				SECTION_ID: 'a',
				RULE: 'BY_HAND',
				PRODUCT_SLUG_LIST: ['bukan-produk'],
			}),
		).toEqual(['SECTION_LIST'])
		expect(await refused({ KIND: 'HERO', SECTION_ID: 'a' })).not.toEqual([])
		expect(await site.refused('GET', '/sandang/home', undefined, site.keys.kopi)).toMatchObject({
			status: 404,
		})
		expect(await site.refused('POST', '/sandang/home/versions/999999/restoration')).toMatchObject({
			status: 404,
			code: 'HOME_VERSION_NOT_FOUND',
		})
	})

	test('versions and publications are never changed, and their pictures are kept', async () => {
		await saved(everything())
		const { db } = site.tiny
		await expect(db.update(homeVersion).set({ author: 'x' })).rejects.toThrow()
		await expect(db.delete(homePublication)).rejects.toThrow()
		await expect(db.delete(media).where(eq(media.id, picture))).rejects.toThrow()
	})
})

describe('a preview', () => {
	const preview = async () =>
		(await site.done(previewHomeDraft.answer, 'POST', '/sandang/home/preview')).data.PATH.replace(
			'/?preview=',
			'?PREVIEW=',
		)

	test('has the draft, including scheduled content, and is not cached', async () => {
		await saved([text('later', { FROM: inMinutes(30) })])
		expect(kindsOf(await shown(await preview()))).toEqual(['TEXT'])
		const answer = await site.tiny.call(`/home${await preview()}`)
		expect(answer.headers.get('cache-control')).toBe('no-store')
	})

	test('expires after half an hour, and is limited to its company', async () => {
		const address = await preview()
		const asked = await site.tiny.call(`/home${address}`, { shop: 'kopi' })
		expect(asked.status).toBe(410)
		expect(await site.status(`/home${address.slice(0, -1)}`)).toBe(410)
		expect(await site.status('/home?PREVIEW=1.1.99999999999999.x')).toBe(410)
		const before = new Date(Date.now() - 31 * 60_000)
		const { token } = issuePreview({ companyId: 1, number: 1 }, site.tiny.secret, before)
		expect(await site.status(`/home?PREVIEW=${token}`)).toBe(410)
	})
})
