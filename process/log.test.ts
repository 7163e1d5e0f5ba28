import { expect, test } from 'vitest'
import { describe } from './log.ts'

test('of an error the log has the code of what it comes from, and no message', async () => {
	const refused = Object.assign(new Error('connect 10.0.0.5'), { code: 'ECONNREFUSED' })
	const failed = describe(new TypeError('fetch failed', { cause: refused }))
	expect(failed).toMatchObject({ kind: 'TypeError', code: 'ECONNREFUSED' })
	expect(JSON.stringify(failed)).not.toMatch(/10\.0\.0\.5|fetch failed/)
	expect(describe(new RangeError('Sari'))).toMatchObject({ kind: 'RangeError', code: undefined })
	expect(describe('Sari')).toEqual({ kind: 'string' })
})
