// Which part of the program may import which, and that no imports go in a circle: STYLE.md draws it.

// What every area of the website API stands on.
const apiBase = [
	'contract',
	'contract/languages.ts',
	'process',
	'process/text',
	'website-api/db',
	'website-api/http',
	'website-api/i18n',
	'website-api/media',
	'website-api/tables',
]
const apiArea = (...areas) => [...apiBase, ...areas.map((area) => `website-api/modules/${area}`)]
const belowOperations = ['platform', 'catalog', 'customers', 'money', 'sales', 'programmes', 'site']

// What both applications may use of `web`.
const webParts = ['web', 'web/domain', 'web/i18n', 'web/session', 'web/ui']
const adminBase = ['contract', 'contract/languages.ts', 'process', 'process/text', ...webParts]
const adminLayers = [
	'admin',
	'admin/pages',
	...['api', 'features', 'http', 'i18n', 'routes', 'ui'].map((name) => `admin/${name}`),
]

// Every area and the areas it may use besides itself; an area missing here may use everything. The longest name that
// fits a file is its area.
const allowedImports = {
	app: [
		'contract/languages.ts',
		'app/pages',
		'app/paths.ts',
		'app/routes',
		'app/api',
		'app/domain',
		'app/features',
		'app/http',
		'app/i18n',
		'app/session',
		'app/ui',
		'web',
		'web/domain',
		'web/i18n',
		'web/ui',
	],
	// Exports the server, which is in one bundle with the pages (docs/decisions/0073).
	'app/entry.server.tsx': ['app', 'app/http', 'app/i18n', 'app/ui', 'server'],
	'app/pages': ['web/domain'],
	'app/paths.ts': ['app/pages', 'web/domain'],
	'app/routes': [
		'app',
		'contract/languages.ts',
		'process/text',
		'app/paths.ts',
		'app/api',
		'app/domain',
		'app/features',
		'app/http',
		'app/i18n',
		'app/ui',
		'contract',
		'web',
		'web/domain',
		'web/i18n',
		'web/ui',
	],
	'app/features': [
		'contract',
		'process/text',
		'app/pages',
		'app/paths.ts',
		'app/domain',
		'app/i18n',
		'app/ui',
		'web',
		'web/domain',
		'web/i18n',
		'web/ui',
	],
	'app/ui': ['app/domain', 'app/i18n', 'process/text', 'web/domain', 'web/i18n', 'web/ui'],
	'app/domain': ['contract', 'contract/languages.ts', 'web/domain'],
	'app/i18n': ['app/domain', 'contract/languages.ts', 'process', 'web/domain', 'web/i18n'],
	'app/session': ['app/api', 'app/domain', 'web/domain', 'web/i18n', 'web/session'],
	'app/http': [
		'app/pages',
		'app/paths.ts',
		'app/api',
		'app/domain',
		'app/i18n',
		'app/session',
		'contract',
		'web/domain',
		'web/i18n',
		'web/session',
	],
	'app/api': [
		'app/domain',
		'app/i18n',
		'contract',
		'contract/languages.ts',
		'process',
		...webParts,
	],
	// The second application, in the same layers: nothing of the storefront's own pages.
	admin: [
		...adminBase,
		'admin/pages',
		'admin/api',
		'admin/features',
		'admin/http',
		'admin/i18n',
		'admin/ui',
		'admin/routes',
	],
	'admin/routes': [
		...adminBase,
		'admin',
		'admin/pages',
		'admin/api',
		'admin/features',
		'admin/http',
		'admin/i18n',
		'admin/ui',
	],
	'admin/pages': [...adminBase, 'admin/i18n'],
	'admin/features': [
		...adminBase,
		'admin/pages',
		'admin',
		'admin/http',
		'admin/api',
		'admin/i18n',
		'admin/ui',
	],
	'admin/ui': [...adminBase, 'admin/http', 'admin/i18n'],
	'admin/i18n': adminBase,
	'admin/http': [...adminBase, 'admin/pages', 'admin/api', 'admin/i18n'],
	'admin/api': [...adminBase, 'admin/http'],
	// What both applications are made of; parts of its folders, the lowest last.
	web: ['web/domain', 'process/text'],
	'web/ui': ['web/i18n', 'web/domain', 'process/text', 'contract/languages.ts'],
	'web/session': ['process', 'web/domain'],
	'web/i18n': ['web/domain', 'contract/languages.ts', 'process'],
	'web/domain': ['contract/languages.ts'],
	contract: ['contract/languages.ts'],
	// The one list of languages.
	'contract/languages.ts': [],
	process: [],
	// Between HTML and text, the same way in every program.
	'process/text': [],
	'server/admin': ['server', 'process', 'process/text', ...adminLayers, ...webParts],
	server: [
		'contract',
		'process',
		'process/text',
		'app/paths.ts',
		'app',
		'app/entry.server.tsx',
		'app/api',
		'app/domain',
		'app/http',
		'app/i18n',
		'app/session',
		'app/ui',
		...webParts,
	],
	examples: [
		'contract',
		'contract/languages.ts',
		'website-api',
		...apiArea('operations', ...belowOperations),
	],
	// Puts the areas together: routes, letters, programmes, the process and its command line.
	'website-api': apiArea('operations', ...belowOperations),
	// Loads the example data, for a database that is empty.
	'website-api/main.ts': ['examples', 'website-api', ...apiArea('operations', ...belowOperations)],
	'website-api/db': apiBase,
	// What a handler finds in its context includes companies, sessions and uploads.
	'website-api/http': apiArea('platform'),
	'website-api/i18n': apiBase,
	'website-api/media': apiBase,
	'website-api/tables': apiBase,
	'website-api/modules/platform': apiBase,
	'website-api/modules/catalog': apiArea('platform'),
	'website-api/modules/customers': apiArea('platform', 'catalog'),
	'website-api/modules/money': apiArea('platform', 'customers'),
	'website-api/modules/sales': apiArea('platform', 'catalog', 'customers', 'money'),
	'website-api/modules/programmes': apiArea('platform', 'catalog', 'customers', 'money', 'sales'),
	'website-api/modules/site': apiArea('platform', 'catalog'),
	'website-api/modules/operations': apiArea(...belowOperations),
}

