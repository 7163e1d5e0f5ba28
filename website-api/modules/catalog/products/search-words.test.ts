import { expect, test } from 'vitest'
import { tsqueryOf } from './search-words.ts'

test.each([
	['kaos POLOS', "'kaos':* & 'polos':*"],
	["kaos' & !b", "'kaos':* & 'b':*"],
	['kaos kaos', "'kaos':*"],
	['ｋａｏｓ', "'kaos':*"],
	['x'.repeat(99), `'${'x'.repeat(40)}':*`],
	['!?', null],
	['', null],
])('%s is looked for as %s', (text, query) => expect(tsqueryOf(text)).toBe(query))
