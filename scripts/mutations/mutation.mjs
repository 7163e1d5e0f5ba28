/**
 * One small change of the production code and the test that must fail with it.
 *
 * @typedef {object} Mutation
 * @property {string} name what is broken
 * @property {string} [requirement] the requirement that it breaks, e.g. CT-02
 * @property {string} [file] the changed file
 * @property {string} [find] text that occurs exactly once in that file
 * @property {string} [replace] what takes its place
 * @property {string} [drop] in place of a changed file: a statement that is added to the database's layout
 * @property {string} test the test file
 * @property {string} only part of the titles of the tests that must fail
 */

/** The text with the mutation made. @throws Error when the text to replace does not occur exactly once */
export function mutated(text, { name, file, find, replace, drop }) {
	if (drop !== undefined) return `${text}\n${drop};\n`
	const count = text.split(find).length - 1
	if (count !== 1) {
		throw new Error(`${name}: the text to replace occurs ${count} times in ${file}: ${find}`)
	}
	return text.replace(find, () => replace)
}

/** The part of the tests that a file belongs to, as `vitest.config.ts` and `playwright.config.ts` divide them. */
export function projectOf({ test }) {
	if (test.startsWith('tests/e2e/')) return 'journey'
	if (test.startsWith('tests/pages/')) return 'page'
	if (test.startsWith('tests/money/')) return 'money'
	return test.includes('.isolated.test.') ? 'isolated' : 'unit'
}
