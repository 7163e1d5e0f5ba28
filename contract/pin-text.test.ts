import { describe, expect, test } from 'vitest'
import { isPin, LONGEST_PIN_TEXT, readPin } from './pin-text.ts'
import { pinText } from './pin.ts'

const read = (text: string) => {
	const found = readPin(text)
	return isPin(found) ? pinText(found) : found
}
const monas = '-6.175392,106.827153'

describe('a place on the map', () => {
	test.each([
		['two numbers', '-6.175392, 106.827153'],
		['without a space', '-6.175392,106.827153'],
		['with a space alone', '-6.175392 106.827153'],
		['with a semicolon', '-6.175392; 106.827153'],
		['with decimal commas', '-6,175392; 106,827153'],
		['with decimal commas and a comma between', '-6,175392, 106,827153'],
		['with a typographic minus', '−6.175392, 106.827153'],
		['with a dash and spaces that do not break', '–6.175392,\u00A0106.827153\u200E'],
		['in brackets', '(-6.175392, 106.827153)'],
		['named', 'lat: -6.175392, lng: 106.827153'],
		['in two lines', '-6.175392\n106.827153'],
		['with degrees', '-6.175392°, 106.827153°'],
		['with sides of the world', '6.175392° S, 106.827153° E'],
		['with Indonesian sides of the world', '6,175392 LS 106,827153 BT'],
		['the longitude first', '106.827153, -6.175392'],
		['a link to the middle of a map', 'https://www.google.com/maps/@-6.175392,106.827153,17z'],
		[
			'a link to a place, which is not the middle of the map',
			'https://www.google.com/maps/place/Monas/@-6.1700,106.8200,17z/data=!3m1!4b1!4m6!3m5!1s0x2e69!8m2!3d-6.175392!4d106.827153!16zL20',
		],
		['a link that asks for it', 'https://maps.google.com/?q=-6.175392,106.827153'],
		['encoded', 'https://www.google.com/maps?q=-6.175392%2C106.827153&z=17'],
		[
			'a link that searches',
			'https://www.google.com/maps/search/?api=1&query=-6.175392%2C106.827153',
		],
		[
			'a link that searches in its path',
			'https://www.google.com/maps/search/-6.175392,+106.827153?entry=tts',
		],
		[
			'a link that leads there',
			'https://www.google.com/maps/dir/?api=1&destination=-6.175392,106.827153',
		],
		['a link to a marker', 'https://maps.google.com/maps?q=loc:-6.175392,106.827153'],
		['of Indonesia', 'https://www.google.co.id/maps?ll=-6.175392,106.827153'],
		['without its beginning', 'maps.google.com/?q=-6.175392,106.827153'],
		['with words before it', 'Rumah saya https://maps.google.com/?q=-6.175392,106.827153'],
		[
			'a marker of OpenStreetMap',
			'https://www.openstreetmap.org/?mlat=-6.175392&mlon=106.827153#map=17/-6.1/106.8',
		],
		['a map of OpenStreetMap', 'https://www.openstreetmap.org/#map=17/-6.175392/106.827153'],
		['of Apple', 'https://maps.apple.com/?ll=-6.175392,106.827153&q=Monas'],
		['of Bing', 'https://www.bing.com/maps?cp=-6.175392~106.827153&lvl=17'],
		['of Waze', 'https://waze.com/ul?ll=-6.175392,106.827153&navigate=yes'],
		['a geo address', 'geo:-6.175392,106.827153'],
		['with its precision', 'geo:-6.175392,106.827153;u=35'],
		['with a height', 'geo:-6.175392,106.827153,12'],
		['with a name', 'geo:0,0?q=-6.175392,106.827153(Rumah)'],
	])('is read from %s', (_what, text) => {
		expect(read(text)).toBe(monas)
	})

	test('is read from degrees, minutes and seconds', () => {
		expect(read(`6°10'31.4"S 106°49'37.8"E`)).toBe('-6.175389,106.827167')
		expect(read(`6°10′31,4″ LS, 106°49′37,8″ BT`)).toBe('-6.175389,106.827167')
	})

	test.each([
		['northern', '5.5483, 95.3238', '5.548300,95.323800'],
		['eastern', '-2.5337,140.7181', '-2.533700,140.718100'],
		['southern', '-11.0,123.0', '-11.000000,123.000000'],
		['on the equator', '-0.00000001,109.3', '0.000000,109.300000'],
	])('may be %s', (_where, text, expected) => {
		expect(read(text)).toBe(expected)
	})
})

describe('what is no place here', () => {
	test.each([
		['a short link', 'https://maps.app.goo.gl/AbCdEf123', 'shortLink'],
		['an old short link', 'goo.gl/maps/AbCdEf', 'shortLink'],
		['a short link after words', 'Lokasi: https://maps.app.goo.gl/AbCdEf123?g_st=iw', 'shortLink'],
		['a link without a place', 'https://www.google.com/maps/place/Monas', 'noPlace'],
		['any other link', 'https://example.com/-6.2', 'noPlace'],
		['a link to a host in the network', 'http://169.254.169.254/latest/meta-data', 'noPlace'],
		['a geo address of nothing', 'geo:0,0?q=Monas', 'noPlace'],
		['Paris', '48.8566, 2.3522', 'abroad'],
		['the northern side of Jakarta', '6.9, 106.8', 'abroad'],
		['a link abroad', 'https://maps.google.com/?q=48.8566,2.3522', 'abroad'],
		['numbers outside the world', '-96.2, 306.8', 'abroad'],
		['the middle of the sea', '0,0', 'abroad'],
		['one number', '-6.2', 'unreadable'],
		['three numbers', '-6.2, 106.8, 12', 'unreadable'],
		['no number', 'NaN, NaN', 'unreadable'],
		['infinity', 'Infinity, 106.8', 'unreadable'],
		['powers of ten', '-6.2e0, 1.068e2', 'unreadable'],
		['hexadecimal numbers', '0x6, 0x6a', 'unreadable'],
		['script', '<script>alert(1)</script>', 'unreadable'],
		['a script as a link', 'javascript:alert(-6.2,106.8)', 'unreadable'],
		['an address', 'Jl. Kemang Raya No. 10, Jakarta', 'unreadable'],
		['digits of another script', '-٦.٢, ١٠٦.٨', 'unreadable'],
		['spaces', '   ', 'unreadable'],
		['a postcode', '12730', 'unreadable'],
	])('%s', (_what, text, fault) => {
		expect(read(text)).toBe(fault)
	})

	test('a huge text is not read', () => {
		expect(read(`${' '.repeat(LONGEST_PIN_TEXT)}-6.2,106.8`)).toBe('unreadable')
	})

	test.each([
		['digits', '1'.repeat(2_000)],
		['numbers that are not finished', '-6.'.repeat(666)],
		['numbers', '1 '.repeat(1_000)],
		['middles of maps', `https://a.id/${'@1,'.repeat(600)}`],
		['parts of a host', `${'a.'.repeat(990)}id/`],
	])('long %s are given up at once', (_what, text) => {
		expect(read(text)).toMatch(/^(?:unreadable|noPlace)$/)
	})
})
