import {
	HERO_LAYOUTS,
	HOME_SECTION_KINDS,
	type HomeSection,
	type HomeSectionKind,
	HomeSectionWire,
	PRODUCT_RULES,
} from '#contract/home-section.ts'
import { nameOf } from '#admin/api/names.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { english, moment, pathOf, products } from './content-schemas.ts'

/** A field of a section: how it is asked for, and where its value stands. */
type HomeField = {
	/** Of the value in the section, e.g. `STEP_LIST.0.TITLE_ID`. */
	path: string
	kind: 'line' | 'area' | 'choice' | 'category' | 'picture' | 'products' | 'link' | 'moment'
	/** Names its texts; default the last part of the path. */
	text?: string
	most?: number
	required?: boolean
	hasHelp?: boolean
	/** Of a choice, the first one being that of a new section. */
	choices?: readonly string[]
	/** A picture that a section can do without. */
	canRemove?: boolean
	/** Spans both columns. */
	wide?: boolean
}

/** Fields that stand together; `title` names the text above them, with its number. */
export type HomeFieldGroup = {
	title: 'content' | 'step' | 'tile' | 'schedule'
	number?: number
	fields: HomeField[]
}

/** A field by its path, with what differs from a required line. */
const field = (
	path: string,
	kind: HomeField['kind'],
	more: Omit<HomeField, 'path' | 'kind'> = {},
): HomeField => ({ path, kind, ...more })
/** The same text in Indonesian and in English. */
const both = (
	name: string,
	kind: 'line' | 'area',
	{ most, ...more }: { most: number; required?: boolean; hasHelp?: boolean },
): HomeField[] => [
	field(`${name}_ID`, kind, { ...more, most }),
	field(`${name}_EN`, kind, { most }),
]
const title = both('TITLE', 'line', { most: 120, required: true })
const ownTitle: HomeField[] = [
	field('TITLE_ID', 'line', { most: 120, text: 'ownTitle', hasHelp: true }),
	field('TITLE_EN', 'line', { most: 120 }),
]
const text = both('TEXT', 'area', { most: 800 })
const eyebrow = both('EYEBROW', 'line', { most: 60, hasHelp: true })
const link = [
	field('LINK_TARGET', 'link', { most: 300, hasHelp: true }),
	...both('LINK_LABEL', 'line', { most: 60 }),
]
const picture = (isNeeded: boolean) => [
	field('MEDIA_ID', 'picture', {
		...(isNeeded ? { required: true } : { canRemove: true }),
		wide: true,
	}),
	...both('ALT', 'line', { most: 200, hasHelp: true }),
]
const layout = (...choices: string[]) => field('LAYOUT', 'choice', { choices })
const category = field('CATEGORY_SLUG', 'category', { hasHelp: true })

/** How many are shown; the first choice is that of a new section. */
function count(least: number, most: number, initial: number): HomeField {
	const all = Array.from({ length: most - least + 1 }, (_, at) => least + at)
	const choices = [initial, ...all.filter((one) => one !== initial)].map(String)
	return field('COUNT', 'choice', { choices })
}

/** Groups of fields for the entries of a list in a section. */
function entries(
	kind: 'step' | 'tile',
	{ list, length }: { list: string; length: number },
	fields: HomeField[],
): HomeFieldGroup[] {
	return Array.from({ length }, (_, at) => ({
		title: kind,
		number: at + 1,
		fields: fields.map((one) => ({ ...one, path: `${list}.${at}.${one.path}` })),
	}))
}

const content = (...fields: HomeField[]): HomeFieldGroup[] => [{ title: 'content', fields }]

