import type { DraftAddress } from '#contract/draft-content.ts'
import { validPhone } from '#website-api/modules/platform/identity/phone.ts'
import { searchPlaces } from '#website-api/modules/platform/regions/place-search.ts'
import { searchDistricts } from '#website-api/modules/platform/regions/region-search.ts'

/** What was found in a chat; '' for what was not. */
type ReadChat = {
	name: string
	phone: string
	email: string
	address: DraftAddress
	rest: string
}

/** Field names that people write before a colon, and how they shorten them. */
const labels = {
	name: /^(?:nama(?: (?:lengkap|penerima|pemesan))?|name|penerima|a\/n|an|atas nama)$/i,
	phone:
		/^(?:(?:no|nomor|nmr)\.? ?(?:hp|telp|tlp|telepon|wa|whatsapp|handphone)|hp|telp|tlp|telepon|wa|whatsapp|phone|kontak)\.?$/i,
	email: /^e-?mail$/i,
	street: /^(?:alamat(?: (?:lengkap|pengiriman|kirim))?|almt|alm|address|jalan)$/i,
	village: /^(?:kel(?:urahan)?|desa|ds|kel\/desa|kelurahan\/desa|desa\/kel(?:urahan)?)\.?$/i,
	district: /^kec(?:amatan)?\.?$/i,
	city: /^(?:kab(?:upaten)?|kota|kab\/kota|kota\/kab(?:upaten)?)\.?$/i,
	province: /^prov(?:insi)?\.?$/i,
	postcode: /^(?:kode ?pos|kodepos|pos|zip)\.?$/i,
} as const
type Label = keyof typeof labels

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
const phoneLike = /(?:\+?\s?62|\(?0)[\d\s().-]{7,18}\d/g
const village = /\b(?:kel(?:urahan)?|desa|ds)\b\.?\s*([^,;.\n]{2,40})/i
const district = /\bkec(?:amatan)?\b\.?\s*([^,;.\n]{2,40})/i
const city = /\b(?:kab(?:upaten)?|kota)\b\.?\s*([^,;.\n]{2,40})/i
const province = /\bprov(?:insi)?\b\.?\s*([^,;.\n]{2,40})/i
const postcode = /(?:^|[^\d])(\d{5})(?![\d])/
const streetLike = /\b(?:jl|jln|jalan|gg|gang|perum|komplek|kompleks|blok|rt|rw|dusun|dsn|no)\b/i

/**
 * Finds name, phone, email and address in the text of a chat: by the labels that people write before a colon, otherwise by
 * their form. What it finds is a proposal, to be looked at.
 */
export async function readChat(text: string): Promise<ReadChat> {
	const found: Partial<Record<Label, string>> = {}
	const rest: string[] = []
	let last: Label | undefined
	for (const line of linesOf(text)) {
		const labelled = labelOf(line)
		if (labelled) {
			last = labelled.label
			found[last] ??= labelled.value
			continue
		}
		// An address is often continued in the next lines, and its label may stand alone.
		if (last !== undefined && (found[last] === '' || (last === 'street' && isOfAddress(line)))) {
			found[last] = [found[last], line].filter(Boolean).join(', ')
		} else rest.push(line)
	}
	return complete(found, rest)
}

async function complete(found: Partial<Record<Label, string>>, lines: string[]): Promise<ReadChat> {
	const taken = takeByForm(found, lines)
	const written = taken.street
	const part = (label: Label, pattern: RegExp) =>
		(found[label] ?? pattern.exec(written)?.[1] ?? '').trim()
	const code = found.postcode ?? written
	const parts = {
		village: part('village', village),
		district: part('district', district),
		city: part('city', city),
		province: part('province', province),
		postcode: postcode.exec(code)?.[1] ?? '',
	}
	const place = await placeOf(parts)
	return {
		name: cut(taken.name, 100),
		phone: taken.phone,
		email: cut(taken.email, 254),
		address: {
			district: place.code,
			village: cut(place.village, 60),
			postcode: parts.postcode || (place.postcode ?? ''),
			street: cut(streetOf(written), 200),
			courierNote: '',
		},
		rest: taken.rest.join('\n'),
	}
}

/** Takes what has no label: a phone, an email, lines that look like an address, and a first line that is a name. */
function takeByForm(found: Partial<Record<Label, string>>, lines: string[]) {
	const all = [found.phone ?? '', ...lines, found.street ?? ''].join('\n')
	const phone = phoneIn(found.phone ?? '') || phoneIn(all)
	const mail = email.exec(found.email ?? all)?.[0] ?? ''
	const left = lines
		.map((line) =>
			line.replace(email, '').replaceAll(phoneLike, (one) => (phoneIn(one) === '' ? one : '')),
		)
		.map((line) => line.replaceAll(/\s+/g, ' ').replace(/^[\s,;:-]+|[\s,;:-]+$/g, ''))
		.filter((line) => line !== '')
	const ofAddress = found.street === undefined ? left.filter(isOfAddress) : []
	const others = left.filter((line) => !ofAddress.includes(line))
	const isNamed = found.name !== undefined && found.name !== ''
	const first = isNamed ? undefined : others.find(isNameLike)
	return {
		name: isNamed ? (found.name ?? '') : (first ?? ''),
		phone,
		email: mail,
		street: (found.street ?? ofAddress.join(', ')).replaceAll(phoneLike, (one) =>
			phoneIn(one) === '' ? one : '',
		),
		rest: others.filter((line) => line !== first),
	}
}

function phoneIn(text: string): string {
	for (const [candidate] of text.matchAll(phoneLike)) {
		const phone = validPhone(candidate)
		if (phone) return phone
	}
	return ''
}

const isOfAddress = (line: string) =>
	streetLike.test(line) || [village, district, city, postcode].some((one) => one.test(line))

const isNameLike = (line: string) => /^[\p{L}][\p{L}\p{M}\s.'-]{1,58}$/u.test(line)

type Parts = Record<'village' | 'district' | 'city' | 'province' | 'postcode', string>

/** The district that the parts of an address name, if it is the only one. */
async function placeOf({
	village: typed,
	district: name,
	city: town,
	province: land,
	postcode: code,
}: Parts) {
	const none = { code: '', village: typed, postcode: null }
	if (name !== '') {
		for (const text of [[typed, name, town], [name, town], [name, land], [name]]) {
			const words = text.filter(Boolean).join(' ')
			const found = await searchPlaces(words, 50)
			const codes = new Set(found.map((one) => one.code))
			const [first] = found
			if (first === undefined || codes.size !== 1) continue
			const same = found.find((one) => one.village.toLowerCase() === typed.toLowerCase())
			return {
				code: first.code,
				village: same?.village ?? typed,
				postcode: same?.postcode ?? null,
			}
		}
	}
	if (code === '') return none
	const ofCode = await searchDistricts(code, 2)
	const [only] = ofCode
	return ofCode.length === 1 && only ? { ...none, code: only.code } : none
}

/** The address without the parts that have fields of their own. */
function streetOf(written: string): string {
	return [village, district, city, province]
		.reduce((text, pattern) => text.replace(pattern, ''), written)
		.replace(/\b(?:kode ?pos|kodepos)\b\s*:?/i, '')
		.replace(postcode, ' ')
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/(?:\s*[,;.]\s*){2,}/g, ', ')
		.replace(/^[\s,;:.-]+|[\s,;:-]+$/g, '')
}

function linesOf(text: string): string[] {
	return (
		text
			.normalize('NFKC')
			.replaceAll(/[\p{Cf}*_~`]/gu, '')
			.split('\n')
			// The stamp that a chat writes before each message, e.g. "[26/11 14.02] Sari:".
			.map((line) =>
				line.replace(/^\s*\[\d{1,2}[/.]\d{1,2}[^\]]{0,20}\]\s*(?:[^:]{1,40}:)?/, '').trim(),
			)
			.filter((line) => line !== '')
			.slice(0, 60)
	)
}

function labelOf(line: string): { label: Label; value: string } | undefined {
	const [, before = '', value = ''] =
		/^[-•\d.\s]{0,4}([^:=]{1,30}?)\s*[:=]\s*(.*)$/.exec(line) ?? []
	const label = (Object.keys(labels) as Label[]).find((one) => labels[one].test(before.trim()))
	return label && { label, value: value.trim() }
}

const cut = (text: string, most: number) => text.slice(0, most).trim()
