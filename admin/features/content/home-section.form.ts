import {
	HERO_LAYOUTS,
	HOME_SECTION_KINDS,
	type HomeSection,
	type HomeSectionKind,
	HomeSectionWire,
	PRODUCT_RULES,
} from '#contract/home-section.ts'
import { camelCase } from '#admin/http/camel-case.ts'
import { english } from '#admin/http/form.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { moment, pathOf, products } from './content-schemas.ts'

/** A field of a section's form and the path of its value. */
type HomeField = {
	/** Path of the value in the section, e.g. `STEP_LIST.0.TITLE_ID`. */
	path: string
	kind: 'line' | 'area' | 'choice' | 'category' | 'picture' | 'products' | 'link' | 'moment'
	/** Names its texts; default the last part of the path. */
	text?: string
	maxLength?: number
	required?: boolean
	hasHelp?: boolean
	/** Options of a `choice`; the first is the default of a new section. */
	choices?: readonly string[]
	/** An optional picture. */
	canRemove?: boolean
	/** Spans both columns. */
	wide?: boolean
}

/** A group of fields; `title` is the text key of its heading, which may contain `number`. */
export type HomeFieldGroup = {
	title: 'content' | 'step' | 'tile' | 'schedule'
	number?: number
	fields: HomeField[]
}

/** A field by its path, with further properties. */
const field = (
	path: string,
	kind: HomeField['kind'],
	more: Omit<HomeField, 'path' | 'kind'> = {},
): HomeField => ({ path, kind, ...more })
/** The same text in Indonesian and in English. */
const bilingual = (
	name: string,
	kind: 'line' | 'area',
	{ maxLength, ...more }: { maxLength: number; required?: boolean; hasHelp?: boolean },
): HomeField[] => [
	field(`${name}_ID`, kind, { ...more, maxLength }),
	field(`${name}_EN`, kind, { maxLength }),
]
const title = bilingual('TITLE', 'line', { maxLength: 120, required: true })
const ownTitle: HomeField[] = [
	field('TITLE_ID', 'line', { maxLength: 120, text: 'ownTitle', hasHelp: true }),
	field('TITLE_EN', 'line', { maxLength: 120 }),
]
const text = bilingual('TEXT', 'area', { maxLength: 800 })
const eyebrow = bilingual('EYEBROW', 'line', { maxLength: 60, hasHelp: true })
const link = [
	field('LINK_TARGET', 'link', { maxLength: 300, hasHelp: true }),
	...bilingual('LINK_LABEL', 'line', { maxLength: 60 }),
]
const picture = (isNeeded: boolean) => [
	field('MEDIA_ID', 'picture', {
		...(isNeeded ? { required: true } : { canRemove: true }),
		wide: true,
	}),
	...bilingual('ALT', 'line', { maxLength: 200, hasHelp: true }),
]
const layout = (...choices: string[]) => field('LAYOUT', 'choice', { choices })
const category = field('CATEGORY_SLUG', 'category', { hasHelp: true })

/** How many entries are shown; the first option is the default of a new section. */
function count(min: number, max: number, initial: number): HomeField {
	const all = Array.from({ length: max - min + 1 }, (_, at) => min + at)
	const choices = [initial, ...all.filter((value) => value !== initial)].map(String)
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
		fields: fields.map((entry) => ({ ...entry, path: `${list}.${at}.${entry.path}` })),
	}))
}

const content = (...fields: HomeField[]): HomeFieldGroup[] => [{ title: 'content', fields }]