/** What the form of each kind asks for, besides when it is shown. */
const forms: Record<HomeSectionKind, HomeFieldGroup[]> = {
	HERO: content(
		layout(...HERO_LAYOUTS),
		field('INK', 'choice', { choices: ['LIGHT', 'DARK'], hasHelp: true }),
		...[...eyebrow, ...title, ...text, ...picture(false)],
		field('TALL_MEDIA_ID', 'picture', { canRemove: true, hasHelp: true, wide: true }),
		...link,
	),
	BANNERS: [],
	CATEGORIES: [
		...content(...ownTitle, layout('CHIPS', 'TILES')),
		...entries('tile', { list: 'TILE_LIST', length: 8 }, [
			field('CATEGORY_SLUG', 'category', { text: 'tileCategory' }),
			field('MEDIA_ID', 'picture', { text: 'tilePicture', canRemove: true }),
		]),
	],
	PRODUCTS: content(
		...ownTitle,
		...text,
		field('RULE', 'choice', { choices: PRODUCT_RULES }),
		field('CATEGORY_SLUG', 'category', { text: 'ruleCategory' }),
		field('PRODUCT_SLUG_LIST', 'products', { most: 4_000, hasHelp: true }),
		...[layout('GRID', 'STRIP'), count(2, 12, 12)],
	),
	RANKING: content(...ownTitle, category, count(3, 10, 5)),
	EDITORIAL: content(
		...[...eyebrow, ...title, ...text, ...picture(true)],
		field('SIDE', 'choice', { choices: ['LEFT', 'RIGHT'] }),
		...link,
	),
	STEPS: [
		...content(...title, ...text),
		...entries('step', { list: 'STEP_LIST', length: 3 }, [
			...both('TITLE', 'line', { most: 80, required: true }),
			...both('TEXT', 'area', { most: 300 }),
			...picture(false),
		]),
	],
	REVIEWS: content(...ownTitle, count(1, 6, 3)),
	ARTICLES: content(...ownTitle, count(1, 6, 3)),
	FLASH_SALE: [],
	VOUCHERS: content(...ownTitle, count(1, 6, 3)),
	TEXT: content(...eyebrow, ...title, ...text, ...link),
	WAYS: [],
}
const schedule: HomeFieldGroup = {
	title: 'schedule',
	fields: [field('FROM', 'moment', { hasHelp: true }), field('UNTIL', 'moment', { hasHelp: true })],
}

/** The kind that an address names. */
export function kindFrom(named: string | null): HomeSectionKind | undefined {
	return HOME_SECTION_KINDS.find((one) => one === named)
}

/** The groups of fields of a kind's form. */
export function formOf(kind: HomeSectionKind): HomeFieldGroup[] {
	return [...forms[kind], schedule]
}

/** The name of a field in the form: `STEP_LIST.0.TITLE_ID` is `stepList-0-titleId`. */
export function fieldName(path: string): string {
	return path.split('.').map(nameOf).join('-')
}

/** The names of a form's fields for pictures. */
export function pictureNames(kind: HomeSectionKind): string[] {
	return fieldsOf(kind).flatMap(({ kind: one, path }) => (one === 'picture' ? fieldName(path) : []))
}

/** A section as its form shows it. */
export function sectionValues(section: HomeSection): Record<string, string> {
	return Object.fromEntries(
		fieldsOf(section.KIND).map(({ path, kind }) => {
			const shown = textOf(kind, valueAt(section, path))
			if (!path.endsWith('_EN')) return [fieldName(path), shown]
			return [fieldName(path), english(textOf(kind, valueAt(section, indonesian(path))), shown)]
		}),
	)
}

type Read = { ok: true; section: HomeSection } | { ok: false; errors: Record<string, string> }
type Named = { kind: HomeSectionKind; id: string; isHidden: boolean; hosts: readonly string[] }

