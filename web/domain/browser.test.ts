import { expect, test } from 'vitest'
import { browserLabel, browserNameOf } from './browser.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
	[
		`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/131.0 Mobile Safari/537.36`,
		'Chrome, Android',
	],
	[
		`Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
		'Samsung Internet, Android',
	],
	[
		`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0 Mobile Safari/537.36 OPR/86.0`,
		'Opera, Android',
	],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
		'Safari, iPhone',
	],
	[
		'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1',
		'Chrome, iPad',
	],
	[
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
		'Firefox, macOS',
	],
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0 Safari/537.36 Edg/131.0`,
		'Edge, Windows',
	],
	[
		`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0 Safari/537.36`,
		'Chrome, ChromeOS',
	],
	['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Linux'],
	['curl/8.0', ''],
	['', ''],
])('%s is %s', (userAgent, label) => {
	expect(browserLabel(userAgent)).toBe(label)
	// A stored label is parsed like the User-Agent it was made from.
	expect(browserNameOf(label)).toEqual(browserNameOf(userAgent))
})

test('recognises the system in the label of another client', () => {
	expect(browserNameOf('MOBILE Linux; Android 14; Pixel 8')).toEqual({
		browser: null,
		system: 'Android',
	})
})
