import type { AdminPage } from './page.ts'

/** Reports. */
export const reportPages: AdminPage[] = [
	{
		path: '/reports',
		module: 'reports/sales.tsx',
		within: 'frame',
		needs: ['reports'],
		menu: { key: 'reports', icon: 'chart' },
	},
	{ path: '/reports/stock', module: 'reports/stock.tsx', within: 'frame', needs: ['reports'] },
	{
		path: '/reports/liabilities',
		module: 'reports/liabilities.tsx',
		within: 'frame',
		needs: ['liabilities'],
	},
	{
		path: '/reports/sales/file',
		module: 'reports/sales-file.ts',
		within: 'nothing',
		needs: ['reports'],
	},
	{
		path: '/reports/stock/file',
		module: 'reports/stock-file.ts',
		within: 'nothing',
		needs: ['reports'],
	},
	{
		path: '/reports/liabilities/file',
		module: 'reports/liabilities-file.ts',
		within: 'nothing',
		needs: ['liabilities'],
	},
]
