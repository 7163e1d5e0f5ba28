import { expect, test } from 'vitest'
import { faultsOf } from './form-names.ts'

const route = `
	import { RefundForm } from '#admin/refund.form.ts'
	import { RefundFields } from '../RefundFields.tsx'
	export const action = ({ form }) => RefundForm.parse({ ...form, key: form.get('key') })
`
const fields = `<>
	<TextField name="amount" /><input type="hidden" name="key" /><Icon name="down" />
	<TextField name="shown" readOnly /><Button name="act" value="save" />
</>`
const declaration = 'export const RefundForm = z.object({ amount: z.string() })'
const other = "export const action = ({ form }) => [form.get('act'), form.get('note')]"

const faults = ({ code = fields } = {}) =>
	faultsOf(
		{
			'admin/routes/refund.tsx': route,
			'admin/routes/other.ts': other,
			'admin/RefundFields.tsx': code,
			'admin/refund.form.ts': declaration,
		},
		['admin/routes/refund.tsx', 'admin/routes/other.ts'],
	)
const fault = (name) =>
	`admin/RefundFields.tsx: no page that shows this form reads the field ${name}.`

test('finds nothing where the page reads every field that it shows', () => {
	expect(faults()).toEqual([])
})

test.each([
	['a field that its schema does not have', fields.replace('"amount"', '"amonut"'), 'amonut'],
	['a field that only another page reads', fields.replace('"key"', '"note"'), 'note'],
	['a step that no page knows', fields.replace('"act"', '"atc"'), 'atc'],
])('finds %s', (_what, code, name) => {
	expect(faults({ code })).toEqual([fault(name)])
})

test.each([
	['in braces', fields.replace('"amount"', "{'amonut'}"), 'amonut'],
	['that is one of two', fields.replace('"amount"', "{isNew ? 'amount' : 'amonut'}"), 'amonut'],
	['that ends with a key', '<input name={`rows-${at}`} />', 'rows-…'],
])('finds a name %s', (_what, code, name) => {
	expect(faults({ code })).toEqual([fault(name)])
})

test.each([
	['a template', 'form.get(`amounts-${at}`)'],
	['a pattern', '/^amounts-(\\d+)$/.exec(name)'],
	['its beginning', "name.startsWith('amounts-')"],
])('takes a name that ends with a key as read by %s', (_what, reading) => {
	const written = { 'admin/routes/amounts.tsx': `<input name={\`amounts-\${at}\`} />; ${reading}` }
	expect(faultsOf(written, ['admin/routes/amounts.tsx'])).toEqual([])
})

test.each([
	['that is loaded later', "const load = () => import('../Later.tsx')"],
	['that is passed on', "export { Later } from '../Later.tsx'"],
])('finds a name in a component %s', (_what, page) => {
	const sources = { 'admin/routes/page.tsx': page, 'admin/Later.tsx': '<input name="nota" />' }
	expect(faultsOf(sources, ['admin/routes/page.tsx'])).toHaveLength(1)
})

test('takes the field of another page in a form that is sent there', () => {
	const code = '<form action="/other"><TextField name="note" /></form>'
	expect(faults({ code })).toEqual([])
	expect(faults({ code: code.replace('"note"', '"nota"') })).toEqual([fault('nota')])
})
