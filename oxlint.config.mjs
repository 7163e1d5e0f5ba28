import { defineConfig } from 'oxlint'

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
	'scripts/*-reporter.ts',
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
		selector: "MemberExpression[object.name='AbortSignal'][property.name='any']",
		message: 'Node forgets it when memory is collected: abort a controller of your own.',
	},
	{
		selector:
			"CallExpression[callee.object.name='vi'][callee.property.name=/^wait/]:not(:has(Property[key.name='timeout']))",
		message:
			'Wait with expect.poll, which has the patience of vitest.config.ts: a second is short on a slow machine.',
	},
	{
		selector: 'ExportAllDeclaration',
		message: 'No barrels: export a thing from the file that declares it.',
	},
]

/** Of ESLint and typescript-eslint, for every file. */
const recommended = [
	'for-direction',
	'no-async-promise-executor',
	'no-case-declarations',
	'no-compare-neg-zero',
	'no-cond-assign',
	'no-constant-binary-expression',
	'no-constant-condition',
	'no-control-regex',
	'no-debugger',
	'no-delete-var',
	'no-dupe-else-if',
	'no-duplicate-case',
	'no-empty',
	'no-empty-character-class',
	'no-empty-pattern',
	'no-empty-static-block',
	'no-ex-assign',
	'no-extra-boolean-cast',
	'no-fallthrough',
	'no-global-assign',
	'no-invalid-regexp',
	'no-irregular-whitespace',
	'no-loss-of-precision',
	'no-misleading-character-class',
	'no-nonoctal-decimal-escape',
	'no-prototype-builtins',
	'no-regex-spaces',
	'no-self-assign',
	'no-shadow-restricted-names',
	'no-sparse-arrays',
	'no-unexpected-multiline',
	'no-unsafe-finally',
	'no-unsafe-optional-chaining',
	'no-unused-labels',
	'no-unused-private-class-members',
	'no-useless-backreference',
	'no-useless-catch',
	'no-useless-escape',
	'require-yield',
	'use-isnan',
	'valid-typeof',
	'typescript/ban-ts-comment',
	'typescript/no-array-constructor',
	'typescript/no-duplicate-enum-values',
	'typescript/no-explicit-any',
	'typescript/no-extra-non-null-assertion',
	'typescript/no-misused-new',
	'typescript/no-namespace',
	'typescript/no-non-null-asserted-optional-chain',
	'typescript/no-require-imports',
	'typescript/no-this-alias',
	'typescript/no-unnecessary-type-constraint',
	'typescript/no-unsafe-declaration-merging',
	'typescript/no-unsafe-function-type',
	'typescript/no-wrapper-object-types',
	'typescript/prefer-as-const',
	'typescript/prefer-namespace-keyword',
	'typescript/triple-slash-reference',
	'no-unused-expressions',
]
/** Where there are types; the scripts that a browser gets as they are must run in old ones. */
const modern = ['no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread']
/** What the compiler finds where there are types. */
const untyped = [
	'constructor-super',
	'getter-return',
	'no-class-assign',
	'no-const-assign',
	'no-dupe-class-members',
	'no-dupe-keys',
	'no-func-assign',
	'no-import-assign',
	'no-new-native-nonconstructor',
	'no-obj-calls',
	'no-redeclare',
	'no-setter-return',
	'no-this-before-super',
	'no-undef',
	'no-unreachable',
	'no-unsafe-negation',
	'no-with',
]

/** Of imports. */
const patterns = [
	{
		// Its last part has no dot.
		regex: '^[.#](?:.*/)?(?:[^/.]*|\\.)$',
		message: 'Write the file’s extension.',
	},
	{
		regex: '^[.#].*/index\\.tsx?$',
		message: 'No barrels: import from the file that declares it.',
	},
]

/** @param {string[]} names */
const allOf = (names) => Object.fromEntries(names.map((name) => [name, 'error']))

export default defineConfig({
	categories: { correctness: 'off' },
	plugins: ['typescript', 'react'],
	jsPlugins: ['./scripts/lint-rules.mjs'],
	options: { reportUnusedDisableDirectives: 'error' },
	rules: {
		...allOf(recommended),
		'no-restricted-imports': [
			'error',
			{
				patterns,
			},
		],
		'no-console': 'error',
		'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
		eqeqeq: 'error',
		'no-useless-rename': 'error',
		'object-shorthand': ['error', 'always', { avoidQuotes: true }],
		'typescript/consistent-type-imports': 'error',
		'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
		'typescript/no-non-null-assertion': 'error',
		'no-unused-vars': [
			'error',
			{ argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: false },
		],
		'etalase/restricted-syntax': ['error', noDefaultExport, ...restrictedSyntax],
	},
	overrides: [
		{
			files: ['**/*.{ts,tsx,mts}'],
			rules: allOf(modern),
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
			excludeFiles: ['**/*.test.{ts,tsx}', '**/*.table.ts'],
			rules: {
				'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
			},
		},
		{
			files: ['website-api/modules/{money,programmes,sales}/**/*.{command,queries}.ts'],
			rules: {
				'etalase/restricted-syntax': [
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
			rules: { 'typescript/no-non-null-assertion': 'off' },
		},
		{
			files: defaultsAllowed,
			rules: { 'etalase/restricted-syntax': ['error', ...restrictedSyntax] },
		},
		{
			files: ['{admin,app,process,server,web}/**/*.{ts,tsx}'],
			rules: { 'no-restricted-properties': ['error', ...timeOfProcess] },
		},
		{
			files: ['{app,web}/domain/**/*.ts'],
			excludeFiles: ['**/*.test.ts'],
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
			excludeFiles: ['**/*.test.{ts,tsx}', 'app/api/**', 'app/features/gallery/**'],
			rules: { 'etalase/named-paths': 'error' },
		},
		{
			files: ['{examples,website-api}/**/*.ts'],
			excludeFiles: ['**/*.test.ts'],
			rules: { 'etalase/placed-statements': 'error' },
		},
		{
			files: ['website-api/modules/**/*.ts'],
			excludeFiles: ['**/*.test.ts'],
			rules: { 'etalase/named-kinds': 'error' },
		},
		{
			files: ['{admin,app}/**/*.{ts,tsx}'],
			excludeFiles: ['{admin,app}/i18n/**'],
			rules: {
				'no-restricted-imports': [
					'error',
					{
						patterns,
						paths: [
							{
								name: 'react-i18next',
								importNames: ['useTranslation'],
								message: 'Take it from i18n/use-translation.ts, which knows the keys.',
							},
						],
					},
				],
			},
		},
		{
			files: ['{admin,app,web}/**/*.{ts,tsx}'],
			rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
		},
		{
			files: processes,
			rules: { 'no-console': 'off' },
		},
		{
			files: ['website-api/cli/**'],
			excludeFiles: ['website-api/cli/run-options.ts'],
			// Commands print with printText, which leaves standard output to JSON with --json.
			rules: { 'no-console': ['error', { allow: ['error'] }] },
		},
		{
			files: ['**/*.{js,mjs}'],
			globals: {
				AbortController: 'readonly',
				AbortSignal: 'readonly',
				Blob: 'readonly',
				Buffer: 'readonly',
				FormData: 'readonly',
				PerformanceObserver: 'readonly',
				Request: 'readonly',
				Response: 'readonly',
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
			rules: allOf(untyped),
		},
		{
			files: ['{admin,app,public}/**/*.js'],
			env: { browser: true, serviceworker: true },
		},
	],
})
