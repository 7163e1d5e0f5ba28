import { type Pin, PIN_BOX } from './pin.ts'

/** Why a text is no place on the map where couriers go. */
export type PinFault =
	/** A short link, which only its own server can open. */
	| 'shortLink'
	/** A link to a map without a place in it. */
	| 'noPlace'
	/** Somewhere else in the world. */
	| 'abroad'
	| 'unreadable'

/** Longer texts are read by nobody. */
export const LONGEST_PIN_TEXT = 2_000

const shortHosts =
	/^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|g\.page|bit\.ly|s\.id|tinyurl\.com|osm\.org\/go|waze\.to)(?:\/|$)/i

/** Signs that people's keyboards and pages write for a minus. */
const minus = /[\u2212\u2010-\u2015\uFE63\uFF0D]/g
const spaces = /[\p{Zs}\p{Cf}\t\r\n]+/gu
const number = String.raw`([-+]?\d{1,3}(?:[.,]\d{1,15})?)`
const pair = String.raw`${number}°?\s*(?:[,;]|%2C|\s)\s*${number}°?`

/** Numbers of a text that has nothing else, with a decimal comma where the two are kept apart by something else. */
const plain = new RegExp(
	`^[([]?(?:loc:|lat(?:itude)?[:= ]*)?\\s*${number}°?(?:\\s*[,;]\\s*|\\s+)(?:l(?:on|ng|ongitude)[:= ]*)?\\s*${number}°?[)\\]]?\\.?$`,
	'i',
)
/** With the sides of the world, "6.2° S, 106.8° E" and in Indonesian "6,2 LS 106,8 BT". */
const sided =
	/^(\d{1,3}(?:[.,]\d{1,15})?)\s*°?\s*(LS|LU|S|N)\s*[,;]?\s*(\d{1,3}(?:[.,]\d{1,15})?)\s*°?\s*(BT|E)$/i
