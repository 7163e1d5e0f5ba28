import type { AdminPage } from './page.ts'

/** Vouchers, flash sales and programmes. */
export const promotionPages: AdminPage[] = [
	{
		path: '/promotions',
		module: 'promotions/promotions.ts',
		within: 'frame',
		needs: [],
		menu: { key: 'promotions', icon: 'star', needs: 'redemptions' },
	},
	{
		path: '/promotions/vouchers',
		module: 'promotions/vouchers.tsx',
		within: 'frame',
		needs: ['promotions'],
	},
	{
		path: '/promotions/vouchers/new',
		module: 'promotions/new-voucher.tsx',
		within: 'frame',
		needs: ['promotions'],
	},
	{
		path: '/promotions/vouchers/:code',
		module: 'promotions/voucher.tsx',
		within: 'frame',
		needs: ['promotions'],
	},
	{
		path: '/promotions/flash-sales',
		module: 'promotions/flash-sales.tsx',
		within: 'frame',
		needs: ['promotions'],
	},
	{
		path: '/promotions/flash-sales/new',
		module: 'promotions/new-flash-sale.tsx',
		within: 'frame',
		needs: ['promotions'],
	},
	{
		path: '/promotions/flash-sales/:id',
		module: 'promotions/flash-sale.tsx',
		within: 'frame',
		needs: ['promotions'],
	},
	{
		path: '/promotions/rewards',
		module: 'promotions/rewards.tsx',
		within: 'frame',
		needs: ['promotions'],
	},
	{
		path: '/promotions/rewards/new',
		module: 'promotions/new-reward.tsx',
		within: 'frame',
		needs: ['promotions'],
	},
	{
		path: '/promotions/rewards/:id',
		module: 'promotions/reward.tsx',
		within: 'frame',
		needs: ['promotions'],
	},
	{
		path: '/promotions/redemptions',
		module: 'promotions/redemptions.tsx',
		within: 'frame',
		needs: ['redemptions'],
	},
	{
		path: '/promotions/tiers',
		module: 'promotions/tiers.tsx',
		within: 'frame',
		needs: ['promotions'],
	},
	{
		path: '/promotions/affiliate',
		module: 'promotions/affiliate.tsx',
		within: 'frame',
		needs: ['commissions.read'],
		menu: { key: 'commissions', icon: 'star', unless: 'redemptions' },
	},
	{
		path: '/promotions/agents',
		module: 'promotions/agents.tsx',
		within: 'frame',
		needs: ['agents'],
	},
	{
		path: '/promotions/agents/new',
		module: 'promotions/new-agent.tsx',
		within: 'frame',
		needs: ['agents'],
	},
]
