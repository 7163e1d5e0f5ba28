import { expect, test } from 'vitest'
import { greetedName } from './greeted-name.ts'

test.each([
	['Rina Wulandari', 'Rina'],
	['Bu Sari Dewi', 'Bu Sari'],
	['Ibu Sari', 'Ibu Sari'],
	['dr. Budi', 'dr. Budi'],
	['Bu', ''],
	['', ''],
])('%j is greeted as %j', (name, greeted) => {
	expect(greetedName(name)).toBe(greeted)
})