/** The fields of each kind's form, besides its schedule. */
const forms: Record<HomeSectionKind, HomeFieldGroup[]> = {
	HERO: content(
		layout(...HERO_LAYOUTS),
		field('INK', 'choice', { choices: ['LIGHT', 'DARK'], hasHelp: true }),
		...eyebrow,
		...title,
		...text,
		...picture(false),
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
		field('PRODUCT_SLUG_LIST', 'products', { maxLength: 4_000, hasHelp: true }),
		layout('GRID', 'STRIP'),
		count(2, 12, 12),
	),
	RANKING: content(...ownTitle, category, count(3, 10, 5)),
	EDITORIAL: content(
		...eyebrow,
		...title,
		...text,
		...picture(true),
		field('SIDE', 'choice', { choices: ['LEFT', 'RIGHT'] }),
		...link,
	),
	STEPS: [
		...content(...title, ...text),
		...entries('step', { list: 'STEP_LIST', length: 3 }, [
			...bilingual('TITLE', 'line', { maxLength: 80, required: true }),
			...bilingual('TEXT', 'area', { maxLength: 300 }),
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

/** The kind of a name; undefined for an unknown one. */
export function kindFrom(name: string | null): HomeSectionKind | undefined {
	return HOME_SECTION_KINDS.find((kind) => kind === name)
}

/** The groups of fields of a kind's form. */
export function formOf(kind: HomeSectionKind): HomeFieldGroup[] {
	return [...forms[kind], schedule]
}

/** The name of a field in the form: `STEP_LIST.0.TITLE_ID` is `stepList-0-titleId`. */
export function fieldName(path: string): string {
	return path.split('.').map(camelCase).join('-')
}

/** The names of a form's picture fields. */
export function pictureNames(kind: HomeSectionKind): string[] {
	return fieldsOf(kind).flatMap(({ kind: fieldKind, path }) =>
		fieldKind === 'picture' ? fieldName(path) : [],
	)
}

/** The form values of a section. */
export function sectionValues(section: HomeSection): Record<string, string> {
	return Object.fromEntries(
		fieldsOf(section.KIND).map(({ path, kind }) => {
			const shown = textOf(kind, valueAt(section, path))
			if (!path.endsWith('_EN')) return [fieldName(path), shown]
			return [fieldName(path), english(textOf(kind, valueAt(section, indonesian(path))), shown)]
		}),
	)
}

type ParsedSection =
	| { ok: true; section: HomeSection }
	| { ok: false; errors: Record<string, string> }
type SectionIdentity = {
	kind: HomeSectionKind
	id: string
	isHidden: boolean
	hosts: readonly string[]
}

/** Parses the form of a section. Errors are text keys of `content`. Links to the shop's `hosts` become paths. */
export function readSection(
	values: Record<string, string>,
	identity: SectionIdentity,
): ParsedSection {
	const { kind, id, isHidden, hosts } = identity
	const section: Record<string, unknown> = { KIND: kind, SECTION_ID: id, IS_HIDDEN: isHidden }
	const lists: Record<string, Record<string, unknown>[]> = {}
	for (const formField of fieldsOf(kind)) {
		const typed = values[fieldName(formField.path)]?.trim() ?? ''
		const usesIndonesian = typed === '' && formField.path.endsWith('_EN')
		const text = usesIndonesian
			? (values[fieldName(indonesian(formField.path))]?.trim() ?? '')
			: typed
		const [name = '', at, key] = formField.path.split('.')
		if (key === undefined) section[name] = valueOf(formField.kind, text, hosts)
		else {
			const list = (lists[name] ??= [])
			;(list[Number(at)] ??= {})[key] = valueOf(formField.kind, text, hosts)
		}
	}
	// A tile without a category is left out.
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
		// An empty English text falls back to the Indonesian one, whose error is already shown.
		if (errors[name.replace(/En$/, 'Id')] && /En$/.test(name) && !values[name]) delete errors[name]
	}
	return { ok: false, errors }
}

/** An unused id for a new section of a kind: `text`, `text-2`. */
export function unusedId(kind: HomeSectionKind, sections: HomeSection[]): string {
	const first = kind.toLowerCase().replaceAll('_', '-')
	const usedIds = new Set(sections.map(({ SECTION_ID }) => SECTION_ID))
	let id = first
	for (let number = 2; usedIds.has(id); number += 1) id = `${first}-${number}`
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

/** The value of a field in a section; text that cannot be converted is left to the schema to reject. */
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

/** Error texts of fields, by the last part of their path. */
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
	if (code === 'invalid_format') return 'charactersWrong'
	return name === 'TITLE_ID' ? 'titleMissing' : 'home.missing'
}
