import type { AdminPage } from './page.ts'

/** Customers. */
export const customerPages: AdminPage[] = [
	{
		path: '/customers',
		module: 'customers/customers.tsx',
		within: 'frame',
		needs: ['customers.read'],
		menu: { key: 'customers', icon: 'user', shortcut: 'c' },
	},
	{
		path: '/customers/:id',
		module: 'customers/customer.tsx',
		within: 'frame',
		needs: ['customers.read'],
	},
	{
		path: '/customers/:id/data',
		module: 'customers/customer-data.tsx',
		within: 'frame',
		needs: ['customers.data'],
	},
	{
		path: '/customers/:id/statement',
		module: 'customers/statement.tsx',
		within: 'frame',
		needs: ['customers.read', 'liabilities'],
	},
	{
		path: '/customers/:id/wallet',
		module: 'customers/wallet.tsx',
		within: 'frame',
		needs: ['wallets.adjust'],
	},
	{
		path: '/customers/wallet-limits',
		module: 'customers/wallet-limits.tsx',
		within: 'frame',
		needs: ['settings'],
	},
	{
		path: '/customers/:id/export',
		module: 'customers/customer-export.ts',
		within: 'nothing',
		needs: ['customers.data'],
	},
	{
		path: '/customers/file',
		module: 'customers/customer-file.ts',
		within: 'nothing',
		needs: ['customers.read'],
	},
	{
		path: '/customers/:id/statement/file',
		module: 'customers/statement-file.ts',
		within: 'nothing',
		needs: ['customers.read', 'liabilities'],
	},
]