/** Degrees, minutes and seconds, as maps show them. */
const dms =
	/^(\d{1,3})°\s*(\d{1,2})['′’]\s*(\d{1,2}(?:[.,]\d{1,6})?)["″”]\s*(LS|LU|S|N)\s*[,;]?\s*(\d{1,3})°\s*(\d{1,2})['′’]\s*(\d{1,2}(?:[.,]\d{1,6})?)["″”]\s*(BT|E)$/i

/** A place that somebody pasted: two numbers, a link to a map or a `geo:` address. Nothing is called. */
export function readPin(pasted: string): Pin | PinFault {
	if (pasted.length > LONGEST_PIN_TEXT) return 'unreadable'
	const text = pasted.replace(spaces, ' ').replace(minus, '-').trim()
	const bare = text.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
	if (shortHosts.test(bare)) return 'shortLink'
	const link = linkIn(text)
	if (!link) return inIndonesia(numbersOf(text))
	if (shortHosts.test(link.host + link.pathname)) return 'shortLink'
	const found = inLink(link)
	return found === undefined ? 'noPlace' : inIndonesia(found)
}

export function isPin(read: Pin | PinFault): read is Pin {
	return typeof read !== 'string'
}

type Numbers = [number, number] | undefined

function numbersOf(text: string): Numbers {
	const two = plain.exec(text)
	if (two) return pairOf(two[1], two[2])
	const named = sided.exec(text)
	if (named) {
		const [, north = '', side = '', east] = named
		return pairOf(`${isSouth(side) ? '-' : ''}${north}`, east)
	}
	const parts = dms.exec(text)
	if (!parts) return undefined
	const [, d1, m1, s1, side = '', d2, m2, s2] = parts
	const latitude = sixtieths(d1, m1, s1)
	return [isSouth(side) ? -latitude : latitude, sixtieths(d2, m2, s2)]
}

const isSouth = (side: string) => /^(?:LS|S)$/i.test(side)
const sixtieths = (...[d = '', m = '', s = '']: (string | undefined)[]) =>
	Number(d) + Number(m) / 60 + Number(s.replace(',', '.')) / 3_600

/** A link, also one that was pasted with words around it or without its beginning. */
function linkIn(text: string): URL | undefined {
	const written = /(?:https?:\/\/|geo:|google\.navigation:)\S+/i.exec(text)?.[0]
	const guessed = /^(?:www\.|maps\.|m\.)?[a-z0-9.-]+\.[a-z]{2,}(?:\.[a-z]{2})?\/\S*$/i.exec(
		text,
	)?.[0]
	const address = written ?? (guessed && `https://${guessed}`)
	return address !== undefined && URL.canParse(address) ? new URL(address) : undefined
}

/** Names of parameters that maps use for the place itself, and then those for the middle of the map. */
const placeNames = [
	'q',
	'query',
	'destination',
	'daddr',
	'll',
	'mlat',
	'pin',
	'center',
	'sll',
	'cp',
]

function inLink(link: URL): Numbers {
	if (link.protocol === 'geo:' || link.protocol === 'google.navigation:') return inGeo(link)
	const path = decoded(link.pathname)
	// The place itself, which in a link to a place is another one than the middle of the map.
	const place = /!3d(-?\d{1,3}\.\d+)!4d(-?\d{1,3}\.\d+)/.exec(path + decoded(link.search))
	if (place) return pairOf(place[1], place[2])
	const { searchParams: asked } = link
	const marked = pairOf(asked.get('mlat') ?? undefined, asked.get('mlon') ?? undefined)
	if (marked) return marked
	for (const name of placeNames) {
		const found = numbersOf((asked.get(name) ?? '').replace(minus, '-').replace('~', ',').trim())
		if (found) return found
	}
	return inPath(path) ?? inHash(decoded(link.hash))
}

/** "/@-6.2,106.8,17z", and "/search/-6.2,106.8" or "/place/…". */
function inPath(path: string): Numbers {
	const middle = new RegExp(`/@${pair}`).exec(path)
	const searched = new RegExp(`/(?:search|place|dir)/(?:[^/]*/)?(?:loc:)?${pair}(?:/|$)`).exec(
		path.replaceAll('+', ' '),
	)
	const found = searched ?? middle
	return found ? pairOf(found[1], found[2]) : undefined
}

/** "#map=17/-6.2/106.8" */
function inHash(hash: string): Numbers {
	const found = /map=[\d.]+\/(-?\d{1,3}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/.exec(hash)
	return found ? pairOf(found[1], found[2]) : undefined
}

function inGeo(link: URL): Numbers {
	const [path = '', query = ''] = link.href.replace(/^[a-z.]+:/i, '').split('?')
	const asked = new URLSearchParams(query || path).get('q') ?? ''
	const labelled = numbersOf(asked.replace(/\(.*$/, '').trim())
	const [place = ''] = decoded(path).split(';')
	const own = numbersOf(place.split(',').slice(0, 2).join(','))
	// "geo:0,0?q=…" names its place in the question alone.
	return labelled ?? (own && (own[0] !== 0 || own[1] !== 0) ? own : undefined)
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}

function pairOf(first: string | undefined, second: string | undefined): Numbers {
	if (first === undefined || second === undefined) return undefined
	const two = [first, second].map((one) => Number(one.replace(',', '.')))
	const [latitude = NaN, longitude = NaN] = two
	return Number.isFinite(latitude) && Number.isFinite(longitude) ? [latitude, longitude] : undefined
}

/** The two in the order in which they are in Indonesia: some maps write the longitude first. */
function inIndonesia(found: Numbers): Pin | PinFault {
	if (!found) return 'unreadable'
	const [first, second] = found
	if (isInBox(first, second)) return { latitude: first, longitude: second }
	if (isInBox(second, first)) return { latitude: second, longitude: first }
	return 'abroad'
}

function isInBox(latitude: number, longitude: number): boolean {
	const { south, north, west, east } = PIN_BOX
	return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
