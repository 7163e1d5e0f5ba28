import { Refusal } from './refusal.ts'

type Requested = { form: FormData; isMultipart: boolean; token: string; cookie: string }

/**
 * A form that may be the visitor's own, or that another site had their browser send: it is not done, and they are
 * asked on a page of their own.
 */
export class FormQuestion extends Refusal {
	readonly form: FormData
	readonly isMultipart: boolean
	/** Good together with the cookie that the answer sets. */
	readonly token: string

	constructor({ form, isMultipart, token, cookie }: Requested) {
		super(403, { 'Set-Cookie': cookie })
		this.form = form
		this.isMultipart = isMultipart
		this.token = token
	}
}
