import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runProgram } from './run-program.ts'

const reason = 'ETALASE_SECRET_FILE: /run/secret cannot be read'

test.each([
	['a wrong setting', new Error(reason)],
	['a wrong setting with what it comes from', new Error(reason, { cause: new Error('ENOENT') })],
	[
		'a failed query, without its values',
		new DrizzleQueryError('insert into …', ['Sari'], new Error(reason)),
	],
])('what ends a start is one line and a code: %s', async (_what, failure) => {
	const said: (string | number)[] = []
	const start = () => Promise.reject(failure)
	await runProgram(start, { say: (line) => said.push(line), exit: (code) => said.push(code) })
	expect(said).toEqual([reason, 1])
})
