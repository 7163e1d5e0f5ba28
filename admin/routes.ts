import type { DefineRoutesFunction } from '@remix-run/dev/dist/config/routes.js'

/** The route table of the admin. */
export const adminRoutes = (defineRoutes: DefineRoutesFunction) =>
	defineRoutes((route) => {
		route('', 'routes/access/outside.tsx', () => {
			route('sign-in', 'routes/access/sign-in.tsx')
			route('sign-in/code', 'routes/access/second-factor.tsx')
			route('accept-invitation', 'routes/access/accept-invitation.tsx')
			route('reset-password', 'routes/access/reset-password.tsx')
		})
		route('sign-out', 'routes/access/sign-out.ts')
		route('preferences', 'routes/access/preferences.ts')
		route('company', 'routes/access/company.tsx')
		route('', 'routes/frame.tsx', () => {
			route('', 'routes/dashboard/dashboard.tsx', { index: true })
			route('account', 'routes/access/account.tsx')
			route('account/second-factor', 'routes/access/account-second-factor.tsx')
			route('orders', 'routes/orders/orders.tsx')
			route('orders/ship', 'routes/orders/ship.tsx')
			route('orders/:number', 'routes/orders/order.tsx')
			route('orders/:number/cancel', 'routes/orders/cancel.tsx')
			route('returns', 'routes/queues/returns.tsx')
			route('returns/:number', 'routes/queues/return.tsx')
			route('withdrawals', 'routes/queues/withdrawals.tsx')
			route('refunds', 'routes/queues/refunds.tsx')
			route('applications', 'routes/queues/applications.tsx')
			route('messages', 'routes/queues/messages.tsx')
			route('*', 'routes/not-found.tsx')
		})
		route('orders/:number/proof/:id', 'routes/orders/proof.ts')
		route('orders/labels', 'routes/orders/labels.ts')
		route('orders/slips', 'routes/orders/slips.tsx')
		route('returns/:number/picture/:id', 'routes/queues/return-picture.ts')
	})
