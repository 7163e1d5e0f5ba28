import { type AdminPage, megabyte } from './page.ts'

/** Products, their stock and imports. */
export const productPages: AdminPage[] = [
	{
		path: '/products',
		module: 'products/products.tsx',
		within: 'frame',
		needs: ['products.read'],
		menu: { key: 'products', icon: 'tag', shortcut: 'p' },
	},
	{
		path: '/products/import',
		module: 'products/import.tsx',
		within: 'frame',
		needs: ['products.import'],
		upload: 24 * megabyte,
	},
	{
		path: '/products/imports/:id',
		module: 'products/import-report.tsx',
		within: 'frame',
		needs: ['products.import'],
	},
	{
		path: '/products/imports/:id/columns',
		module: 'products/import-columns.tsx',
		within: 'frame',
		needs: ['products.import'],
	},
	{ path: '/products/new', module: 'products/new.tsx', within: 'frame', needs: ['prices'] },
	{
		path: '/products/sheet',
		module: 'products/sheet.tsx',
		within: 'frame',
		needs: ['products.read'],
	},
	{
		path: '/products/categories',
		module: 'products/categories.tsx',
		within: 'frame',
		needs: ['products.edit'],
	},
	{
		path: '/products/synonyms',
		module: 'products/synonyms.tsx',
		within: 'frame',
		needs: ['products.edit'],
	},
	{
		path: '/products/:id',
		module: 'products/product.tsx',
		within: 'frame',
		needs: ['products.edit'],
	},
	{
		path: '/products/:id/pictures',
		module: 'products/pictures.tsx',
		within: 'frame',
		needs: ['products.edit'],
		upload: 48 * megabyte,
	},
	{
		path: '/products/:id/options',
		module: 'products/product-options.tsx',
		within: 'frame',
		needs: ['prices'],
	},
	{
		path: '/products/:id/variants',
		module: 'products/product-variants.tsx',
		within: 'frame',
		needs: ['prices'],
	},
	{
		path: '/products/variants/:id',
		module: 'products/variant.tsx',
		within: 'frame',
		needs: ['products.read'],
	},
	{
		path: '/products/export',
		module: 'products/export.ts',
		within: 'nothing',
		needs: ['products.read'],
	},
	{
		path: '/products/imports/:id/remarks',
		module: 'products/import-remarks.ts',
		within: 'nothing',
		needs: ['products.import'],
	},
	{ path: '/products/media/:id', module: 'products/media.ts', within: 'nothing', needs: [] },
]
