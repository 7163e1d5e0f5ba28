import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
	[0, '0 B', '0 B'],
	[820, '820 B', '820 B'],
	[1024, '1 KB', '1 KB'],
	[1_500_000, '1,4 MB', '1.4 MB'],
	[104_857_600, '100 MB', '100 MB'],
	[3_221_225_472, '3 GB', '3 GB'],
])('%i bytes', (bytes, id, en) => {
	expect(fileSize(bytes, 'id')).toBe(id)
	expect(fileSize(bytes, 'en')).toBe(en)
})
