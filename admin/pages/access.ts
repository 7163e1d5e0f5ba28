import type { AdminPage } from './page.ts'

/** Signing in, the setup, the account, staff and what they did. */
export const accessPages: AdminPage[] = [
	{ path: '/sign-in', module: 'access/sign-in.tsx', within: 'signedOut', needs: [], menu: null },
	{ path: '/sign-in/code', module: 'access/second-factor.tsx', within: 'signedOut', needs: [] },
	{
		path: '/accept-invitation',
		module: 'access/accept-invitation.tsx',
		within: 'signedOut',
		needs: [],
		menu: null,
	},
	{
		path: '/reset-password',
		module: 'access/reset-password.tsx',
		within: 'signedOut',
		needs: [],
		menu: null,
	},
	{ path: '/setup', module: 'setup/owner.tsx', within: 'signedOut', needs: [], menu: null },
	{ path: '/sign-out', module: 'access/sign-out.ts', within: 'nothing', needs: [], menu: null },
	{
		path: '/preferences',
		module: 'access/preferences.ts',
		within: 'nothing',
		needs: [],
		menu: null,
	},
	{ path: '/company', module: 'access/company.tsx', within: 'nothing', needs: [], menu: null },
	{ path: '/setup/second-factor', module: 'setup/second-factor.tsx', within: 'setup', needs: [] },
	{ path: '/setup/shop', module: 'setup/shop.tsx', within: 'setup', needs: [] },
	{ path: '/account', module: 'access/account.tsx', within: 'frame', needs: [], menu: null },
	{
		path: '/account/second-factor',
		module: 'access/account-second-factor.tsx',
		within: 'frame',
		needs: [],
	},
	{
		path: '/account/mails',
		module: 'access/account-mails.tsx',
		within: 'frame',
		needs: ['preferences'],
	},
	{
		path: '/activity',
		module: 'activity/activity.tsx',
		within: 'frame',
		needs: ['audit', 'staff', 'keys'],
		menu: { key: 'activity', icon: 'clock', needs: 'audit' },
	},
	{ path: '/setup/goods', module: 'setup/goods.tsx', within: 'frame', needs: ['settings'] },
	{ path: '/setup/open', module: 'setup/open.tsx', within: 'frame', needs: ['settings'] },
	{
		path: '/staff',
		module: 'staff/staff.tsx',
		within: 'frame',
		needs: ['staff'],
		menu: { key: 'staff', icon: 'user' },
	},
	{ path: '/staff/invite', module: 'staff/invite.tsx', within: 'frame', needs: ['staff'] },
	{ path: '/staff/:id', module: 'staff/member.tsx', within: 'frame', needs: ['staff'] },
]
