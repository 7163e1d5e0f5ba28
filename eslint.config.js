import js from '@eslint/js'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { fileKinds } from './scripts/lint-file-kinds.mjs'
import { namedPaths } from './scripts/lint-paths.mjs'
import { placedSchema } from './scripts/lint-placed-schema.mjs'

const defaultsAllowed = [
	'*.config.{ts,js,mjs}',
	'admin/root.tsx',
	'admin/entry.server.tsx',
	'admin/routes/**/*.tsx',
	'app/root.tsx',
	'app/entry.*.tsx',
	'app/routes/**/*.tsx',
	'bench/reference/**',
	'tests/support/global-*.ts',
	'scripts/*-reporter.mjs',
	'scripts/lint-rules.mjs',
]
const processes = [
	'scripts/**',
	'bench/**',
	'deploy/cluster/main.ts',
	'deploy/drills/run.ts',
	'server/main.ts',
	'website-api/main.ts',
	'website-api/cli/**',
]

/** What shows a time in the zone of the process or of the browser: dates are written by web/domain/dates.ts. */
const timeOfProcess = [
	'toLocaleString',
	'toLocaleDateString',
	'toLocaleTimeString',
	'getFullYear',
	'getMonth',
	'getDate',
	'getDay',
	'getHours',
	'getMinutes',
].map((property) => ({
	property,
	message: 'The time of the shop, not of the process: see web/domain/dates.ts.',
}))

const noDefaultExport = {
	selector: 'ExportDefaultDeclaration',
	message: 'Named exports; a default only where a tool demands it.',
}

const restrictedSyntax = [
	{
		selector: 'TSAsExpression > TSAnyKeyword, TSAsExpression > TSUnknownKeyword',
		message: 'Parse it with a schema instead of asserting its type.',
	},
	{
		selector:
			'ObjectExpression > SpreadElement > ObjectExpression, JSXSpreadAttribute > ObjectExpression',
		message: 'Write the properties themselves.',
	},
	{
		selector:
			':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression',
		message: 'Write the elements themselves.',
	},
	{
		selector:
			"NewExpression[callee.property.name='DateTimeFormat']:not(:has(Property[key.name='timeZone']))",
		message: 'Name the time zone: a process has another than the shop.',
	},
	{
		selector: 'ExportAllDeclaration',
		message: 'No barrels: export a thing from the file that declares it.',
	},
]

export default tseslint.config(
	{
		ignores: [
			'build/',
			'bench/reference/build/',
			'data/',
			'.cache/',
			'reports/',
			'test-results/',
			'playwright-report/',
		],
	},
	js.configs.recommended,
	tseslint.configs.recommended,
	{
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							regex: '^[.#](?!.*\\.\\w+(\\?\\w+)?$)',
							message: 'Write the file’s extension.',
						},
						{
							regex: '^[.#].*/index\\.tsx?$',
							message: 'No barrels: import from the file that declares it.',
						},
					],
				},
			],
			'no-console': 'error',
			'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
			eqeqeq: 'error',
			'no-useless-rename': 'error',
			'object-shorthand': ['error', 'always', { avoidQuotes: true }],
			'@typescript-eslint/ban-ts-comment': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-empty-object-type': [
				'error',
				{ allowInterfaces: 'with-single-extends' },
			],
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: false },
			],
			'no-restricted-syntax': ['error', noDefaultExport, ...restrictedSyntax],
		},
	},
	{
		files: [
			'admin/**',
			'app/**',
			'contract/**',
			'examples/**',
			'process/**',
			'server/**',
			'web/**',
			'website-api/**',
		],
		// The definition of a table is one list of its constraints and indexes.
		ignores: ['**/*.test.{ts,tsx}', '**/*.table.ts'],
		rules: {
			'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
		},
	},
	{
		files: ['website-api/modules/{money,programmes,sales}/**/*.{command,queries}.ts'],
		rules: {
			'no-restricted-syntax': [
				'error',
				noDefaultExport,
				...restrictedSyntax,
				...[
					"NewExpression[callee.name='Date'][arguments.length=0]",
					"CallExpression[callee.object.name='Date'][callee.property.name='now']",
					"CallExpression[callee.name='clock']",
				].map((selector) => ({
					selector,
					message: 'Money asks the clock of the database: now().',
				})),
			],
		},
	},
	{
		// What is missing there fails the test.
		files: ['**/*.test.{ts,tsx}', 'tests/**'],
		rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
	},
	{
		files: defaultsAllowed,
		rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax] },
	},
	{
		files: ['{admin,app,process,server,web}/**/*.{ts,tsx}'],
		rules: { 'no-restricted-properties': ['error', ...timeOfProcess] },
	},
	{
		files: ['{app,web}/domain/**/*.ts'],
		ignores: ['**/*.test.ts'],
		rules: {
			'no-restricted-globals': ['error', 'fetch', 'process'],
			'no-restricted-properties': [
				'error',
				...timeOfProcess,
				{ object: 'Date', property: 'now', message: 'The domain is given the time.' },
				{ object: 'Math', property: 'random', message: 'The domain is given its chance.' },
			],
		},
	},
	{
		files: ['{app,web}/**/*.{ts,tsx}'],
		ignores: ['**/*.test.{ts,tsx}', 'app/api/**', 'app/features/gallery/**'],
		plugins: { addresses: { rules: { named: namedPaths } } },
		rules: { 'addresses/named': 'error' },
	},
	{
		files: ['{examples,website-api}/**/*.ts'],
		ignores: ['**/*.test.ts'],
		plugins: { placement: { rules: { statements: placedSchema } } },
		rules: { 'placement/statements': 'error' },
	},
	{
		files: ['website-api/modules/**/*.ts'],
		ignores: ['**/*.test.ts'],
		plugins: { kinds: { rules: { named: fileKinds } } },
		rules: { 'kinds/named': 'error' },
	},
	{
		files: ['{admin,app}/**/*.{ts,tsx}'],
		ignores: ['{admin,app}/i18n/**'],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					name: 'react-i18next',
					importNames: ['useTranslation'],
					message: 'Take it from i18n/use-translation.ts, which knows the keys.',
				},
			],
		},
	},
	{
		files: ['{admin,app,web}/**/*.{ts,tsx}'],
		plugins: { hooks },
		rules: { 'hooks/rules-of-hooks': 'error', 'hooks/exhaustive-deps': 'error' },
	},
	{
		files: processes,
		rules: { 'no-console': 'off' },
	},
	{
		files: ['website-api/cli/**'],
		ignores: ['website-api/cli/run-options.ts'],
		// Commands print with printText, which leaves standard output to JSON with --json.
		rules: { 'no-console': ['error', { allow: ['error'] }] },
	},
	{
		files: ['**/*.{js,mjs}'],
		languageOptions: {
			globals: {
				AbortController: 'readonly',
				AbortSignal: 'readonly',
				Buffer: 'readonly',
				URL: 'readonly',
				URLSearchParams: 'readonly',
				clearInterval: 'readonly',
				clearTimeout: 'readonly',
				console: 'readonly',
				fetch: 'readonly',
				performance: 'readonly',
				process: 'readonly',
				setInterval: 'readonly',
				setTimeout: 'readonly',
			},
		},
	},
)
