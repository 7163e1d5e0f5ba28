/**
 * Limits of a form, far above the largest form of the shop: a return of fifty lines has about 160 fields, named like
 * `lines[49].quantity`.
 */
export const formLimits = {
	fields: 200,
	/** Longest field name in characters. */
	name: 64,
	/** Most parts of a name: `lines[0].reason` has three. */
	depth: 4,
	index: 100,
	/** Most items of all lists together: the parser fills the gaps below the highest index. */
	places: 200,
	/** Longest file name in characters. */
	fileName: 255,
	/** Largest total of all text values, in bytes of UTF-8. */
	text: 64 * 1024,
}

/** Names that the form parser interprets itself; no form of the shop uses them. */
const reserved = ['__intent__', '__state__']

/** Whether a body has more fields than the largest form, counted in its bytes before parsing. */
export function hasTooManyFields(body: Buffer, type: string): boolean {
	const separator = type.toLowerCase().startsWith('multipart/') ? delimiterOf(type) : '&'
	if (separator === undefined) return false
	// A multipart body has one more delimiter than parts.
	const maxSeparators = formLimits.fields + (separator === '&' ? -1 : 1)
	let count = 0
	for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + 1)) {
		count += 1
		if (count > maxSeparators) return true
	}
	return false
}

/**
 * Whether the field names are safe to parse: the parser allocates a list up to each `[n]` and an object per part of a
 * name, so that a few bytes could cost seconds and gigabytes.
 */
export function isWellShaped(form: FormData): boolean {
	const entries = [...form]
	const texts = entries.map(([, value]) => (typeof value === 'string' ? value : ''))
	return (
		entries.length <= formLimits.fields &&
		entries.every(([name, value]) => isWellNamed(name) && isFileNamed(value)) &&
		texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) <= formLimits.text &&
		placesOf(form) <= formLimits.places
	)
}

function isWellNamed(name: string) {
	if (name.length > formLimits.name || reserved.includes(name)) return false
	const parts = name.split(/[.[]/).filter(Boolean)
	return (
		parts.length <= formLimits.depth &&
		indexesOf(name).every(({ index }) => index <= formLimits.index)
	)
}

function isFileNamed(value: FormDataEntryValue) {
	return typeof value === 'string' || value.name.length <= formLimits.fileName
}

function placesOf(form: FormData) {
	const lists = new Map<string, number>()
	for (const { list, index } of [...form.keys()].flatMap(indexesOf)) {
		lists.set(list, Math.max(lists.get(list) ?? 0, index + 1))
	}
	return [...lists.values()].reduce((sum, places) => sum + places, 0)
}

function indexesOf(name: string) {
	return [...name.matchAll(/\[(\d+)\]/g)].map((match) => ({
		list: name.slice(0, match.index),
		index: Number(match[1]),
	}))
}

function delimiterOf(type: string) {
	const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? []
	const boundary = quoted ?? plain
	return boundary === undefined ? undefined : `--${boundary}`
}
