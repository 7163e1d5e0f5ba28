import { type AdminPage, megabyte } from './page.ts'

/** The first page, and orders. */
export const orderPages: AdminPage[] = [
	{
		path: '/',
		module: 'dashboard/dashboard.tsx',
		within: 'frame',
		needs: [],
		menu: { key: 'home', icon: 'leaf', shortcut: 'h' },
	},
	{
		path: '/orders',
		module: 'orders/orders.tsx',
		within: 'frame',
		needs: ['orders.read'],
		menu: { key: 'orders', icon: 'box', shortcut: 'o' },
	},
	{
		path: '/orders/ship',
		module: 'orders/ship.tsx',
		within: 'frame',
		needs: ['orders.process'],
		upload: megabyte,
	},
	{
		path: '/orders/new',
		module: 'orders/new-draft.tsx',
		within: 'frame',
		needs: ['orders.create'],
	},
	{
		path: '/orders/drafts',
		module: 'orders/drafts.tsx',
		within: 'frame',
		needs: ['orders.create'],
	},
	{
		path: '/orders/drafts/limits',
		module: 'orders/price-limits.tsx',
		within: 'frame',
		needs: ['settings'],
	},
	{
		path: '/orders/drafts/:id',
		module: 'orders/draft.tsx',
		within: 'frame',
		needs: ['orders.create'],
	},
	{
		path: '/orders/:number/edit',
		module: 'orders/edit.tsx',
		within: 'frame',
		needs: ['orders.change'],
	},
	{
		path: '/orders/:number/link',
		module: 'orders/link.tsx',
		within: 'frame',
		needs: ['orders.create'],
	},
	{ path: '/orders/pay', module: 'orders/pay.tsx', within: 'frame', needs: ['payments.confirm'] },
	{ path: '/orders/:number', module: 'orders/order.tsx', within: 'frame', needs: ['orders.read'] },
	{
		path: '/orders/:number/attempts/:reference',
		module: 'orders/attempt.ts',
		within: 'nothing',
		needs: ['payments.confirm'],
	},
	{
		path: '/orders/:number/cancel',
		module: 'orders/cancel.tsx',
		within: 'frame',
		needs: ['orders.change'],
	},
	{
		path: '/orders/:number/correct',
		module: 'orders/correct.tsx',
		within: 'frame',
		needs: ['orders.process'],
	},
	{
		path: '/orders/:number/refund',
		module: 'orders/refund.tsx',
		within: 'frame',
		needs: ['orders.refund'],
	},
	{
		path: '/orders/file',
		module: 'orders/order-file.ts',
		within: 'nothing',
		needs: ['orders.read'],
	},
	{
		path: '/orders/:number/proof/:id',
		module: 'orders/proof.ts',
		within: 'nothing',
		needs: ['payments.confirm'],
	},
	{ path: '/orders/labels', module: 'orders/labels.ts', within: 'nothing', needs: ['orders.read'] },
	{ path: '/orders/slips', module: 'orders/slips.tsx', within: 'nothing', needs: ['orders.read'] },
	{ path: '/orders/picks', module: 'orders/picks.tsx', within: 'nothing', needs: ['orders.read'] },
]
