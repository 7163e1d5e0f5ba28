import { type AdminPage, megabyte } from './page.ts'

/** What waits for staff: returns, payments, withdrawals, applications, messages, reviews. */
export const queuePages: AdminPage[] = [
	{
		path: '/returns',
		module: 'queues/returns.tsx',
		within: 'frame',
		needs: ['returns.read'],
		menu: { key: 'returns', icon: 'back', shortcut: 'r' },
	},
	{
		path: '/returns/:number',
		module: 'queues/return.tsx',
		within: 'frame',
		needs: ['returns.read'],
	},
	{
		path: '/statements',
		module: 'statements/statements.tsx',
		within: 'frame',
		needs: ['payments.confirm'],
		menu: { key: 'statements', icon: 'check-round' },
		upload: 3 * megabyte,
	},
	{
		path: '/statements/:id',
		module: 'statements/statement.tsx',
		within: 'frame',
		needs: ['payments.confirm'],
	},
	{
		path: '/statements/lines/:id',
		module: 'statements/line.tsx',
		within: 'frame',
		needs: ['payments.confirm'],
	},
	{
		path: '/statements/:id/file',
		module: 'statements/statement-file.ts',
		within: 'nothing',
		needs: ['payments.confirm'],
	},
	{
		path: '/withdrawals',
		module: 'queues/withdrawals.tsx',
		within: 'frame',
		needs: ['withdrawals'],
		menu: { key: 'withdrawals', icon: 'wallet' },
	},
	{
		path: '/refunds',
		module: 'queues/refunds.tsx',
		within: 'frame',
		needs: ['refunds.pay'],
		menu: { key: 'refunds', icon: 'out' },
	},
	{
		path: '/applications',
		module: 'queues/applications.tsx',
		within: 'frame',
		needs: ['agents'],
		menu: { key: 'applications', icon: 'user' },
	},
	{
		path: '/messages',
		module: 'queues/messages.tsx',
		within: 'frame',
		needs: ['messages'],
		menu: { key: 'messages', icon: 'chat', shortcut: 'm' },
	},
	{
		path: '/reviews',
		module: 'queues/reviews.tsx',
		within: 'frame',
		needs: ['reviews'],
		menu: { key: 'reviews', icon: 'star' },
	},
	{
		path: '/failed-mails',
		module: 'queues/failed-mails.tsx',
		within: 'frame',
		needs: ['deliveries'],
		menu: null,
	},
	{
		path: '/refunds/file',
		module: 'queues/refunds-file.ts',
		within: 'nothing',
		needs: ['refunds.pay'],
	},
	{
		path: '/withdrawals/file',
		module: 'queues/withdrawals-file.ts',
		within: 'nothing',
		needs: ['withdrawals'],
	},
	{
		path: '/returns/:number/picture/:id',
		module: 'queues/return-picture.ts',
		within: 'nothing',
		needs: ['returns.read'],
	},
]
