import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isDeclared, staffRuleOf } from '#contract/endpoint.ts'
import { PERMISSIONS } from '#contract/operator/permissions.ts'
import { CONTRACT } from '#contract/schemas.ts'

const admin = path.resolve('admin')
const confirming = new Set<string>(
	Object.entries(PERMISSIONS).flatMap(([name, rule]) =>
		'requiresConfirmation' in rule ? [name] : [],
	),
)

/** Names of the endpoints whose changes are refused without a recent confirmation. */
const endpoints = CONTRACT.flatMap((file) => Object.entries(file)).flatMap(([name, value]) => {
	if (!isDeclared(value) || value.method === 'GET') return []
	const rule = staffRuleOf(value)
	return rule && confirming.has(rule.needs) ? [name] : []
})

test('what sends a change that requires the password again asks for it', () => {
	const senders = readdirSync(admin, { recursive: true, encoding: 'utf8' })
		.filter((file) => /^routes\/.*\.tsx?$|\.server\.ts$/.test(file) && !file.includes('.test.'))
		.map((file) => ({ file, code: readFileSync(path.join(admin, file), 'utf8') }))
		.filter(({ code }) => endpoints.some((name) => new RegExp(`\\b${name}\\b`).test(code)))
	expect(senders.length).toBeGreaterThan(10)
	expect(
		senders.filter(({ code }) => !code.includes('confirmPassword')).map(({ file }) => file),
	).toEqual([])
})
