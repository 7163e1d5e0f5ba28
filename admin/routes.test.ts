import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { everyPage } from '#app/http/page-at.server.ts'
import { adminPages } from './pages/pages.ts'

const root = path.join(import.meta.dirname, '..')

/** Whether a module, or one that it imports from its application, has a form that takes a file. */
function takesFile(file: string, seen = new Set<string>()): boolean {
	if (seen.has(file) || !existsSync(path.join(root, file))) return false
	seen.add(file)
	const text = readFileSync(path.join(root, file), 'utf8')
	if (text.includes('encType="multipart/form-data"')) return true
	return [...text.matchAll(/from '([#.][^']+\.tsx?)'/g)].some(([, from = '']) => {
		const imported = from.startsWith('#') ? from.slice(1) : path.join(path.dirname(file), from)
		return /^(?:app|admin)\//.test(imported) && takesFile(imported, seen)
	})
}

// Its pages show other forms of the same components, without the field for a file.
const withoutFile = ['/settings/shop']

test.each([
	['admin', adminPages],
	['app', everyPage],
] as const)(
	'in %s, every page whose form takes a file says how large it may be',
	(application, pages) => {
		const isUpload = ({ module }: { module: string }) =>
			module.endsWith('.tsx') && takesFile(`${application}/routes/${module}`)
		const expected = pages.filter(isUpload).map((page) => page.path)
		const limited = pages.filter(({ upload }) => upload !== undefined).map((page) => page.path)
		expect(limited.toSorted()).toEqual(
			expected.filter((one) => !withoutFile.includes(one)).toSorted(),
		)
	},
)

test('what stands in the menu has a text, and its shortcuts differ', () => {
	const keys = adminPages.flatMap(({ menu }) => (menu?.shortcut ? [menu.shortcut] : []))
	expect(new Set(keys).size).toBe(keys.length)
})

const asksStaff = /\b(?:requireStaff|signedIn)\(/

/** The functions of a module that are to ask who is there and do not, themselves or by another of its functions. */
function unguarded(source: string): string[] {
	const functions = [
		...source.matchAll(/^(export )?(?:async )?function (\w+)[(<]([\s\S]*?)^\}/gm),
	].map(([, isExported, name = '', body = '']) => ({ isExported, name, body }))
	const askers = functions.filter(({ body }) => asksStaff.test(body)).map(({ name }) => name)
	return functions
		.filter(({ isExported, name }) => isExported && (name === 'loader' || name === 'action'))
		.filter(({ body }) => !/^[^{]*(?:\{[^}]*\}[^{]*)?\{\s*return redirect\(/.test(body))
		.filter(
			({ body }) => !asksStaff.test(body) && !askers.some((name) => body.includes(`${name}(`)),
		)
		.map(({ name }) => name)
}

test('every page that needs a permission asks for it in its loader and its action', () => {
	const guarded = adminPages.filter(({ needs }) => needs.length > 0)
	const found = guarded.flatMap(({ module }) => {
		const source = readFileSync(path.join(root, 'admin/routes', module), 'utf8')
		return unguarded(source).map((name) => `${module} ${name}`)
	})
	expect(guarded.length).toBeGreaterThan(100)
	expect(found).toEqual([])
	expect(unguarded('export async function action(args: AdminArgs) {\n\treturn null\n}\n')).toEqual([
		'action',
	])
})
