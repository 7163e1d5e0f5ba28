import * as account from './account.ts'
import { DoneWire } from './auth.ts'
import { CartListWire } from './cart.ts'
import type { Endpoint } from './endpoint.ts'
import * as wishlist from './wishlist.ts'

const customer = { access: 'customer' } as const
const wishes = { ...customer, answer: wishlist.WishlistWire } as const
const profile = { ...customer, answer: account.CustomerProfileAnswerWire } as const

/** Endpoints of a customer's profile, addresses, bank accounts, wishlist and cart. */
export const ACCOUNT_ENDPOINTS: Endpoint[] = [
	{ method: 'GET', path: '/customer/profile', summary: 'Who the customer is', ...profile },
	{
		method: 'PUT',
		path: '/customer/profile',
		summary: 'Changes it; another email waits for its link',
		body: account.CustomerProfileEditWire,
		...customer,
		answer: account.CustomerProfileEditedWire,
		failures: { 409: 'ACCOUNT_EXISTS or SIGN_IN_AGAIN', 429: 'TOO_MANY_ATTEMPTS' },
	},
	{
		method: 'POST',
		path: '/customer/email-confirmation',
		summary: "Takes an email as the customer's, by its mailed link",
		access: 'company',
		body: account.EmailConfirmationWire,
		answer: DoneWire,
		failures: { 409: 'ACCOUNT_EXISTS', 410: 'LINK_USED' },
	},
	{
		method: 'POST',
		path: '/customer/email-confirmation-mail',
		summary: 'Mails the link once more to the address that waits for it',
		...customer,
		answer: DoneWire,
		failures: { 429: 'TOO_MANY_ATTEMPTS' },
	},
	{
		method: 'GET',
		path: '/customer/picture',
		summary: "The customer's picture",
		...customer,
		answerType: 'image/jpeg',
		failures: { 404: 'None' },
	},
	{
		method: 'PUT',
		path: '/customer/picture',
		summary: 'Another picture',
		form: { fields: account.CustomerPictureWire, files: ['PICTURE'] },
		...profile,
		failures: { 413: 'Over 5 MB', 429: 'UPLOADS_TOO_MANY' },
	},
	{ method: 'DELETE', path: '/customer/picture', summary: 'No picture', ...profile },
	{
		method: 'GET',
		path: '/customer/export',
		summary: 'Everything that is kept of the customer',
		...customer,
		answer: account.CustomerExportWire,
	},
	{
		method: 'GET',
		path: '/customer/export-archive',
		summary: 'The same as data.json in an archive, with the pictures that the customer has sent',
		...customer,
		answerType: 'application/zip',
	},
	{
		method: 'DELETE',
		path: '/customer',
		summary: 'Forgets the person',
		...customer,
		body: account.CustomerDeletionWire,
		answer: DoneWire,
		failures: { 409: 'ORDERS_OPEN, BALANCE_LEFT or SIGN_IN_AGAIN', 429: 'TOO_MANY_ATTEMPTS' },
	},
	{
		method: 'GET',
		path: '/wishlist/wishlist-list',
		summary: 'What the customer remembers, the newest first',
		...wishes,
	},
	{
		method: 'POST',
		path: '/wishlist',
		summary: 'Remembers a product',
		body: wishlist.WishWire,
		...wishes,
		failures: { 404: 'PRODUCT_NOT_FOUND' },
	},
	{
		method: 'POST',
		path: '/wishlist/merge',
		summary: "Takes a visitor's products in",
		body: wishlist.WishlistMergeWire,
		...wishes,
	},
	{ method: 'DELETE', path: '/wishlist/{id}', summary: 'Forgets a product', ...wishes },
	{
		method: 'POST',
		path: '/cart/merge',
		summary: "Adds a visitor's lines to the customer's cart",
		...customer,
		body: wishlist.CartLinesWire,
		answer: CartListWire,
		idempotent: true,
	},
	{
		method: 'PUT',
		path: '/cart',
		summary: "Puts these lines in the place of the customer's",
		...customer,
		body: wishlist.CartLinesWire,
		answer: CartListWire,
	},
]
