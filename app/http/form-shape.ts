/**
 * What a form may be made of, far above the largest form of the shop: a return of fifty lines has about 160 fields,
 * named like `lines[49].quantity`.
 */
export const formLimits = {
	fields: 200,
	/** Characters of a name. */
	name: 64,
	/** Parts of a name: `lines[0].reason` has three. */
	depth: 4,
	index: 100,
	/** Places of all lists together: the parser fills the gaps before the highest index. */
	places: 200,
	/** Characters of a file's name. */
	fileName: 255,
	/** Bytes of all texts together, in UTF-8. */
	text: 64 * 1024,
}

/** Names that the form parser reads as instructions of its own; no form of the shop sends them. */
const reserved = ['__intent__', '__state__']

/** Whether a body has more fields than any form, counted in its bytes before anything reads it. */
export function hasTooManyFields(body: Buffer, type: string): boolean {
	const separator = type.toLowerCase().startsWith('multipart/') ? delimiterOf(type) : '&'
	if (separator === undefined) return false
	// A multipart body has one delimiter more than parts.
	const most = formLimits.fields + (separator === '&' ? -1 : 1)
	let count = 0
	for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + 1)) {
		count += 1
		if (count > most) return true
	}
	return false
}

/**
 * Whether a form's names can be handed to the parser of the pages: it makes a list of every `[n]` and goes one level
 * down for every part of a name, so that a few bytes could cost it seconds and gigabytes.
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
