import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from './project.mjs'
import { run } from './run.mjs'

/** Files of the project, what each would hold, and the rule that the linter then names. */
const refused = [
	['app/domain/now.ts', 'export const now = Date.now()', 'eslint(no-restricted-properties)'],
	['app/domain/ask.ts', "export const asked = fetch('/')", 'eslint(no-restricted-globals)'],
	[
		'app/ui/late.ts',
		'export const year = new Date().getFullYear()',
		'eslint(no-restricted-properties)',
	],
	['app/ui/bare.ts', "export { a } from './b'", 'eslint(no-restricted-imports)'],
	[
		'contract/bare.ts',
		"import { a } from '#app/b'\nexport const c = a",
		'eslint(no-restricted-imports)',
	],
	['contract/any.ts', 'export const a = 1 as unknown as string', 'etalase(restricted-syntax)'],
	['admin/api/any.ts', 'export const signal = AbortSignal.any([])', 'etalase(restricted-syntax)'],
	['contract/all.ts', "export * from './b.ts'", 'etalase(restricted-syntax)'],
	['tests/guard/late.ts', 'export const a = vi.waitFor(() => 1)', 'etalase(restricted-syntax)'],
	['contract/main.ts', 'export default 1', 'etalase(restricted-syntax)'],
	['app/ui/Link.tsx', 'export const link = <a href="/faq" />', 'etalase(named-paths)'],
	[
		'web/ui/use-it.ts',
		'export function useIt(a: boolean) {\n\tif (a) useThat()\n}',
		'react-hooks(rules-of-hooks)',
	],
	[
		'website-api/modules/money/a.command.ts',
		'export const at = Date.now()',
		'etalase(restricted-syntax)',
	],
	[
		'website-api/modules/site/a.ts',
		"import { sql } from 'drizzle-orm'\nexport const a = sql``",
		'etalase(named-kinds)',
	],
	['website-api/cli/print.ts', "console.log('')", 'eslint(no-console)'],
	['contract/unused.ts', 'const a = 1', 'eslint(no-unused-vars)'],
	['scripts-of/run.mjs', 'unknown()', 'eslint(no-undef)'],
	['public/old.js', 'unknown()', 'eslint(no-undef)'],
]
const allowed = [
	['app/routes/a.tsx', 'export default function A() {\n\treturn <a href={path(paths.cart)} />\n}'],
	[
		'website-api/modules/site/a.queries.ts',
		"import { sql } from 'drizzle-orm'\nexport const a = sql`select 1`",
	],
	['website-api/modules/site/a.test.ts', 'export const a = (b?: number) => b!'],
	['public/measured.js', 'var a = document.title\nwindow.b = a'],
]

const folder = mkdtempSync(path.join(os.tmpdir(), 'etalase-lint-'))
/** The rules that each file breaks. One run for all, since its start takes longer than they do. */
let broken
beforeAll(async () => {
	for (const name of ['node_modules', 'scripts'])
		symlinkSync(inProject(name), path.join(folder, name))
	cpSync(inProject('oxlint.config.mjs'), path.join(folder, 'oxlint.config.mjs'))
	const files = [...refused, ...allowed]
	for (const [file, code] of files) {
		mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
		writeFileSync(path.join(folder, file), code)
	}
	const program = inProject('node_modules', 'oxlint', 'bin', 'oxlint')
	const named = files.map(([file]) => file)
	const args = [program, '-c', 'oxlint.config.mjs', '--format', 'json', ...named]
	const { output } = await run(process.execPath, args, { cwd: folder, quiet: true })
	broken = new Map(named.map((file) => [file, []]))
	for (const { filename, code } of JSON.parse(output).diagnostics) broken.get(filename).push(code)
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(refused)('in %s the linter refuses: %s', (file, _code, rule) => {
	expect(broken.get(file)).toEqual([rule])
})

test.each(allowed)('in %s it allows: %s', (file) => {
	expect(broken.get(file)).toEqual([])
})