/** The folders of app/features, the lowest layer first: a folder may use only folders of the layers before its own. */
const featureLayers = [
	['errors'],
	['forms'],
	['analytics', 'consent', 'crawlers', 'offline', 'search', 'seo', 'system', 'texts'],
	[
		'account',
		'downline',
		'gallery',
		'notifications',
		'orders',
		'product-cards',
		'regions',
		'rewards',
		'vouchers',
		'wallet',
	],
	['address', 'affiliate', 'bank', 'checkout', 'coins', 'content', 'flash-sale', 'frame'],
	['recently-viewed', 'returns', 'wishlist', 'agents', 'auth', 'cart', 'payment-link'],
	['catalog', 'profile'],
	['home'],
]

const test = '\\.test\\.tsx?$'
const escaped = (text) => text.replaceAll('.', '\\.')
/** A folder and what is below it, or a file. */
const whole = (area) => (/\.\w+$/.test(area) ? `^${escaped(area)}$` : `^${escaped(area)}/`)
const areas = Object.keys(allowedImports)

/** The files of an area: those below it that no longer name claims. */
function filesOf(area) {
	const inner = areas.filter((other) => other.startsWith(`${area}/`))
	if (inner.length === 0) return whole(area)
	const claimed = inner.map((other) => whole(other).slice(area.length + 2))
	return `^${escaped(area)}/(?!${claimed.join('|')})`
}

const ruleOf = ([area, allowed]) => ({
	name: `imports of ${area}`,
	comment: 'Imports go one way, see STYLE.md.',
	severity: 'error',
	from: { path: filesOf(area), pathNot: test },
	to: {
		path: areas.filter((other) => other !== area && !allowed.includes(other)).map(filesOf),
	},
})

const featureFolders = featureLayers.flat()
const feature = (folder) => `^app/features/${folder}/`

const featureRules = featureLayers.flatMap((layer, index) =>
	layer.map((folder) => ({
		name: `imports of features/${folder}`,
		comment: 'Only from features of the layers before its own, see featureLayers.',
		severity: 'error',
		from: { path: feature(folder), pathNot: test },
		to: {
			path: '^app/features/',
			pathNot: [folder, ...featureLayers.slice(0, index).flat()].map(feature),
		},
	})),
)

const packages = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown']

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [
		{
			name: 'no cycles',
			comment: 'Types count too: a reader goes through them as well.',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
		{
			name: 'tests for tests only',
			severity: 'error',
			from: { path: areas.map(filesOf), pathNot: test },
			to: { path: '^tests/' },
		},
		...Object.entries(allowedImports).map(ruleOf),
		...featureRules,
		{
			name: 'features with a layer',
			comment: 'Give the folder its place in featureLayers.',
			severity: 'error',
			from: { path: '^app/features/([^/]+)/', pathNot: [test, ...featureFolders.map(feature)] },
			to: { path: '^app/features/', pathNot: '^app/features/$1/' },
		},
		{
			name: 'zod alone in the contract',
			severity: 'error',
			from: { path: '^contract/', pathNot: test },
			to: { dependencyTypes: [...packages, 'core'], pathNot: 'node_modules/zod/' },
		},
		{
			name: "no zod in lists that the pages' script has",
			severity: 'error',
			from: {
				path: '^contract/(contact-topics|courier|downline-sorts|file-types|languages|online-method|order-statuses|return-reasons|shipping-methods)\\.ts$',
			},
			to: { path: 'node_modules/zod/', reachable: true },
		},
		{
			name: 'no framework in the domain',
			severity: 'error',
			from: { path: '^(app|web)/domain/', pathNot: test },
			to: { path: 'node_modules/(react|@remix-run|hono|drizzle|pg/)' },
		},
		{
			name: 'nothing of Node in the domain',
			severity: 'error',
			from: { path: '^(app|web)/domain/', pathNot: test },
			to: { dependencyTypes: ['core'] },
		},
	],
	options: {
		doNotFollow: { path: ['node_modules', '^tests/'] },
		exclude: { path: '^build/' },
		// Imports of types, too.
		tsPreCompilationDeps: true,
		skipAnalysisNotInRules: true,
		parser: 'tsc',
		enhancedResolveOptions: { conditionNames: ['import', 'node', 'default', 'types'] },
	},
}
