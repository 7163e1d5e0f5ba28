import type { Page } from './page.ts'

/** Signing in and out. */
export const authPages = {
	login: { path: '/auth/login', module: 'auth/login.tsx', within: 'custom', for: 'visitors' },
	register: {
		path: '/auth/register',
		module: 'auth/register.tsx',
		within: 'custom',
		for: 'visitors',
	},
	forgotPassword: {
		path: '/auth/forgot-password',
		module: 'auth/forgot-password.tsx',
		within: 'custom',
		for: 'everyone',
	},
	resetPassword: {
		path: '/auth/reset-password',
		module: 'auth/reset-password.tsx',
		within: 'custom',
		for: 'everyone',
	},
	/** Asks for a mailed link that signs in. */
	signInLink: {
		path: '/auth/sign-in-link',
		module: 'auth/sign-in-link.tsx',
		within: 'custom',
		for: 'visitors',
	},
	/** The page that such a link opens. */
	emailSignIn: {
		path: '/auth/email-sign-in',
		module: 'auth/email-sign-in.tsx',
		within: 'custom',
		for: 'everyone',
	},
	confirmEmail: {
		path: '/auth/confirm-email',
		module: 'auth/confirm-email.tsx',
		within: 'custom',
		for: 'everyone',
	},
	googleVerification: {
		path: '/auth/google-verification',
		module: 'auth/google-verification.tsx',
		within: 'custom',
		for: 'visitors',
	},
	google: { path: '/auth/google', module: 'auth/google.ts', within: 'nothing', for: 'everyone' },
	logout: { path: '/auth/logout', module: 'auth/logout.tsx', within: 'custom', for: 'everyone' },
} as const satisfies Record<string, Page>
