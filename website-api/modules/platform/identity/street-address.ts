/** An address as typed. */
export type WrittenAddress = {
	districtCode: string
	street: string
	/** Names that do not identify the house: village, district, city, province, postcode. */
	around: string[]
}

/**
 * A normalised street, for comparison: without spelling variants, abbreviations, leading zeros and names of the
 * surroundings.
 */
export type StreetAddress = {
	districtCode: string
	/** Words in their order. */
	words: string[]
	/** House, block and flat: 12, 12a, c2. */
	numbers: string[]
	/** Neighbourhood units (RT/RW); '' if missing. */
	rt: string
	rw: string
}

/** Words that are optional or abbreviated in addresses. */
const noise = new Set(
	[
		'jl jln jalan gg gang lorong lr no nomor nmr num blok blk kav kavling rumah',
		'kel kelurahan ds desa dusun kp kampung kec kecamatan kab kabupaten kota prov provinsi',
		'perum perumahan komp komplek kompleks',
	]
		.join(' ')
		.split(' '),
)
/** Cyrillic letters that look like Latin ones. */
const homoglyphs = new Map(
	[...'аеорсухікмт'].map((letter, at) => [letter, 'aeopcyxikmt'[at] ?? '']),
)

/** The share of common words, of the shorter street, from which two streets count as similar. */
const LIKENESS = 0.75
/** Words shorter than this must be equal; longer ones may differ in one letter. */
const LONG_WORD = 5

/** Parses a street. */
export function parseStreetAddress({
	districtCode,
	street,
	around,
}: WrittenAddress): StreetAddress {
	const tokens = tokensOf(street)
	const own = partsOf(withoutNames(tokens, around))
	// A street may have the name of its village.
	return { districtCode, ...(own.words.length > 0 ? own : partsOf(tokens)) }
}

function partsOf(tokens: string[]): Omit<StreetAddress, 'districtCode'> {
	const parts: Omit<StreetAddress, 'districtCode'> = { words: [], numbers: [], rt: '', rw: '' }
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at] ?? ''
		const next = tokens[at + 1] ?? ''
		if ((token === 'rt' || token === 'rw') && isNumber(next)) {
			parts[token] = next
			at += 1
		} else if ((isNumber(token) && isLetter(next)) || (isLetter(token) && isNumber(next))) {
			parts.numbers.push(`${token}${next}`)
			at += 1
		} else if (isNumber(token)) {
			parts.numbers.push(token)
		} else if (!noise.has(token)) {
			parts.words.push(token)
		}
	}
	return parts
}

/** Removes complete names only: a street Melati Timur in the village Tebet Timur keeps its second word. */
function withoutNames(tokens: string[], names: string[]): string[] {
	const known = names
		.map((name) => tokensOf(name).filter((token) => !noise.has(token)))
		.filter((name) => name.length > 0)
		.toSorted((one, other) => other.length - one.length)
	const left: string[] = []
	for (let at = 0; at < tokens.length;) {
		const found = known.find((name) => name.every((token, offset) => tokens[at + offset] === token))
		if (!found) left.push(tokens[at] ?? '')
		at += found?.length ?? 1
	}
	return left
}

/** Whether both are the same address in different spellings. */
export function isSameAddress(one: StreetAddress, other: StreetAddress): boolean {
	return keyOf(one) === keyOf(other)
}

/**
 * Whether both may be one address: the same district, no contradicting house number, and three of four words of the
 * shorter street in the other, where long words may differ in one letter. Without a house number the neighbourhood
 * units decide. Neighbours have another number.
 */
export function isSimilarAddress(one: StreetAddress, other: StreetAddress): boolean {
	if (one.districtCode !== other.districtCode) return false
	const isNumbered = one.numbers.length > 0 && other.numbers.length > 0
	if (isNumbered) {
		const [fewer, more] = bySize(one.numbers, other.numbers)
		if (!fewer.every((number) => more.includes(number))) return false
	} else if (one.rt === '' || one.rw === '' || one.rt !== other.rt || one.rw !== other.rw) {
		return false
	}
	return similarity(one.words, other.words) >= LIKENESS
}

/** The share of common words, 0 to 1. */
function similarity(one: string[], other: string[]): number {
	const [fewer, more] = bySize(one, other)
	if (fewer.length === 0) return 0
	if (isNear(one.join(''), other.join(''))) return 1
	return fewer.filter((word) => more.some((each) => isNear(word, each))).length / fewer.length
}

function isNear(one: string, other: string): boolean {
	if (one === other) return true
	const [short, long] = one.length < other.length ? [one, other] : [other, one]
	if (short.length < LONG_WORD || long.length - short.length > 1) return false
	let at = 0
	while (at < short.length && short[at] === long[at]) at += 1
	return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

function tokensOf(text: string): string[] {
	const plain = text
		.normalize('NFKD')
		.replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
		.toLowerCase()
		.replace(/\p{L}/gu, (letter) => homoglyphs.get(letter) ?? letter)
		.replace(/\brt\W*(\d+)\s*[/-]\s*(\d+)/g, 'rt $1 rw $2')
	return (plain.match(/\p{L}+|\p{N}+/gu) ?? []).map((token) => token.replace(/^0+(?=\d)/, ''))
}

function keyOf({ districtCode, words, numbers, rt, rw }: StreetAddress): string {
	return JSON.stringify([districtCode, words.toSorted(), numbers.toSorted(), rt, rw])
}

function bySize(one: string[], other: string[]): [string[], string[]] {
	return one.length <= other.length ? [one, other] : [other, one]
}

const isNumber = (token: string) => /^\p{N}+$/u.test(token)
const isLetter = (token: string) => /^\p{L}$/u.test(token)
