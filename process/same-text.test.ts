import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isSameText } from './same-text.ts'

test.each([
	['secret', 'secret', true],
	['', '', true],
	['secret', 'secreT', false],
	['secret', 'secret ', false],
	['', 'secret', false],
	['é', 'e\u0301', false],
])('%j is compared with %j', (given, expected, same) => {
	expect(isSameText(given, expected)).toBe(same)
})

const folders = ['app', 'admin', 'process', 'server', 'web', 'website-api']
const sources = folders
	.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
			path.posix.join(folder, file),
		),
	)
	.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
	.map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('this is the one place that compares in constant time', () => {
	const users = sources.filter(({ text }) => text.includes('timingSafeEqual('))
	expect(users.map(({ file }) => file)).toEqual(['process/same-text.ts'])
})

test('proofs of senders, and whatever else is signed, are compared there', () => {
	// A comparison of what a digest or a signature is made of, or of a given proof with each of several.
	const faults = [
		/(?:===|!==)\s*(?:signatureOf|noticeSignature|\w*[dD]igestOf?)\(/,
		/(?:signatureOf|noticeSignature)\([^)]*\)\s*(?:===|!==)/,
		/\.some\(\(\w+\) => (?:given|signature\w*) === \w+\)/,
		/\.includes\((?:given|signature\w*)\)/,
	]
	const wrong = sources.flatMap(({ file, text }) =>
		text
			.split('\n')
			.flatMap((line, at) =>
				faults.some((fault) => fault.test(line)) ? [`${file}:${at + 1}`] : [],
			),
	)
	expect(wrong).toEqual([])
	const readers = sources.filter(({ text }) => text.includes("verdict: 'FORGED' }"))
	expect(readers.length).toBeGreaterThanOrEqual(5)
	for (const { file, text } of readers) expect(text, file).toContain('isSameText(')
})
