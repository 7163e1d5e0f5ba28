import { describe, expect, test } from 'vitest'
import { DEFAULT_HOME } from './default-home.ts'
import { HomeSectionListWire, HomeSectionWire, picturesOf } from './home-section.ts'

const title = { TITLE_ID: 'Judul', TITLE_EN: 'Title' }
const link = { LINK_LABEL_ID: 'Lihat', LINK_LABEL_EN: 'See' }
const story = { SECTION_ID: 'satu', ...title }
const issuesOf = (section: unknown) => {
	const { error } = HomeSectionWire.safeParse(section)
	return error?.issues.map(({ path }) => path.join('.')) ?? []
}

describe('a section of a home page', () => {
	test.each<[what: string, section: Record<string, unknown>, faults: string[]]>([
		['plain words', { KIND: 'HERO', LAYOUT: 'PLAIN', ...story }, []],
		['a hero without its picture', { KIND: 'HERO', LAYOUT: 'FULL', ...story }, ['MEDIA_ID']],
		['an editorial without its picture', { KIND: 'EDITORIAL', ...story }, ['MEDIA_ID']],
		['a text without English', { KIND: 'TEXT', ...story, TITLE_EN: ' ' }, ['TITLE_EN']],
		[
			'a title that is too long',
			{ KIND: 'TEXT', ...story, TITLE_ID: 'a'.repeat(121) },
			['TITLE_ID'],
		],
		['a kind that there is none of', { KIND: 'VIDEO', ...story }, ['KIND']],
		['an id of other characters', { KIND: 'BANNERS', SECTION_ID: 'a"b' }, ['SECTION_ID']],
		[
			'a row of a category that is not named',
			{ KIND: 'PRODUCTS', ...story, RULE: 'CATEGORY' },
			['CATEGORY_SLUG'],
		],
		[
			'a row by hand without products',
			{ KIND: 'PRODUCTS', ...story, RULE: 'BY_HAND' },
			['PRODUCT_SLUG_LIST'],
		],
		['thirteen products', { KIND: 'PRODUCTS', ...story, RULE: 'NEWEST', COUNT: 13 }, ['COUNT']],
		['two steps', { KIND: 'STEPS', ...story, STEP_LIST: [title, title] }, ['STEP_LIST']],
		[
			'an end before the beginning',
			{
				KIND: 'BANNERS',
				SECTION_ID: 'a',
				FROM: '2026-11-23T03:00:00Z',
				UNTIL: '2026-11-23T02:00:00Z',
			},
			['UNTIL'],
		],
		[
			'a link without words',
			{ KIND: 'TEXT', ...story, LINK_TARGET: '/faq' },
			['LINK_LABEL_ID', 'LINK_LABEL_EN'],
		],
	])('%s', (_what, section, faults) => {
		expect(issuesOf(section)).toEqual(faults)
	})

	test.each(['/products?sale=1', '/#home-newest', 'https://contoh.id/peta'])(
		'can link to %s',
		(target) => {
			expect(issuesOf({ KIND: 'TEXT', ...story, ...link, LINK_TARGET: target })).toEqual([])
		},
	)

	test.each([
		'//contoh.id',
		'/\\contoh.id',
		'http://contoh.id',
		'javascript:alert(1)',
		'https://',
		'https://toko@contoh.id',
		'data:text/html,x',
		'products',
		'/a b',
	])('cannot link to %s', (target) => {
		expect(issuesOf({ KIND: 'TEXT', ...story, ...link, LINK_TARGET: target })).toEqual([
			'LINK_TARGET',
		])
	})

	test('lists all its pictures', () => {
		const pictures = ['aaaaaaaa1', 'aaaaaaaa2', 'aaaaaaaa3']
		const steps = pictures.map((MEDIA_ID) => ({ ...title, MEDIA_ID }))
		const section = HomeSectionWire.parse({ KIND: 'STEPS', ...story, STEP_LIST: steps })
		expect(picturesOf(section)).toEqual(pictures)
	})
})

test('a home page accepts the default sections, but no repeated ids and no 25 sections', () => {
	expect(HomeSectionListWire.parse(DEFAULT_HOME)).toEqual(DEFAULT_HOME)
	const [first] = DEFAULT_HOME
	expect(HomeSectionListWire.safeParse([first, first]).success).toBe(false)
	const many = Array.from({ length: 25 }, (_, at) => ({ ...first, SECTION_ID: `a${at}` }))
	expect(HomeSectionListWire.safeParse(many).success).toBe(false)
	expect(HomeSectionListWire.safeParse([]).success).toBe(false)
})