/** Reads the form of a section. Errors are text keys of `content`. @param hosts the shop's, for its own addresses */
export function readSection(values: Record<string, string>, named: Named): Read {
	const { kind, id, isHidden, hosts } = named
	const section: Record<string, unknown> = { KIND: kind, SECTION_ID: id, IS_HIDDEN: isHidden }
	const lists: Record<string, Record<string, unknown>[]> = {}
	for (const one of fieldsOf(kind)) {
		const typed = values[fieldName(one.path)]?.trim() ?? ''
		const isEnglish = typed === '' && one.path.endsWith('_EN')
		const text = isEnglish ? (values[fieldName(indonesian(one.path))]?.trim() ?? '') : typed
		const [name = '', at, key] = one.path.split('.')
		if (key === undefined) section[name] = valueOf(one.kind, text, hosts)
		else {
			const list = (lists[name] ??= [])
			;(list[Number(at)] ??= {})[key] = valueOf(one.kind, text, hosts)
		}
	}
	// A tile without a category is none.
	const tiles = lists.TILE_LIST?.filter((tile) => tile.CATEGORY_SLUG !== null)
	const read = HomeSectionWire.safeParse({
		...section,
		...lists,
		...(tiles && { TILE_LIST: tiles }),
	})
	if (read.success) return { ok: true, section: read.data }
	const errors: Record<string, string> = {}
	for (const { path, code } of read.error.issues) {
		const at = path.map(String).join('.')
		errors[fieldName(at === 'TILE_LIST' ? 'TILE_LIST.0.CATEGORY_SLUG' : at)] ??= errorKey(at, code)
	}
	for (const name of Object.keys(errors)) {
		// The English text is the Indonesian one where it is empty, and wrong with it.
		if (errors[name.replace(/En$/, 'Id')] && /En$/.test(name) && !values[name]) delete errors[name]
	}
	return { ok: false, errors }
}

/** An id for a further section of a kind: `text`, `text-2`. */
export function freeId(kind: HomeSectionKind, sections: HomeSection[]): string {
	const first = kind.toLowerCase().replaceAll('_', '-')
	const taken = new Set(sections.map(({ SECTION_ID }) => SECTION_ID))
	let id = first
	for (let number = 2; taken.has(id); number += 1) id = `${first}-${number}`
	return id
}

function fieldsOf(kind: HomeSectionKind): HomeField[] {
	return formOf(kind).flatMap(({ fields }) => fields)
}

function indonesian(path: string): string {
	return path.replace(/_EN$/, '_ID')
}

function valueAt(section: unknown, path: string): unknown {
	return path.split('.').reduce<unknown>((value, key) => {
		if (typeof value !== 'object' || value === null) return undefined
		const found: unknown = Reflect.get(value, key)
		return found
	}, section)
}

function textOf(kind: HomeField['kind'], value: unknown): string {
	if (Array.isArray(value)) return value.join('\n')
	if (typeof value === 'number') return String(value)
	if (typeof value !== 'string') return ''
	return kind === 'moment' ? shopMinute(new Date(value)) : value
}

/** What a field's text is in a section; the schema refuses what is left as it was typed. */
function valueOf(kind: HomeField['kind'], text: string, hosts: readonly string[]): unknown {
	switch (kind) {
		case 'area':
			return text.replace(/\r\n?/g, '\n')
		case 'choice':
			return /^\d+$/.test(text) ? Number(text) : text
		case 'category':
		case 'picture':
			return text === '' ? null : text
		case 'products':
			return products.safeParse(text).data ?? text
		case 'link':
			return text === '' ? null : linkOf(text, hosts)
		case 'moment': {
			const parsed = moment.safeParse(text)
			return parsed.success ? parsed.data : text
		}
		default:
			return text
	}
}

function linkOf(typed: string, hosts: readonly string[]): string {
	const url = URL.parse(typed)
	return url && hosts.includes(url.hostname) ? pathOf(typed) : typed
}

/** Texts for the fields that need one of their own, by the last part of their path. */
const errorKeys: Record<string, string> = {
	MEDIA_ID: 'pictureMissing',
	TALL_MEDIA_ID: 'pictureWrong',
	LINK_TARGET: 'home.linkWrong',
	CATEGORY_SLUG: 'categoryMissing',
	PRODUCT_SLUG_LIST: 'home.productsWrong',
	TILE_LIST: 'home.tilesMissing',
	FROM: 'momentWrong',
}

function errorKey(path: string, code: string): string {
	const name = path.split('.').at(-1) ?? ''
	const own = errorKeys[name]
	if (own !== undefined) return own
	if (name === 'UNTIL') return code === 'custom' ? 'endsBeforeStart' : 'momentWrong'
	if (code === 'too_big') return 'tooLong'
	return code === 'invalid_format' ? 'charactersWrong' : 'home.missing'
}
