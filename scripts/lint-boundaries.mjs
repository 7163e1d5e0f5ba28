import path from 'node:path'
import { projectRoot } from './project.mjs'

const subpath = /^#(admin|app|contract|examples|process|server|web|website-api|tests)\//

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

// Every area and the areas it may use besides itself; an area missing here may use everything.
// The longest name that fits a file is its area.
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
	'app/pages': ['web/domain'],
	'app/paths.ts': ['app/pages', 'web/domain'],
	'app/routes': [
		'app',
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
	'web/session': ['web/domain'],
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
		'process',
		'process/text',
		'app/paths.ts',
		'app',
		'app/api',
		'web/api-root.ts',
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
	tests: undefined,
}

/** The folders of app/features, the lowest layer first: a folder may use only folders of the layers before its own. */
const featureLayers = [
	['forms'],
	['analytics', 'consent', 'crawlers', 'errors', 'offline', 'search', 'seo', 'system', 'texts'],
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
	['recently-viewed', 'returns', 'wishlist', 'agents', 'auth', 'cart'],
	['catalog', 'profile'],
	['home'],
]

const packagesOf = {
	contract: /^zod$/,
	'app/domain': /^(?!node:|react|@remix-run|hono|drizzle|pg$)/,
	'web/domain': /^(?!node:|react|@remix-run|hono|drizzle|pg$)/,
}

/** ESLint rule: imports go the ways that STYLE.md draws, and name the file with its extension. */
export const boundaries = {
	meta: { type: 'problem', schema: [] },
	create(context) {
		const from = path.relative(projectRoot, context.filename).split(path.sep).join('/')
		const check = (node) => {
			if (!node.source) return
			const problem = importError(from, String(node.source.value))
			if (problem) context.report({ node: node.source, message: problem })
		}
		return {
			ImportDeclaration: check,
			ExportNamedDeclaration: check,
			ExportAllDeclaration: check,
			ImportExpression: (node) => node.source.type === 'Literal' && check(node),
		}
	},
}

/** What is wrong with an import of `specifier` in the file `from`, in words, or undefined. */
export function importError(from, specifier) {
	const area = areaOf(from)
	const isTest = /\.test\.tsx?$/.test(from)
	const target = targetOf(from, specifier)
	if (target === undefined) {
		const allowed = packagesOf[area]
		if (!allowed || isTest || allowed.test(specifier)) return undefined
		return `${area} may not use the package ${specifier}.`
	}
	if (!/\.\w+(\?\w+)?$/.test(specifier)) return `Write the file's extension: ${specifier}.ts?`
	if (/(^|\/)index\.tsx?$/.test(target)) return 'No barrels: import from the file that declares it.'
	const use = areaOf(target)
	if (!isTest && area === 'app/features' && use === area) return featureImportError(from, target)
	if (isTest || use === area || use === undefined || area === undefined) return undefined
	if (use === 'tests') return 'Only tests may use tests.'
	const allowed = allowedImports[area]
	if (!allowed || allowed.includes(use)) return undefined
	return `${area} may not use ${use}: imports go one way, see STYLE.md.`
}

function featureImportError(from, target) {
	const [own, other] = [from, target].map((file) => file.split('/')[2])
	if (own === other) return undefined
	const [layer, used] = [own, other].map((folder) =>
		featureLayers.findIndex((folders) => folders.includes(folder)),
	)
	if (used !== -1 && layer > used) return undefined
	return `features/${own} may not use features/${other}: see featureLayers in scripts/lint-boundaries.mjs.`
}

function targetOf(from, specifier) {
	if (subpath.test(specifier)) return specifier.slice(1)
	if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
	return undefined
}

function areaOf(file) {
	return Object.keys(allowedImports)
		.filter((area) => file === area || file.startsWith(`${area}/`))
		.sort((a, b) => b.length - a.length)[0]
}
