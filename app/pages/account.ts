import { type AccountPage, fiveFiles, oneFile } from './page.ts'

/** What the pages in the account's menu lead to. */
export const accountPages = {
	mails: {
		path: '/profile/notifications/mails',
		module: 'profile/account/mails.tsx',
		within: 'account',
	},
	walletSuccess: {
		path: '/profile/wallet/success',
		module: 'profile/wallet/success.tsx',
		within: 'account',
	},
	walletWithdrawals: {
		path: '/profile/wallet/history-withdraw',
		module: 'profile/wallet/history-withdraw.tsx',
		within: 'account',
	},
	affiliateWithdrawals: {
		path: '/profile/affiliate/history-withdraw',
		module: 'profile/affiliate/history-withdraw.tsx',
		within: 'account',
	},
	agencyMonth: {
		path: '/profile/agen/detail',
		module: 'profile/agen/detail.tsx',
		within: 'account',
	},
	agencyWithdrawals: {
		path: '/profile/agen/history-withdraw',
		module: 'profile/agen/history-withdraw.tsx',
		within: 'account',
	},
	rewardHistory: {
		path: '/profile/reward/detail',
		module: 'profile/reward/detail.tsx',
		within: 'account',
	},
	newAddress: {
		path: '/profile/address/new',
		module: 'profile/address/new.tsx',
		within: 'account',
	},
	newBank: { path: '/profile/bank/new', module: 'profile/bank/new.tsx', within: 'account' },
	picture: {
		path: '/profile/picture',
		module: 'profile/account/picture.tsx',
		within: 'account',
		upload: oneFile,
	},
	deletion: {
		path: '/profile/data/deletion',
		module: 'profile/account/deletion.tsx',
		within: 'account',
	},
	order: { path: '/profile/order/:saleId', module: 'profile/orders/order.tsx', within: 'account' },
	orderReview: {
		path: '/profile/order/:saleId/review',
		module: 'profile/orders/review.tsx',
		within: 'account',
		upload: fiveFiles,
	},
	orderReturn: {
		path: '/profile/order/:saleId/return',
		module: 'profile/returns/request.tsx',
		within: 'account',
		upload: fiveFiles,
	},
	invoice: {
		path: '/profile/order/:saleId/invoice',
		module: 'profile/orders/invoice.tsx',
		within: 'nothing',
	},
	invoicePdf: {
		path: '/profile/order/:saleId/invoice.pdf',
		module: 'profile/orders/invoice-pdf.ts',
		within: 'nothing',
	},
	digitalDownload: {
		path: '/profile/order/product-digital/download',
		module: 'profile/orders/download.ts',
		within: 'nothing',
	},
	return: {
		path: '/profile/return/:returnId',
		module: 'profile/returns/return.tsx',
		within: 'account',
	},
	returnPicture: {
		path: '/profile/return/:returnId/picture/:pictureId',
		module: 'profile/returns/picture.ts',
		within: 'nothing',
	},
	downlineFile: {
		path: '/profile/downline/file',
		module: 'profile/downline/file.ts',
		within: 'nothing',
	},
	reward: {
		path: '/profile/reward/:rewardId',
		module: 'profile/reward/redeem.tsx',
		within: 'account',
	},
	address: {
		path: '/profile/address/:id',
		module: 'profile/address/change.tsx',
		within: 'account',
	},
	addressRemoval: {
		path: '/profile/address/:id/removal',
		module: 'profile/address/removal.tsx',
		within: 'account',
	},
	mainAddress: {
		path: '/profile/address/:id/main',
		module: 'profile/address/main.ts',
		within: 'nothing',
	},
	bank: { path: '/profile/bank/:id', module: 'profile/bank/change.tsx', within: 'account' },
	bankRemoval: {
		path: '/profile/bank/:id/removal',
		module: 'profile/bank/removal.tsx',
		within: 'account',
	},
	confirmationMail: {
		path: '/profile/edit/confirmation-mail',
		module: 'profile/account/confirmation-mail.ts',
		within: 'nothing',
	},
	pictureFile: {
		path: '/profile/picture/:id',
		module: 'profile/account/picture-file.ts',
		within: 'nothing',
	},
	pictureRemoval: {
		path: '/profile/picture/removal',
		module: 'profile/account/picture-removal.ts',
		within: 'nothing',
	},
	sessionEnd: {
		path: '/profile/sessions/:id/end',
		module: 'profile/account/session-end.ts',
		within: 'nothing',
	},
	googleVerificationStart: {
		path: '/profile/google-verification/start',
		module: 'profile/google-link.ts',
		within: 'nothing',
	},
	dataExport: {
		path: '/profile/data/export',
		module: 'profile/account/data-export.ts',
		within: 'nothing',
	},
} as const satisfies Record<string, AccountPage>
