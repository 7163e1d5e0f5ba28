import { expect, test } from 'vitest'
import { BASELINE, readMigrations } from './migration-files.ts'

const forms: [form: RegExp, fault: string][] = [
	[/"?\bpublic\b"?\s*\./i, 'names the schema public'],
	[/\bset\s+storage\b/i, 'sets the storage of a column'],
	[/\bcluster\s+on\b/i, 'clusters a table'],
	[/\badd\s+generated\b/i, 'adds an identity to a column'],
	[
		/\balter\s+table\b(?=[^;]*\badd\s+(?:constraint|primary|unique|foreign|check)\b)[^;]*,\s*(?:add|drop|alter|validate)\b/i,
		'adds a constraint beside another change of the table',
	],
	[/\bcheck\s*\([^;]*?"?\w+"?\."?\w+"?/i, 'names the table in a check'],
]

/** Without comments and bodies of functions. */
const codeOf = (statement: string) =>
	statement.replace(/--[^\n]*/g, '').replace(/(\$\w*\$)[\s\S]*?\1/g, "''")

const faultsOf = (statement: string) =>
	forms.flatMap(([form, fault]) => (form.test(codeOf(statement)) ? [fault] : []))

// The baseline is made first, and the schema placed on a machine of a Citus cluster afterwards (docs/decisions/0057).
test('a migration after the baseline consists of statements that a placed schema takes', () => {
	const found = readMigrations()
		.filter(({ name }) => name !== BASELINE)
		.flatMap(({ name, statements }) =>
			statements.flatMap(faultsOf).map((fault) => `${name} ${fault}`),
		)
	expect(found).toEqual([])
})

test.each([
	'alter table a add constraint b foreign key (c) references public.d (e)',
	'alter table a alter column b set storage main',
	'alter table a cluster on b',
	'alter table a alter column b add generated always as identity',
	'alter table a add column b integer, add constraint c check (b > 0)',
	'alter table a add constraint b check (length(a.b) > 0)',
])('refused there: %s', (statement) => {
	expect(faultsOf(statement)).not.toEqual([])
})
