import { describe, expect, test } from 'vitest'
import { deviceLabel, deviceTypeOf } from './device.ts'

describe('[TR-03] the device of a click', () => {
	test.each([
		[
			'MOBILE',
			'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
		],
		[
			'MOBILE',
			'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
		],
		['TABLET', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
		[
			'TABLET',
			'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/131.0 Safari/537.36',
		],
		[
			'DESKTOP',
			'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36',
		],
		['DESKTOP', ''],
	])('%s: %s', (type, userAgent) => {
		expect(deviceTypeOf(userAgent)).toBe(type)
		expect(deviceLabel(userAgent).startsWith(type)).toBe(true)
	})

	test('cuts the label at 50 characters', () => {
		expect(deviceLabel(`Mozilla/5.0 (${'Linux; '.repeat(20)}) Chrome`)).toHaveLength(50)
		expect(deviceLabel('Mozilla/5.0 (Windows NT 10.0)')).toBe('DESKTOP Windows NT 10.0')
	})
})
